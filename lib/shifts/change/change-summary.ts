import { nameKey } from '@/lib/employees/employee';
import { isSameData } from '@/lib/saved-data/records/same-data';
import { type SettingId, settingIdOf } from '@/lib/settings/setting-record';
import type { PublicationAct } from '@/lib/shifts/publication/publication';
import type { DaySpan } from '@/lib/shifts/publication/published-days';
import type { Shift } from '@/lib/shifts/shift/shift';
import { isSeries } from '@/lib/templates/template';
import type { ChangeEntry, ScheduleChange } from './schedule-change';
import { commonChangeKind, type ShiftChangeKind } from './shift-change-kind';

export type ChangeKind =
  | ShiftChangeKind
  | 'added'
  | 'removed'
  | 'swapped'
  | 'notes'
  | 'repaired'
  | 'repairDropped'
  | 'employeeAdded'
  | 'employeeRemoved'
  | 'employeeRenamed'
  | 'employeeChanged'
  | 'availability'
  | 'templateAdded'
  | 'templateRemoved'
  | 'templateChanged'
  | 'dayChanged'
  | 'requestChanged'
  | 'settingChanged'
  | 'imported'
  | 'published'
  | 'unpublished'
  | 'several';

/** A summary never quotes notes, because notes are private to the manager. */
export interface ChangeSummary {
  readonly kind: ChangeKind;
  /** Number of records of that kind; at least 1. */
  readonly count: number;
  /** Present if the change is about one shift; for a removed shift, its last state. */
  readonly shift?: Shift;
  /** The earlier state, if day, time or person changed. */
  readonly before?: Shift;
  /** Present if the change is about one person or template; for a rename, the new name. */
  readonly name?: string;
  readonly oldName?: string;
  /** First to last day published, unpublished or given day notes; absent if all days are. */
  readonly days?: DaySpan;
  /** The business settings, once each, if nothing else changed; omits settings of a newer build. */
  readonly settings?: readonly SettingId[];
}

type EntryOf<Kind extends ChangeEntry['kind']> = Extract<ChangeEntry, { kind: Kind }>;

interface Sides<Item> {
  readonly before?: Item;
  readonly after?: Item;
}

/** Summarizes the change by its entries; the summary of an undo describes the restored records. */
export function changeSummary({
  entries: all,
  origin,
}: Pick<ScheduleChange, 'entries' | 'origin'>): ChangeSummary {
  if (origin === 'import') return { kind: 'imported', count: Math.max(all.length, 1) };
  const requests = ofKind(all, 'request');
  if (requests.length > 0 && requests.length === all.length) {
    return { kind: 'requestChanged', count: requests.length };
  }
  const changedSettings = ofKind(all, 'setting');
  if (changedSettings.length > 0 && changedSettings.length === all.length) {
    const settings = [...new Set(changedSettings.flatMap(({ id }) => settingIdOf(id) ?? []))];
    return { kind: 'settingChanged', count: Math.max(settings.length, 1), settings };
  }
  // Requests and settings such as the list of stations change as a side effect of the person's edit.
  const entries = all.filter(({ kind }) => kind !== 'request' && kind !== 'setting');
  const count = Math.max(entries.length, 1);
  const span = daysOf(entries);
  // Another device's publication arrives as a change of that device.
  const isPublished = origin === 'publish' || (origin === 'shared' && isAct(entries, 'publish'));
  if (isPublished) return { kind: 'published', count: 1, ...(span && { days: span }) };
  if (isAct(entries, 'unpublish')) {
    return { kind: 'unpublished', count: 1, ...(span && { days: span }) };
  }
  const shifts = ofKind(entries, 'shift');
  const employees = ofKind(entries, 'employee');
  // Omits a series if the change also has shifts, because the summary of the shifts describes the series.
  const templates = ofKind(entries, 'template').filter(({ before, after }) => {
    const template = before ?? after;
    return shifts.length === 0 || !template || !isSeries(template);
  });
  const undated = ofKind(entries, 'undated');
  if (undated.length > 0) {
    const isRepaired = shifts.length > 0 && shifts.length === undated.length;
    if (isRepaired) return { ...oneShift(shifts), kind: 'repaired', count: shifts.length };
    return { kind: shifts.length === 0 ? 'repairDropped' : 'several', count };
  }
  const days = ofKind(entries, 'day');
  if (days.length > 0 && days.length === entries.length) return ofDays(days);
  const [employee] = employees;
  // An employee edit also changes that person's shifts and templates, which the summary does not mention.
  if (employee && employees.some(({ before }) => before)) return ofEmployees(employees, employee);
  if (shifts.length > 0 && templates.length === 0) return ofShifts(shifts);
  if (employee && templates.length === 0) return ofEmployees(employees, employee);
  if (templates.length > 0 && shifts.length + employees.length === 0) return ofTemplates(templates);
  return { kind: 'several', count };
}

