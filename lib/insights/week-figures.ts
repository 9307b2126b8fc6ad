import { type PayQuestion, payOfWeek } from '@/lib/pay/pay';
import { type ScheduleIndex, shiftsOn } from '@/lib/shifts/change/schedule-index';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import { isCounted } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';

/** A shift belongs to the day it begins; canceled shifts are ignored. */
export interface WeekFigures {
  /** Excludes open shifts. */
  readonly minutes: number;
  readonly people: number;
  readonly openShifts: number;
  readonly overtimeMinutes: number;
}

export function weekFigures(
  index: ScheduleIndex,
  days: readonly LocalDate[],
  { employees, overtime, minutesOf }: Omit<PayQuestion, 'days' | 'shifts'>,
): WeekFigures {
  const shiftsByDay = days.map((day) => shiftsOn(index, day));
  const { total, people } = payOfWeek({ days, shifts: shiftsByDay, employees, overtime, minutesOf });
  return {
    minutes: total.minutes,
    people: [...people.values()].filter(({ shiftCount }) => shiftCount > 0).length,
    openShifts: shiftsByDay.flat().filter((shift) => isCounted(shift) && isOpenShift(shift)).length,
    overtimeMinutes: total.overtime + total.double,
  };
}

const TENTH_MINUTES = 6;

/** The difference of the figures as shown, in steps of a tenth of an hour. */
export function shownMinutesMore(now: number, before: number): number {
  const tenths = (minutes: number) => Math.round(minutes / TENTH_MINUTES);
  return (tenths(now) - tenths(before)) * TENTH_MINUTES;
}
