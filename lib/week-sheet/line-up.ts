import { nameKey } from '@/lib/employees/employee';
import { ROLES } from '@/lib/employees/role';
import { isOpenShift, isSomebodys } from '@/lib/shifts/shift/open-shift';
import { isCounted, type Shift, shiftMinutes } from '@/lib/shifts/shift/shift';
import { groupedByRole } from '@/lib/shifts/views/role-groups';
import { minuteOfDay } from '@/lib/time/clock-time';

/** One shift of the line-up. */
export interface LineUpRow {
  readonly shift: Shift;
  readonly role: string;
  /** Nobody of the day begins earlier. */
  readonly isFirstIn: boolean;
  /** Nobody of the day ends later, past midnight included. */
  readonly isLastOut: boolean;
}

/** The line-up of one role, with its sums; open shifts count in none. */
export interface LineUpRole {
  readonly role: string;
  readonly rows: readonly LineUpRow[];
  readonly people: number;
  readonly minutes: number;
}

/** Everybody of one day, for the wall. */
export interface LineUp {
  readonly roles: readonly LineUpRole[];
  readonly people: number;
  readonly minutes: number;
}

/**
 * The shifts that begin on a day by role and then by start, without canceled ones. Whose shift is open comes after the
 * people of the same start; who comes first and who leaves last are told of people only.
 */
export function lineUpOf(
  shiftsOfDay: readonly Shift[],
  places: ReadonlyMap<string, number> = new Map(),
  roles: readonly string[] = ROLES,
): LineUp {
  const shifts = shiftsOfDay.filter(isCounted);
  const own = shifts.filter(isSomebodys);
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
      isFirstIn: isSomebodys(shift) && startOf(shift) === firstStart,
      isLastOut: isSomebodys(shift) && endOf(shift) === lastEnd,
    }));
  return {
    ...sumsOf(own),
    roles: groupedByRole(rows, roles).map(({ role, rows: ofRole }) => ({
      role,
      rows: ofRole,
      ...sumsOf(ofRole.map(({ shift }) => shift).filter(isSomebodys)),
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
