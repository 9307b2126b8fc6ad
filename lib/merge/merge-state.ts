import { emptyDay, isDayId, isEmptyDay } from '@/lib/days/day-record';
import type { Fields } from '@/lib/saved-data/records/fields';
import { isSameData } from '@/lib/saved-data/records/same-data';
import { isPlain, netChange } from '@/lib/shifts/change/net-change';
import { recordAt } from '@/lib/shifts/change/record-at';
import { applyChange, EMPTY_SCHEDULE } from '@/lib/shifts/change/schedule';
import {
  awaitingRepairAfter,
  type ChangeEntry,
  type RecordKind,
  type ScheduleChange,
} from '@/lib/shifts/change/schedule-change';
import { allShifts } from '@/lib/shifts/change/schedule-index';
import type { FullSchedule } from '@/lib/shifts/history/schedule-before';
import { publicationNow } from '@/lib/shifts/publication/publication';

export const EMPTY_FULL_SCHEDULE: FullSchedule = { schedule: EMPTY_SCHEDULE, awaitingRepair: [] };

/** Applies the change to the schedule and to the shifts awaiting repair. */
export function applyChangeToFull(
  { schedule, awaitingRepair }: FullSchedule,
  change: Pick<ScheduleChange, 'entries' | 'of'>,
): FullSchedule {
  return {
    schedule: applyChange(schedule, change),
    awaitingRepair: awaitingRepairAfter(awaitingRepair, change),
  };
}

/** Applies the changes in order. Combines runs of plain changes (`isPlain`) for speed. */
export function applyChangesToFull(full: FullSchedule, changes: readonly ScheduleChange[]): FullSchedule {
  let sum = full;
  let run: ScheduleChange[] = [];
  const end = () => {
    const net = netChange(run);
    if (net) sum = applyChangeToFull(sum, net);
    run = [];
  };
  for (const change of changes) {
    if (isPlain(change)) {
      run.push(change);
      continue;
    }
    end();
    sum = applyChangeToFull(sum, change);
  }
  end();
  return sum;
}

/** A copy of the current record with untyped fields; undefined if missing. */
export function recordIn(full: FullSchedule, kind: RecordKind, id: string): Fields | undefined {
  const record = recordAt(full, kind, id);
  return record && { ...record };
}

/** Unchecked: the caller guarantees that the records have that kind, or validates the entry later. */
export function entryOf(
  kind: RecordKind,
  id: string,
  before: Fields | undefined,
  after: Fields | undefined,
): ChangeEntry {
  return { kind, id, ...(before && { before }), ...(after && { after }) } as unknown as ChangeEntry;
}

/**
 * One side of an entry with untyped fields. A missing day or setting becomes an empty record, because two devices may
 * add the same one: without a common ancestor their fields could not merge.
 */
export function sideOf({ kind, id }: ChangeEntry, record: object | undefined): Fields | undefined {
  if (record) return { ...record };
  if (kind === 'setting') return { id };
  return kind === 'day' && isDayId(id) ? { ...emptyDay(id) } : undefined;
}

/** The inverse of `sideOf`: undefined for an empty day or setting, which are not stored. */
export function keptRecord(kind: RecordKind, id: string, record: Fields): Fields | undefined {
  if (kind === 'setting') return Object.keys(record).length > 1 ? record : undefined;
  if (kind !== 'day' || !isDayId(id)) return record;
  return isEmptyDay({ ...emptyDay(id), ...record, id }) ? undefined : record;
}

/** The entries that turn `was` into `is`, in no particular order. */
export function entriesBetween(was: FullSchedule, is: FullSchedule): readonly ChangeEntry[] {
  const entries: ChangeEntry[] = [];
  const compare = (kind: RecordKind, one: Iterable<Named>, other: Iterable<Named>) => {
    const [before, after] = [byId(one), byId(other)];
    for (const [id, record] of before) {
      const left = after.get(id);
      if (left !== record && !isSameData(record, left))
        entries.push(entryOf(kind, id, fields(record), fields(left)));
    }
    for (const [id, record] of after)
      if (!before.has(id)) entries.push(entryOf(kind, id, undefined, fields(record)));
  };
  compare('employee', was.schedule.employees.values(), is.schedule.employees.values());
  compare('shift', allShifts(was.schedule.shifts), allShifts(is.schedule.shifts));
  compare('template', was.schedule.templates.values(), is.schedule.templates.values());
  compare('day', was.schedule.days.values(), is.schedule.days.values());
  compare('request', was.schedule.requests.values(), is.schedule.requests.values());
  compare('setting', was.schedule.settings.values(), is.schedule.settings.values());
  compare('undated', was.awaitingRepair, is.awaitingRepair);
  const [earlier, later] = [publicationNow(was.schedule), publicationNow(is.schedule)];
  if (!isSamePublication(was, is))
    entries.push(entryOf('publication', 'publication', fields(earlier), fields(later)));
  return entries;
}

/** Whether both have the same publication and the same differences from it. */
export function isSamePublication(one: FullSchedule, other: FullSchedule): boolean {
  const { publication, unpublished } = one.schedule;
  if (publication === other.schedule.publication && unpublished === other.schedule.unpublished) return true;
  const sorted = ({ schedule }: FullSchedule) => {
    const now = publicationNow(schedule);
    return now && { ...now, since: [...now.since].sort((a, b) => (a.id < b.id ? -1 : 1)) };
  };
  return isSameData(sorted(one), sorted(other));
}

interface Named {
  readonly id: string;
}

const byId = (items: Iterable<Named>) => new Map(Array.from(items, (item) => [item.id, item]));
const fields = (record: object | undefined): Fields | undefined => record && { ...record };
