import { nameKey } from '@/lib/employees/employee';
import { isOpenShift, OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';
import { isCounted, type Shift } from '@/lib/shifts/shift/shift';
import type { ClockTime } from '@/lib/time/clock-time';
import { addDays, fromUtcDate, type LocalDate } from '@/lib/time/local-date';
import { DAY_MS } from '@/lib/time/units';

/** An outdated announcement of a shift to a person; calendars may still show it. */
export interface ToldShift {
  readonly id: string;
  /** Empty for an open shift. */
  readonly employeeName: string;
  readonly date: LocalDate;
  readonly startTime: ClockTime;
  readonly endTime: ClockTime;
  readonly role: string;
  /** The publication that removed or moved the shift, in epoch milliseconds. */
  readonly at: number;
}

/** One shift that a publication changes: its published states before and after. */
export interface ToldChange {
  readonly id: string;
  readonly before: readonly Shift[];
  readonly after: readonly Shift[];
}

const KEPT_WEEKS = 8;
/** Room for several busy weeks unpublished at once; beyond that, the oldest are dropped. */
const MAX_TOLD = 2000;

/**
 * The announcements outdated after a publication: shifts removed, canceled, reassigned or moved to another
 * day. `told` is the earlier list, `at` is epoch milliseconds. Keeps each for eight weeks or until the day is
 * past.
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
    // The shift is again as announced, so nothing needs canceling.
    for (const place of now) kept.delete(place);
    for (const then of toldIn(id, before, at)) if (!now.has(placeOf(then))) gone.set(placeOf(then), then);
  }
  // Sorted: memory and database visit the changes in different orders.
  for (const place of [...gone.keys()].sort()) {
    const then = gone.get(place);
    kept.delete(place);
    if (then) kept.set(place, then);
  }
  const oldest = at - KEPT_WEEKS * 7 * DAY_MS;
  // A day early, since the restaurant's time zone is unknown here.
  const firstDay = addDays(fromUtcDate(new Date(at)), -1);
  return [...kept.values()].filter((shift) => shift.at > oldest && shift.date >= firstDay).slice(-MAX_TOLD);
}

/** The announcements of the shift that a publication at that instant, in epoch milliseconds, outdates. */
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
