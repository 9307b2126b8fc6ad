import { type ScheduleIndex, shiftsOn } from '@/lib/shifts/change/schedule-index';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';
import { DAY_MINUTES } from '@/lib/time/units';
import { carriedOver, shiftsOnDayBefore } from './at-work';
import { type DayAxis, peopleByHour } from './day-axis';
import { type DayFilter, showAll } from './shift-filter';

/** Distinct people at work in each hour of a day, open shifts included; 24 numbers, or those of an axis. */
export type Coverage = readonly number[];

const WHOLE_DAY: DayAxis = { startMinute: 0, endMinute: DAY_MINUTES };
/** This many people at once fill a bar's height; a busier week scales to its own peak. */
const FULL_SCALE_PEOPLE = 8;

/** By the day's array, then by what runs into it: empty days share one array. */
const known = new WeakMap<readonly Shift[], WeakMap<readonly Shift[], Coverage>>();

/**
 * Who is at work in each hour of a day: its own shifts up to midnight, and the rest of those that began the day before.
 * The same array until one of the two days changes.
 */
export function coverageOf(shiftsOfDay: readonly Shift[], shiftsOfDayBefore: readonly Shift[]): Coverage {
  const carried = carriedOver(shiftsOfDayBefore);
  const ofDay = known.get(shiftsOfDay) ?? new WeakMap<readonly Shift[], Coverage>();
  known.set(shiftsOfDay, ofDay);
  const before = ofDay.get(carried);
  if (before) return before;
  const people = peopleByHour(shiftsOfDay, WHOLE_DAY, carried);
  ofDay.set(carried, people);
  return people;
}

/** The coverage of one day by the shifts that the filter shows. */
export function coverageOn(index: ScheduleIndex, date: LocalDate, show: DayFilter = showAll): Coverage {
  return coverageOf(show(shiftsOn(index, date)), show(shiftsOnDayBefore(index, date)));
}

/** The number of people for which a bar has its full height, one for all days that are shown side by side. */
export function fullScale(days: readonly Coverage[]): number {
  return Math.max(FULL_SCALE_PEOPLE, ...days.flat());
}

/** A day's own shifts and those that run into it. */
export interface DayAtWork {
  readonly shifts: readonly Shift[];
  readonly carried: readonly Shift[];
}

/** The coverage of several days on one axis; a day's array stays the same until that day or the axis changes. */
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
