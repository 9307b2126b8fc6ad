import { offsetAt } from './instant';
import { DAY_MS, MINUTE_MS } from './units';

/** From the instant `at` on, the wall clock is `to` ahead of UTC; before it, `from`; all in milliseconds. */
export interface ClockChange {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** No zone changes its clocks twice within this time. */
const STEP_MS = 7 * DAY_MS;

/**
 * The clock changes of the IANA zone between two instants (epoch milliseconds, rounded up to whole weeks after the
 * first), to the minute and in order. Throws a RangeError for an unknown zone.
 */
export function clockChanges(zone: string, first: number, last: number): readonly ClockChange[] {
  const changes: ClockChange[] = [];
  let from = offsetAt(first, zone);
  // Weeks whose ends differ in offset are bisected down to the minute.
  for (let low = first; low < last; low += STEP_MS) {
    const to = offsetAt(low + STEP_MS, zone);
    if (to !== from) changes.push({ at: changeBetween(zone, low, low + STEP_MS), from, to });
    from = to;
  }
  return changes;
}

/** The first minute with the offset of `high`; `low` has another. */
function changeBetween(zone: string, low: number, high: number): number {
  const after = offsetAt(high, zone);
  let before = low;
  let since = high;
  while (since - before > MINUTE_MS) {
    const middle = Math.floor((before + since) / 2 / MINUTE_MS) * MINUTE_MS;
    if (offsetAt(middle, zone) === after) since = middle;
    else before = middle;
  }
  return since;
}
