import { nameKey } from '@/lib/employees/employee';
import { isOpenShift, OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';
import { isCounted, type Shift } from '@/lib/shifts/shift/shift';
import type { ClockTime } from '@/lib/time/clock-time';
import { addDays, fromUtcDate, type LocalDate } from '@/lib/time/local-date';
import { DAY_MS } from '@/lib/time/units';

/** A shift as an earlier publication told it to a person; calendars may still show it so. */
export interface ToldShift {
  readonly id: string;
  /** Whom it was told; empty for an open shift. */
  readonly employeeName: string;
  readonly date: LocalDate;
  readonly startTime: ClockTime;
  readonly endTime: ClockTime;
  readonly role: string;
  /** The publication that took it away or moved it, in epoch milliseconds. */
  readonly at: number;
}

/** One shift that a publication changes: as published before, and from now on; none where it is not. */
export interface ToldChange {
  readonly id: string;
  readonly before: readonly Shift[];
  readonly after: readonly Shift[];
}

const KEPT_WEEKS = 8;
/** Several busy weeks taken back at once; of more, the oldest are dropped. */
const MAX_TOLD = 2000;

/**
 * What was told before a publication and no longer holds after it: shifts that are gone, canceled, somebody else's or
 * on another day. `told` is the list of the publication before, `changes` what this one changes, `at` its epoch
 * milliseconds. Each is kept for eight weeks, or until its day is past.
 */
export function toldAfter(
  told: readonly ToldShift[],
  changes: Iterable<ToldChange>,
  at: number,
): readonly ToldShift[] {
  const kept = new Map(told.map((shift) => [placeOf(shift), shift]));
  const gone = new Map<string, ToldShift>();
  for (const { id, before, after } of changes) {
    const now = new Set(toldIn(id, after, at).map(placeOf));
    // Where it is again as it was told, nothing is left to take back.
    for (const place of now) kept.delete(place);
    for (const then of toldIn(id, before, at)) if (!now.has(placeOf(then))) gone.set(placeOf(then), then);
  }
  // In an order of their own: memory and database do not go through the changes in the same one.
  for (const place of [...gone.keys()].sort()) {
    const then = gone.get(place);
    kept.delete(place);
    if (then) kept.set(place, then);
  }
  const oldest = at - KEPT_WEEKS * 7 * DAY_MS;
  // In every time zone: the restaurant's is not known here.
  const firstDay = addDays(fromUtcDate(new Date(at)), -1);
  return [...kept.values()].filter((shift) => shift.at > oldest && shift.date >= firstDay).slice(-MAX_TOLD);
}

/** The shift as it was told to its person, until a publication at that instant, in epoch milliseconds. */
export function toldIn(id: string, published: readonly Shift[], at: number): readonly ToldShift[] {
  return published.filter(isCounted).map((shift) => {
    const { date, startTime, endTime, role } = shift;
    const employeeName = isOpenShift(shift) ? OPEN_SHIFT_NAME : shift.employeeName.trim();
    return { id, employeeName, date, startTime, endTime, role, at };
  });
}

function placeOf({ id, employeeName, date }: ToldShift): string {
  return `${date} ${nameKey(employeeName)} ${id}`;
}
