import type { Shift } from '@/lib/shifts/shift/shift';
import { type Coverage, peopleByHour } from './coverage';
import type { DayAxis } from './day-axis';

export interface DayAtWork {
  readonly shifts: readonly Shift[];
  readonly carried: readonly Shift[];
}

/**
 * Returns a function that computes the coverage of days. A day's array stays the same until that day or the
 * axis changes.
 */
export function createCoverageKeeper(): (days: readonly DayAtWork[], axis: DayAxis) => readonly Coverage[] {
  let known: readonly (DayAtWork & { readonly axis: DayAxis; readonly people: Coverage })[] = [];
  return (days, axis) => {
    known = days.map(({ shifts, carried }, position) => {
      const last = known[position];
      return last?.shifts === shifts && last.carried === carried && last.axis === axis
        ? last
        : { shifts, carried, axis, people: peopleByHour(shifts, axis, carried) };
    });
    return known.map(({ people }) => people);
  };
}
