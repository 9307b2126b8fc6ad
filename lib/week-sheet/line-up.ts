import { nameKey } from '@/lib/employees/employee';
import { ROLES } from '@/lib/employees/role';
import { isCountedForPerson, isOpenShift } from '@/lib/shifts/shift/open-shift';
import { isCounted, type Shift, shiftMinutes } from '@/lib/shifts/shift/shift';
import { groupedByRole } from '@/lib/shifts/views/role-groups';
import { minuteOfDay } from '@/lib/time/clock-time';

export interface LineUpRow {
  readonly shift: Shift;
  readonly role: string;
  readonly isFirstIn: boolean;
  /** Nobody ends later, including past midnight. */
  readonly isLastOut: boolean;
}

export interface LineUpRole {
  readonly role: string;
  readonly rows: readonly LineUpRow[];
  readonly people: number;
  readonly minutes: number;
}

export interface LineUp {
  readonly roles: readonly LineUpRole[];
  readonly people: number;
  readonly minutes: number;
}

/**
 * The day's shifts by role, then start, without canceled ones. An open shift follows the people with the same
 * start. Only people count for first in and last out.
 */
export function lineUpOf(
  shiftsOfDay: readonly Shift[],
  places: ReadonlyMap<string, number> = new Map(),
  roles: readonly string[] = ROLES,
): LineUp {
  const shifts = shiftsOfDay.filter(isCounted);
  const own = shifts.filter(isCountedForPerson);
  const firstStart = Math.min(...own.map(startOf));
  const lastEnd = Math.max(...own.map(endOf));
  const placeOf = ({ employeeName }: Shift) => places.get(nameKey(employeeName)) ?? places.size;
  const rows = shifts
    .sort(
      (one, other) =>
        startOf(one) - startOf(other) ||
        Number(isOpenShift(one)) - Number(isOpenShift(other)) ||
        placeOf(one) - placeOf(other) ||
        endOf(one) - endOf(other),
    )
    .map((shift) => ({
      shift,
      role: shift.role,
      isFirstIn: isCountedForPerson(shift) && startOf(shift) === firstStart,
      isLastOut: isCountedForPerson(shift) && endOf(shift) === lastEnd,
    }));
  return {
    ...sumsOf(own),
    roles: groupedByRole(rows, roles).map(({ role, rows: ofRole }) => ({
      role,
      rows: ofRole,
      ...sumsOf(ofRole.map(({ shift }) => shift).filter(isCountedForPerson)),
    })),
  };
}

const startOf = (shift: Shift) => minuteOfDay(shift.startTime);
const endOf = (shift: Shift) => startOf(shift) + shiftMinutes(shift);

function sumsOf(shifts: readonly Shift[]): { people: number; minutes: number } {
  return {
    people: new Set(shifts.map(({ employeeName }) => nameKey(employeeName))).size,
    minutes: shifts.reduce((sum, shift) => sum + shiftMinutes(shift), 0),
  };
}
