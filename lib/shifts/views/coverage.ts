import { type ScheduleIndex, shiftsOn } from '@/lib/shifts/change/schedule-index';
import { coverageKey } from '@/lib/shifts/shift/open-shift';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';
import { DAY_MINUTES, HOUR_MINUTES } from '@/lib/time/units';
import { carriedOver, shiftsOnDayBefore, stretchesOf } from './at-work';
import type { DayAxis } from './day-axis';
import { type DayFilter, showAll } from './shift-filter';

/** Distinct people at work in each hour, open shifts included; 24 numbers, or those of an axis. */
export type Coverage = readonly number[];

const WHOLE_DAY: DayAxis = { startMinute: 0, endMinute: DAY_MINUTES };
/** The number of people at full bar height; a busier week scales to its maximum. */
const FULL_SCALE_PEOPLE = 8;

/** Distinct people at work in each hour, with open and without canceled shifts. */
export function peopleByHour(
  shiftsOfDay: readonly Shift[],
  axis: DayAxis,
  shiftsOfDayBefore: readonly Shift[] = [],
): readonly number[] {
  const firstHour = axis.startMinute / HOUR_MINUTES;
  const hours = Array.from({ length: axis.endMinute / HOUR_MINUTES - firstHour }, () => new Set<string>());
  for (const { shift, startMinute, endMinute } of stretchesOf(shiftsOfDayBefore, shiftsOfDay)) {
    const person = coverageKey(shift);
    const lastHour = Math.min(Math.ceil(endMinute / HOUR_MINUTES), axis.endMinute / HOUR_MINUTES);
    for (let hour = Math.floor(startMinute / HOUR_MINUTES); hour < lastHour; hour += 1) {
      hours[hour - firstHour]?.add(person);
    }
  }
  return hours.map((people) => people.size);
}

/** By day array, then by carried-over array: empty days share one array. */
const known = new WeakMap<readonly Shift[], WeakMap<readonly Shift[], Coverage>>();

/** People at work in each hour, including the night before. The same array until either day changes. */
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

export function coverageOn(index: ScheduleIndex, date: LocalDate, show: DayFilter = showAll): Coverage {
  return coverageOf(show(shiftsOn(index, date)), show(shiftsOnDayBefore(index, date)));
}

/** The number of people at full bar height, shared by days shown side by side. */
export function fullScale(days: readonly Coverage[]): number {
  return Math.max(FULL_SCALE_PEOPLE, ...days.flat());
}
