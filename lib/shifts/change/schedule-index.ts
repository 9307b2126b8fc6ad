import { isSameData, isSameList } from '@/lib/saved-data/records/same-data';
import { compareShifts, type Shift } from '@/lib/shifts/shift/shift';
import { type AllTimeFigures, NO_FIGURES, tallyFrom } from '@/lib/shifts/views/all-time-figures';
import type { LocalDate } from '@/lib/time/local-date';

type DaysOfMonth = ReadonlyMap<LocalDate, readonly Shift[]>;
type Bucket = ReadonlyMap<string, Shift>;

/**
 * All shifts by day and id. Immutable: edits share every untouched month, day and bucket. A day's array therefore keeps
 * its identity, and the cost of an edit does not grow with the schedule.
 */
export interface ScheduleIndex {
  readonly shiftCount: number;
  /** Maintained by each edit, so that insights need not visit every shift. */
  readonly figures: AllTimeFigures;
  readonly months: ReadonlyMap<string, DaysOfMonth>;
  readonly buckets: ReadonlyMap<string, Bucket>;
}

/** A shift to store under its id, or an id to remove. Of several entries with one id, the last entry wins. */
export type IndexEntry = { readonly id: string; readonly after?: Shift };

const NO_SHIFTS: readonly Shift[] = [];

export const EMPTY_INDEX: ScheduleIndex = {
  shiftCount: 0,
  figures: NO_FIGURES,
  months: new Map(),
  buckets: new Map(),
};

/** Ids end in a random suffix, so their last two characters spread them evenly. */
function bucketOf(id: string): string {
  return id.slice(-2);
}

function monthOf(date: LocalDate): string {
  return date.slice(0, 7);
}

/** The shifts of one day in day order; the same array until that day changes. */
export function shiftsOn(index: ScheduleIndex, date: LocalDate): readonly Shift[] {
  return index.months.get(monthOf(date))?.get(date) ?? NO_SHIFTS;
}

export function findShift(index: ScheduleIndex, id: string): Shift | undefined {
  return index.buckets.get(bucketOf(id))?.get(id);
}

/** Every shift, unordered. */
export function* allShifts(index: ScheduleIndex): Generator<Shift> {
  for (const bucket of index.buckets.values()) yield* bucket.values();
}

/** Applies the entries in one step and drops empty days and months. */
export function withEntries(index: ScheduleIndex, entries: Iterable<IndexEntry>): ScheduleIndex {
  const buckets = new Map(index.buckets);
  const months = new Map(index.months);
  const ownBuckets = new Map<string, Map<string, Shift>>();
  const ownMonths = new Map<string, Map<LocalDate, readonly Shift[]>>();
  const ownDays = new Map<LocalDate, Map<string, Shift>>();
  const tally = tallyFrom(index.figures);
  let shiftCount = index.shiftCount;

  const bucketFor = (key: string) => ownedCopy(ownBuckets, buckets, key);
  const dayFor = (date: LocalDate) => {
    const owned = ownDays.get(date);
    if (owned) return owned;
    const day = new Map(shiftsOn(index, date).map((shift) => [shift.id, shift]));
    ownDays.set(date, day);
    return day;
  };

  for (const { id, after } of entries) {
    const bucket = bucketFor(bucketOf(id));
    const before = bucket.get(id);
    if (before) {
      dayFor(before.date).delete(id);
      tally.remove(before);
    }
    if (after) {
      tally.add(after);
      bucket.set(id, after);
      dayFor(after.date).set(id, after);
    } else bucket.delete(id);
    shiftCount += (after ? 1 : 0) - (before ? 1 : 0);
  }

  for (const [date, day] of ownDays) {
    const month = ownedCopy(ownMonths, months, monthOf(date));
    if (day.size > 0) month.set(date, [...day.values()].sort(compareShifts));
    else month.delete(date);
  }
  dropEmpty(months);
  dropEmpty(buckets);
  return { shiftCount, figures: tally.figures(), months, buckets };
}

/**
 * Adds stored shifts that have only now been read. Mutates the buckets, even those of the given index,
 * because copying the buckets for each piece would cost more than reading. Finding such a shift early is
 * harmless.
 */
export function withReadShifts(index: ScheduleIndex, shifts: readonly Shift[]): ScheduleIndex {
  const buckets = new Map<string, Bucket>(index.buckets);
  const days = new Map<LocalDate, Shift[]>();
  const moved: IndexEntry[] = [];
  const tally = tallyFrom(index.figures);
  let shiftCount = index.shiftCount;
  for (const shift of shifts) {
    const key = bucketOf(shift.id);
    const bucket = buckets.get(key);
    if (bucket?.has(shift.id)) {
      // Already in the index: the shift was moved here from a day read before.
      moved.push({ id: shift.id, after: shift });
      continue;
    }
    if (bucket instanceof Map) bucket.set(shift.id, shift);
    else buckets.set(key, new Map([...(bucket ?? []), [shift.id, shift]]));
    const day = days.get(shift.date);
    if (day) day.push(shift);
    else days.set(shift.date, [shift]);
    tally.add(shift);
    shiftCount += 1;
  }
  const months = new Map(index.months);
  const ownMonths = new Map<string, Map<LocalDate, readonly Shift[]>>();
  for (const [date, read] of days) {
    const month = ownedCopy(ownMonths, months, monthOf(date));
    month.set(date, [...(month.get(date) ?? []), ...read].sort(compareShifts));
  }
  const grown = { shiftCount, figures: tally.figures(), months, buckets };
  return moved.length > 0 ? withEntries(grown, moved) : grown;
}

/** Reuses equal days of the other index, so that reading again causes no redraw. Buckets are not reused. */
export function withSharedDays(index: ScheduleIndex, other: ScheduleIndex): ScheduleIndex {
  const months = new Map(index.months);
  for (const [key, month] of index.months) {
    const otherMonth = other.months.get(key);
    if (!otherMonth || otherMonth === month) continue;
    const days = new Map(month);
    for (const [date, day] of month) {
      const otherDay = otherMonth.get(date);
      if (otherDay && otherDay !== day) days.set(date, sharedDay(day, otherDay));
    }
    months.set(key, days);
  }
  return { ...index, months };
}

function sharedDay(day: readonly Shift[], other: readonly Shift[]): readonly Shift[] {
  const others = new Map(other.map((shift) => [shift.id, shift]));
  const shared = day.map((shift) => {
    const same = others.get(shift.id);
    return same && isSameData(same, shift) ? same : shift;
  });
  return isSameList(shared, other) ? other : shared;
}

/** The inner map of the key, copied once per edit and stored in the outer map. */
function ownedCopy<Key, Value>(
  owned: Map<string, Map<Key, Value>>,
  outer: Map<string, ReadonlyMap<Key, Value>>,
  key: string,
): Map<Key, Value> {
  const existing = owned.get(key);
  if (existing) return existing;
  const copy = new Map(outer.get(key));
  owned.set(key, copy);
  outer.set(key, copy);
  return copy;
}

function dropEmpty(outer: Map<string, ReadonlyMap<unknown, unknown>>): void {
  for (const [key, inner] of outer) if (inner.size === 0) outer.delete(key);
}
