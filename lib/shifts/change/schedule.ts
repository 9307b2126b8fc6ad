import { type DayRecords, NO_DAYS } from '@/lib/days/day-record';
import type { Employee } from '@/lib/employees/employee';
import { NO_REQUESTS, type RequestRecords } from '@/lib/requests/request-record';
import { NO_SETTINGS, type SettingRecords } from '@/lib/settings/setting-record';
import {
  NOTHING_UNPUBLISHED,
  type Publication,
  type Unpublished,
  unpublishedSince,
} from '@/lib/shifts/publication/publication';
import { actSourceOf, applyPublicationAct } from '@/lib/shifts/publication/publication-act';
import { applyPublicationStep } from '@/lib/shifts/publication/publication-step';
import { employeeRenames, renameInPublication, unpublishedAfter } from '@/lib/shifts/publication/unpublished';
import type { Template } from '@/lib/templates/template';
import type { ChangeEntry, ScheduleChange } from './schedule-change';
import { EMPTY_INDEX, findShift, type IndexEntry, type ScheduleIndex, withEntries } from './schedule-index';

/** Everything that a ScheduleChange can edit. Immutable. */
export interface Schedule {
  readonly shifts: ScheduleIndex;
  readonly employees: ReadonlyMap<string, Employee>;
  readonly templates: ReadonlyMap<string, Template>;
  /** By date. */
  readonly days: DayRecords;
  /** By id. */
  readonly requests: RequestRecords;
  /** The business settings; read one with `readSetting`. */
  readonly settings: SettingRecords;
  /** Undefined until the schedule is first published. */
  readonly publication: Publication | undefined;
  /** Differences from the publication; empty without one. */
  readonly unpublished: Unpublished;
}

export const EMPTY_SCHEDULE: Schedule = {
  shifts: EMPTY_INDEX,
  employees: new Map(),
  templates: new Map(),
  days: NO_DAYS,
  requests: NO_REQUESTS,
  settings: NO_SETTINGS,
  publication: undefined,
  unpublished: NOTHING_UNPUBLISHED,
};

/** `of` identifies the undo or redo of a publication. */
type AppliedChange = Pick<ScheduleChange, 'entries' | 'of'>;

/** Applying a change twice equals applying it once. Untouched parts keep their identity. */
export function applyChange(schedule: Schedule, change: AppliedChange): Schedule {
  const shiftEntries: IndexEntry[] = [];
  const employeeEntries: Extract<ChangeEntry, { kind: 'employee' }>[] = [];
  const templateEntries: Extract<ChangeEntry, { kind: 'template' }>[] = [];
  const dayEntries: Extract<ChangeEntry, { kind: 'day' }>[] = [];
  const requestEntries: Extract<ChangeEntry, { kind: 'request' }>[] = [];
  const settingEntries: Extract<ChangeEntry, { kind: 'setting' }>[] = [];
  for (const entry of change.entries) {
    if (entry.kind === 'shift') shiftEntries.push(entry);
    else if (entry.kind === 'employee') employeeEntries.push(entry);
    else if (entry.kind === 'template') templateEntries.push(entry);
    else if (entry.kind === 'day') dayEntries.push(entry);
    else if (entry.kind === 'request') requestEntries.push(entry);
    else if (entry.kind === 'setting') settingEntries.push(entry);
  }
  const shifts = shiftEntries.length > 0 ? withEntries(schedule.shifts, shiftEntries) : schedule.shifts;
  return {
    shifts,
    employees: withRecords(schedule.employees, employeeEntries),
    templates: withRecords(schedule.templates, templateEntries),
    days: withRecords(schedule.days, dayEntries),
    requests: withRecords(schedule.requests, requestEntries),
    settings: withRecords(schedule.settings, settingEntries),
    ...publicationAfter(schedule, change, shifts),
  };
}

function publicationAfter(
  { publication, unpublished, shifts, employees }: Schedule,
  change: AppliedChange,
  shiftsAfter: ScheduleIndex,
): Pick<Schedule, 'publication' | 'unpublished'> {
  const { entries } = change;
  const entry = entries.findLast(({ kind }) => kind === 'publication');
  const isEntry = entry?.kind === 'publication';
  if (isEntry) {
    const { after } = entry;
    if (after?.act)
      return applyPublicationAct(
        { publication, unpublished },
        { ...after, act: after.act },
        actSourceOf(shifts),
      );
    if (!change.of) return { publication: after, unpublished: unpublishedSince(after) };
  }
  const names = employeeRenames(entries, employees.values());
  const current = publication
    ? {
        publication: renameInPublication(publication, names),
        unpublished: unpublishedAfter(
          unpublished,
          entries,
          (id) => findShift(shifts, id),
          publication,
          names,
        ),
      }
    : { publication, unpublished };
  return isEntry ? applyPublicationStep(current, entry, actSourceOf(shiftsAfter)) : current;
}

/** New records are in id order: a reload or an undone removal keeps the order. */
function withRecords<Item>(
  records: ReadonlyMap<string, Item>,
  entries: readonly { readonly id: string; readonly after?: Item }[],
): ReadonlyMap<string, Item> {
  if (entries.length === 0) return records;
  const touched = new Map(entries.map(({ id, after }) => [id, after]));
  const added = [...touched.keys()].filter((id) => touched.get(id) && !records.has(id)).sort();
  const copy = new Map<string, Item>();
  const put = (id: string, item: Item | undefined) => {
    if (item) copy.set(id, item);
  };
  let position = 0;
  for (const [id, item] of records) {
    for (let next = added[position]; next !== undefined && next < id; next = added[position]) {
      put(next, touched.get(next));
      position += 1;
    }
    put(id, touched.has(id) ? touched.get(id) : item);
  }
  for (const id of added.slice(position)) put(id, touched.get(id));
  return copy;
}