function daysOf(entries: readonly ChangeEntry[]): DaySpan | undefined {
  const spans = ofKind(entries, 'publication').flatMap(({ after }) => after?.act?.spans ?? []);
  const [first, last] = [spans[0], spans.at(-1)];
  return first && last && { from: first.from, to: last.to };
}

function ofKind<Kind extends ChangeEntry['kind']>(
  entries: readonly ChangeEntry[],
  kind: Kind,
): readonly EntryOf<Kind>[] {
  return entries.filter((entry): entry is EntryOf<Kind> => entry.kind === kind);
}

function ofShifts(entries: readonly EntryOf<'shift'>[]): ChangeSummary {
  const count = entries.length;
  const change = additionOrRemoval(entries);
  if (change !== 'changed') return { ...oneShift(entries), kind: change ?? 'several', count };
  const changed = entries.flatMap(({ before, after }) => (before && after ? [{ before, after }] : []));
  if (isSwap(changed)) return { kind: 'swapped', count };
  if (changed.every(isOnlyNotes)) return { ...oneShift(entries), kind: 'notes', count };
  const [first] = changed;
  const showsBefore = first !== undefined && count === 1 && isRescheduled(first);
  return {
    ...oneShift(entries),
    kind: commonChangeKind(changed),
    count,
    ...(showsBefore && { before: first.before }),
  };
}

function isAct(entries: readonly ChangeEntry[], act: PublicationAct['kind']): boolean {
  return ofKind(entries, 'publication').some(({ after }) => after?.act?.kind === act);
}

function ofEmployees(entries: readonly EntryOf<'employee'>[], first: EntryOf<'employee'>): ChangeSummary {
  const count = entries.length;
  const name = count === 1 ? (first.after ?? first.before)?.name : undefined;
  const named = { count, ...(name !== undefined && { name }) };
  const change = additionOrRemoval(entries);
  if (change === 'added') return { kind: 'employeeAdded', ...named };
  if (change === 'removed') return { kind: 'employeeRemoved', ...named };
  const { before, after } = first;
  if (count > 1 || !before || !after) return { kind: 'employeeChanged', count };
  if (nameKey(before.name) !== nameKey(after.name)) {
    return { kind: 'employeeRenamed', ...named, oldName: before.name };
  }
  const isAvailability = before.availability !== after.availability && before.role === after.role;
  return { kind: isAvailability ? 'availability' : 'employeeChanged', ...named };
}

function ofTemplates(entries: readonly EntryOf<'template'>[]): ChangeSummary {
  const [first] = entries;
  const name = entries.length === 1 ? (first?.after ?? first?.before)?.name : undefined;
  const kinds = { added: 'templateAdded', removed: 'templateRemoved', changed: 'templateChanged' } as const;
  return {
    kind: kinds[additionOrRemoval(entries) ?? 'changed'],
    count: entries.length,
    ...(name !== undefined && { name }),
  };
}

function ofDays(entries: readonly EntryOf<'day'>[]): ChangeSummary {
  const dates = entries.flatMap(({ after, before }) => (after ?? before)?.id ?? []).sort();
  const [from, to] = [dates[0], dates.at(-1)];
  return { kind: 'dayChanged', count: entries.length, ...(from && to && { days: { from, to } }) };
}

/** Whether the entries only add, only remove or only change records; undefined for a mixture. */
function additionOrRemoval(entries: readonly Sides<unknown>[]): 'added' | 'removed' | 'changed' | undefined {
  if (entries.every(({ before }) => !before)) return 'added';
  if (entries.every(({ after }) => !after)) return 'removed';
  return entries.every(({ before, after }) => before && after) ? 'changed' : undefined;
}

function oneShift(entries: readonly Sides<Shift>[]): Pick<ChangeSummary, 'shift'> {
  const [first] = entries;
  const shift = entries.length === 1 ? (first?.after ?? first?.before) : undefined;
  return shift ? { shift } : {};
}

function isSwap(changed: readonly Required<Sides<Shift>>[]): boolean {
  const [one, other] = changed;
  if (!one || !other || changed.length !== 2) return false;
  const isTaken = (from: Shift, to: Shift) => nameKey(from.employeeName) === nameKey(to.employeeName);
  return (
    commonChangeKind(changed) === 'assigned' &&
    isTaken(one.before, other.after) &&
    isTaken(other.before, one.after)
  );
}

function isOnlyNotes({ before, after }: Required<Sides<Shift>>): boolean {
  return before.notes !== after.notes && isSameData({ ...before, notes: '' }, { ...after, notes: '' });
}

function isRescheduled({ before, after }: Required<Sides<Shift>>): boolean {
  return (
    before.date !== after.date ||
    before.employeeName !== after.employeeName ||
    before.startTime !== after.startTime ||
    before.endTime !== after.endTime
  );
}
