import { nameKey } from '@/lib/employees/employee';
import { ROLES } from '@/lib/employees/role';
import type { Schedule } from '@/lib/shifts/change/schedule';
import { type ScheduleIndex, shiftsOn } from '@/lib/shifts/change/schedule-index';
import { COUNT_ALL, type Counting, countedOf, type MinutesOf } from '@/lib/shifts/counting';
import { isSomebodys } from '@/lib/shifts/shift/open-shift';
import { isCounted, SHIFT_STATUSES, shiftMinutes } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';

/** One part of a whole. */
export interface Part {
  /** The status or role, as it is stored. */
  readonly name: string;
  readonly count: number;
  /** Fraction of all parts, 0 to 1. */
  readonly share: number;
}

/** The figures over all shifts. */
export interface Overview {
  /** Canceled shifts included. */
  readonly shiftCount: number;
  /** Open shifts left out. */
  readonly minutes: number;
  /** Team members with a counted shift; people who left are not included. */
  readonly activeCount: number;
  readonly employeeCount: number;
  /** In the order in which statuses are offered, then others; canceled included. */
  readonly statuses: readonly Part[];
  /** Most frequent first; canceled shifts left out. */
  readonly roles: readonly Part[];
}

/** The overview of a schedule, from the figures that each commit maintains; visits no shift. */
export function overviewOf(
  { shifts, employees }: Pick<Schedule, 'shifts' | 'employees'>,
  roles: readonly string[] = ROLES,
  counting: Counting = COUNT_ALL,
): Overview {
  const { countedMinutes, apart, byStatus, byRole, byPerson } = shifts.figures;
  const team = new Set(Array.from(employees.values(), ({ name }) => nameKey(name)));
  return {
    shiftCount: shifts.shiftCount,
    minutes: countedOf(countedMinutes, apart, counting),
    activeCount: [...team].filter((person) => byPerson.has(person)).length,
    employeeCount: employees.size,
    statuses: partsOf(byStatus, SHIFT_STATUSES),
    roles: [...partsOf(byRole, roles)].sort((one, other) => other.count - one.count),
  };
}

/** The parts in the order of `known`, then others by name. */
function partsOf(counts: ReadonlyMap<string, number>, known: readonly string[]): readonly Part[] {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const others = [...counts.keys()].filter((name) => !known.includes(name)).sort();
  return [...known, ...others].flatMap((name) => {
    const count = counts.get(name);
    return count === undefined ? [] : [{ name, count, share: count / total }];
  });
}

/** The figures of some days; a shift belongs to the day it begins. */
export interface FiguresOfDays {
  /** Canceled shifts included. */
  readonly shiftCount: number;
  /** Open shifts included. */
  readonly countedCount: number;
  /** Open shifts left out. */
  readonly minutes: number;
  /** Distinct people with a counted shift. */
  readonly headCount: number;
}

/** The figures of the days, visiting only their own shifts. */
export function figuresOfDays(
  index: ScheduleIndex,
  days: readonly LocalDate[],
  minutesOf: MinutesOf = shiftMinutes,
): FiguresOfDays {
  const shifts = days.flatMap((day) => shiftsOn(index, day));
  const somebodys = shifts.filter(isSomebodys);
  return {
    shiftCount: shifts.length,
    countedCount: shifts.filter(isCounted).length,
    minutes: somebodys.reduce((sum, shift) => sum + minutesOf(shift), 0),
    headCount: new Set(somebodys.map(({ employeeName }) => nameKey(employeeName))).size,
  };
}
