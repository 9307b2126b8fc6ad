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
import type { WholeSchedule } from '@/lib/shifts/history/schedule-before';
import { publicationNow } from '@/lib/shifts/publication/publication';

export const NOTHING: WholeSchedule = { schedule: EMPTY_SCHEDULE, awaitingRepair: [] };

/** The whole after the change. */
export function wholeAfter(
  { schedule, awaitingRepair }: WholeSchedule,
  change: Pick<ScheduleChange, 'entries' | 'of'>,
): WholeSchedule {
  return {
    schedule: applyChange(schedule, change),
    awaitingRepair: awaitingRepairAfter(awaitingRepair, change),
  };
}

/** The whole after the changes in their order; runs that only put and remove records are applied as one. */
export function wholeAfterAll(whole: WholeSchedule, changes: readonly ScheduleChange[]): WholeSchedule {
  let sum = whole;
  let run: ScheduleChange[] = [];
  const end = () => {
    const net = netChange(run);
    if (net) sum = wholeAfter(sum, net);
    run = [];
  };
  for (const change of changes) {
    if (isPlain(change)) {
      run.push(change);
      continue;
    }
    end();
    sum = wholeAfter(sum, change);
  }
  end();
  return sum;
}

/** The record of that kind and id, as one of any fields. */
export function recordIn(whole: WholeSchedule, kind: RecordKind, id: string): Fields | undefined {
  const record = recordAt(whole, kind, id);
  return record && { ...record };
}

/** An entry of that kind; the caller knows that the records are of it, or that reading them will tell. */
export function entryOf(
  kind: RecordKind,
  id: string,
  before: Fields | undefined,
  after: Fields | undefined,
): ChangeEntry {
  return { kind, id, ...(before && { before }), ...(after && { after }) } as unknown as ChangeEntry;
}

/**
 * One side of an entry as a record of any fields. Of a date of which nothing is said, and of a setting that has the default,
 * the record that says nothing: two devices may add the same one.
 */
export function sideOf({ kind, id }: ChangeEntry, record: object | undefined): Fields | undefined {
  if (record) return { ...record };
  if (kind === 'setting') return { id };
  return kind === 'day' && isDayId(id) ? { ...emptyDay(id) } : undefined;
}

/** The record to keep: undefined for a date of which nothing is said, and for a setting without a field. */
export function keptRecord(kind: RecordKind, id: string, record: Fields): Fields | undefined {
  if (kind === 'setting') return Object.keys(record).length > 1 ? record : undefined;
  if (kind !== 'day' || !isDayId(id)) return record;
  return isEmptyDay({ ...emptyDay(id), ...record, id }) ? undefined : record;
}

/** What makes one whole of the other, as entries without an order of their own. */
export function entriesBetween(was: WholeSchedule, is: WholeSchedule): readonly ChangeEntry[] {
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

/** Whether the same is published in both, and differs from what stands there. */
export function isSamePublication(one: WholeSchedule, other: WholeSchedule): boolean {
  const { publication, unpublished } = one.schedule;
  if (publication === other.schedule.publication && unpublished === other.schedule.unpublished) return true;
  const sorted = ({ schedule }: WholeSchedule) => {
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
