import { type Employee, employeeFinder, nameKey } from '@/lib/employees/employee';
import { asWorkedBy } from '@/lib/employees/roles/roles-of';
import { type ScheduleIndex, shiftsOn } from '@/lib/shifts/change/schedule-index';
import { isOpenShift, OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';
import { isCounted, type Shift } from '@/lib/shifts/shift/shift';
import { addDays, daysBetween, isoWeekday, type LocalDate } from '@/lib/time/local-date';
import { FIRST_WEEKDAY, sevenDaysFrom, startOfWeek, type WeekStart, weekOf } from '@/lib/time/week';
import { type ClashRule, type CopiesPlan, type CopyableShift, planCopies } from './plan-copies';

/** People by `nameKey`, open shifts by the empty key. */
export type CopyChoice =
  | { readonly kind: 'everything' }
  | { readonly kind: 'roles'; readonly roles: ReadonlySet<string> }
  | { readonly kind: 'employees'; readonly nameKeys: ReadonlySet<string> };

export interface CopySource {
  readonly copyable: readonly CopyableShift[];
  readonly canceled: readonly Shift[];
  /** Shifts of people no longer on the team. */
  readonly left: readonly Shift[];
}

interface WeekSource extends CopySource {
  readonly firstDay: LocalDate;
}

export interface WeekCopyPlan extends CopiesPlan {
  /** Included by the choice but not copied: canceled, or the person has left. */
  readonly canceled: readonly Shift[];
  readonly left: readonly Shift[];
}

interface WeekCopyRequest {
  readonly index: ScheduleIndex;
  readonly employees: Iterable<Employee>;
  /** Any day of the copied week. */
  readonly from: LocalDate;
  readonly weekStart: WeekStart;
  /** Any day of each target week. */
  readonly targets: Iterable<LocalDate>;
  readonly include: CopyChoice;
  readonly clash: ClashRule;
  /** Makes all copies open shifts, including those of people who have left. */
  readonly isOpen?: boolean;
  readonly newId: () => string;
}

export function weekCopySource(
  index: ScheduleIndex,
  employees: Iterable<Employee>,
  from: LocalDate,
  weekStart: WeekStart,
): WeekSource {
  const shifts = weekOf(from, weekStart).flatMap((date, dayOffset) =>
    shiftsOn(index, date).map((original) => ({ original, dayOffset })),
  );
  return { firstDay: startOfWeek(from, weekStart), ...copySource(shifts, employees) };
}

export function copySource(
  shifts: Iterable<Pick<CopyableShift, 'original' | 'dayOffset'>>,
  employees: Iterable<Employee>,
): CopySource {
  const employeeOf = employeeFinder(employees);
  const copyable: CopyableShift[] = [];
  const canceled: Shift[] = [];
  const left: Shift[] = [];
  for (const { original, dayOffset } of shifts) {
    const person = nameKey(original.employeeName);
    const employee = employeeOf(original.employeeName);
    if (!isCounted(original)) canceled.push(original);
    else if (isOpenShift(original))
      copyable.push({ original, withCurrentPerson: original, person: '', dayOffset });
    else if (!employee) left.push(original);
    else copyable.push({ original, withCurrentPerson: asWorkedBy(original, employee), person, dayOffset });
  }
  return { copyable, canceled, left };
}

/**
 * Plans copies of a week as one change (`planCopies`). Skips the source week, repeated targets and weeks cut
 * off by the calendar's end. Never replaces a shift of the source week.
 */
export function planWeekCopy(request: WeekCopyRequest): WeekCopyPlan {
  const { index, employees, from, weekStart, targets, include, clash, isOpen = false, newId } = request;
  const source = weekCopySource(index, employees, from, weekStart);
  const copyable = isOpen ? openCopies(source) : source.copyable;
  const chosen = copyable.filter(({ original, person }) => isIncluded(include, original, person));
  const weeks = wholeWeeks(targets, weekStart).filter((firstDay) => firstDay !== source.firstDay);
  const keptDays = new Set(sevenDaysFrom(source.firstDay));
  return {
    ...planCopies({
      index,
      weeks: weeks.map((firstDay) => ({ firstDay, chosen: isOpen ? chosen.map(toOpenCopy) : chosen })),
      keptDays,
      clash,
      newId,
    }),
    canceled: source.canceled.filter((shift) => isIncluded(include, shift)),
    left: isOpen ? [] : source.left.filter((shift) => isIncluded(include, shift)),
  };
}

/** Includes the shifts of people who have left. */
function openCopies({ firstDay, copyable, left }: WeekSource): readonly CopyableShift[] {
  const ofLeavers = left.map((original) => ({
    original,
    withCurrentPerson: original,
    person: nameKey(original.employeeName),
    dayOffset: daysBetween(firstDay, original.date),
  }));
  return [...copyable.map((copy) => ({ ...copy, withCurrentPerson: copy.original })), ...ofLeavers];
}

function toOpenCopy(copy: CopyableShift): CopyableShift {
  return {
    ...copy,
    withCurrentPerson: { ...copy.withCurrentPerson, employeeName: OPEN_SHIFT_NAME },
    person: '',
  };
}

export function isIncluded(include: CopyChoice, shift: Shift, person = nameKey(shift.employeeName)): boolean {
  switch (include.kind) {
    case 'everything':
      return true;
    case 'roles':
      return include.roles.has(shift.role);
    case 'employees':
      return include.nameKeys.has(person);
  }
}

/** The distinct first days in calendar order, without weeks cut off by the calendar's end. */
export function wholeWeeks(targets: Iterable<LocalDate>, weekStart: WeekStart): readonly LocalDate[] {
  const firstDays = new Set(Array.from(targets, (date) => startOfWeek(date, weekStart)));
  // At the calendar's ends adjacent days coincide.
  const isWhole = (firstDay: LocalDate) =>
    isoWeekday(firstDay) === FIRST_WEEKDAY[weekStart] && daysBetween(firstDay, addDays(firstDay, 6)) === 6;
  return [...firstDays].filter(isWhole).sort();
}
