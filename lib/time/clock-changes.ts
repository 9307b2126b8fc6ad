import { offsetAt } from './instant';
import { DAY_MS, MINUTE_MS } from './units';

/** At instant `at`, the offset from UTC changes from `from` to `to`; all in milliseconds. */
export interface ClockChange {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

const STEP_MS = 7 * DAY_MS;

/** In order and to the minute, from `first` (epoch milliseconds). RangeError for an unknown zone. */
export function clockChanges(zone: string, first: number, last: number): readonly ClockChange[] {
  const changes: ClockChange[] = [];
  let from = offsetAt(first, zone);
  // Bisects weeks whose ends differ in offset down to the minute.
  for (let low = first; low < last; low += STEP_MS) {
    const to = offsetAt(low + STEP_MS, zone);
    if (to !== from) changes.push({ at: changeBetween(zone, low, low + STEP_MS), from, to });
    from = to;
  }
  return changes;
}

/** The first minute with the offset of `high`; `low` has another offset. */
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
