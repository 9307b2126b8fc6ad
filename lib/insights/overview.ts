import { nameKey } from '@/lib/employees/employee';
import { ROLES } from '@/lib/employees/role';
import { type PayInput, payOfWeek } from '@/lib/pay/pay';
import type { Schedule } from '@/lib/shifts/change/schedule';
import { type ScheduleIndex, shiftsOn } from '@/lib/shifts/change/schedule-index';
import { COUNT_ALL, type Counting, countedMinutesOf, type MinutesOf } from '@/lib/shifts/counting';
import { isCountedForPerson, isOpenShift } from '@/lib/shifts/shift/open-shift';
import { isCounted, SHIFT_STATUSES, shiftMinutes } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';

export interface Part {
  readonly name: string;
  readonly count: number;
  readonly share: number;
}

export interface Overview {
  /** Includes canceled shifts. */
  readonly shiftCount: number;
  /** Excludes open shifts. */
  readonly minutes: number;
  /** Employees with a counted shift, without those who left. */
  readonly activeCount: number;
  readonly employeeCount: number;
  /** In the order of the status list, then others; includes canceled. */
  readonly statuses: readonly Part[];
  readonly roles: readonly Part[];
}

/** Reads the figures that each commit maintains; visits no shift. */
export function overviewOf(
  { shifts, employees }: Pick<Schedule, 'shifts' | 'employees'>,
  roles: readonly string[] = ROLES,
  counting: Counting = COUNT_ALL,
): Overview {
  const { countedMinutes, excludable, byStatus, byRole, byPerson } = shifts.figures;
  const team = new Set(Array.from(employees.values(), ({ name }) => nameKey(name)));
  return {
    shiftCount: shifts.shiftCount,
    minutes: countedMinutesOf(countedMinutes, excludable, counting),
    activeCount: [...team].filter((person) => byPerson.has(person)).length,
    employeeCount: employees.size,
    statuses: partsOf(byStatus, SHIFT_STATUSES),
    roles: [...partsOf(byRole, roles)].sort((one, other) => other.count - one.count),
  };
}

function partsOf(counts: ReadonlyMap<string, number>, known: readonly string[]): readonly Part[] {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const others = [...counts.keys()].filter((name) => !known.includes(name)).sort();
  return [...known, ...others].flatMap((name) => {
    const count = counts.get(name);
    return count === undefined ? [] : [{ name, count, share: count / total }];
  });
}

export interface FiguresOfDays {
  /** Includes canceled shifts. */
  readonly shiftCount: number;
  /** Includes open shifts. */
  readonly countedCount: number;
  /** Excludes open shifts. */
  readonly minutes: number;
  readonly headCount: number;
}

export function figuresOfDays(
  index: ScheduleIndex,
  days: readonly LocalDate[],
  minutesOf: MinutesOf = shiftMinutes,
): FiguresOfDays {
  const shifts = days.flatMap((day) => shiftsOn(index, day));
  const somebodys = shifts.filter(isCountedForPerson);
  return {
    shiftCount: shifts.length,
    countedCount: shifts.filter(isCounted).length,
    minutes: somebodys.reduce((sum, shift) => sum + minutesOf(shift), 0),
    headCount: new Set(somebodys.map(({ employeeName }) => nameKey(employeeName))).size,
  };
}

/** The percentages add up to 100: the rest goes to the largest remainders. All are 0 if the sum is 0. */
export function wholePercents(counts: readonly number[]): readonly number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return counts.map(() => 0);
  // Integer arithmetic: the remainders of equal counts must be equal.
  const floors = counts.map((count) => Math.floor((100 * count) / total));
  const remainders = counts.map((count) => (100 * count) % total);
  const missing = 100 - floors.reduce((sum, percent) => sum + percent, 0);
  const raised = new Set(
    [...remainders.keys()]
      .sort((one, other) => (remainders[other] ?? 0) - (remainders[one] ?? 0) || one - other)
      .slice(0, missing),
  );
  return floors.map((percent, position) => (raised.has(position) ? percent + 1 : percent));
}

/** A shift belongs to the day it begins; canceled shifts are ignored. */
interface WeekFigures {
  /** Excludes open shifts. */
  readonly minutes: number;
  readonly people: number;
  readonly openShifts: number;
  readonly overtimeMinutes: number;
}

export function weekFigures(
  index: ScheduleIndex,
  days: readonly LocalDate[],
  { employees, overtime, minutesOf }: Omit<PayInput, 'days' | 'shifts'>,
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
export function shownMinutesDifference(now: number, before: number): number {
  const tenths = (minutes: number) => Math.round(minutes / TENTH_MINUTES);
  return (tenths(now) - tenths(before)) * TENTH_MINUTES;
}
