import { WEEK_OVERTIME_MINUTES } from '@/lib/rules/overtime-limits';
import { type ScheduleIndex, shiftsOn } from '@/lib/shifts/change/schedule-index';
import type { MinutesOf } from '@/lib/shifts/counting';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import { isCounted } from '@/lib/shifts/shift/shift';
import { totalsByEmployee } from '@/lib/shifts/views/day-totals';
import type { LocalDate } from '@/lib/time/local-date';

/** What a week comes to; a shift belongs to the day it begins, canceled ones are left out. */
export interface WeekFigures {
  /** Planned minutes of people; open shifts left out. */
  readonly minutes: number;
  /** Distinct people. */
  readonly people: number;
  readonly openShifts: number;
  /** Minutes of each person above 40 hours, added up. */
  readonly overtimeMinutes: number;
}

/** The figures of the seven days, visiting only their own shifts. */
export function weekFigures(
  index: ScheduleIndex,
  days: readonly LocalDate[],
  minutesOf?: MinutesOf,
): WeekFigures {
  const shiftsByDay = days.map((day) => shiftsOn(index, day));
  const minutes = Array.from(totalsByEmployee(shiftsByDay, minutesOf).values(), (person) => person.minutes);
  return {
    minutes: sumOf(minutes),
    people: minutes.length,
    openShifts: shiftsByDay.flat().filter((shift) => isCounted(shift) && isOpenShift(shift)).length,
    overtimeMinutes: sumOf(minutes.map((own) => Math.max(own - WEEK_OVERTIME_MINUTES, 0))),
  };
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

const TENTH_MINUTES = 6;

/** How many minutes more than before, in steps of a tenth of an hour: the difference of the two figures as shown. */
export function shownMinutesMore(now: number, before: number): number {
  const tenths = (minutes: number) => Math.round(minutes / TENTH_MINUTES);
  return (tenths(now) - tenths(before)) * TENTH_MINUTES;
}
