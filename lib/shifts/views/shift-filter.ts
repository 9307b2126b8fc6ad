import { type Employee, nameKey } from '@/lib/employees/employee';
import type { ChangeEntry } from '@/lib/shifts/change/schedule-change';
import { OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';
import type { Shift } from '@/lib/shifts/shift/shift';

/** What the calendar shows. An empty list lets everything through; within a list one match is enough, and all lists must match. */
export interface ShiftFilter {
  readonly roles: readonly string[];
  /**
   * By id, so that a rename keeps the filter; `OPEN_SHIFTS` for those that are nobody's. An id that is no longer on the
   * team matches nothing.
   */
  readonly employeeIds: readonly string[];
  readonly statuses: readonly string[];
}

/** Stands among the employees' ids for the open shifts; no employee has it. */
export const OPEN_SHIFTS = '';

/** The filter that lets every shift through. */
export const NO_FILTER: ShiftFilter = { roles: [], employeeIds: [], statuses: [] };

/** The lists of a filter, in the order in which they are shown. */
export const FILTER_KINDS = [
  'roles',
  'employeeIds',
  'statuses',
] as const satisfies readonly (keyof ShiftFilter)[];

export type FilterKind = (typeof FILTER_KINDS)[number];

/** One entry of a filter: a role, an employee's id or a status. */
export interface FilterPart {
  readonly kind: FilterKind;
  readonly value: string;
}

/** Everything that the filter asks for, list by list. */
export function filterParts(filter: ShiftFilter): readonly FilterPart[] {
  return FILTER_KINDS.flatMap((kind) => filter[kind].map((value) => ({ kind, value })));
}

/** Whether the filter asks for anything at all. */
export function isFiltering(filter: ShiftFilter): boolean {
  return FILTER_KINDS.some((kind) => filter[kind].length > 0);
}

/** The filter with that entry taken out, or put in at the end of its list where it is missing. */
export function toggledFilter(filter: ShiftFilter, { kind, value }: FilterPart): ShiftFilter {
  const list = filter[kind];
  const rest = list.filter((other) => other !== value);
  return { ...filter, [kind]: rest.length < list.length ? rest : [...list, value] };
}

/** Whether two filters ask for the same, whatever the order in their lists. */
export function isSameFilter(one: ShiftFilter, other: ShiftFilter): boolean {
  return FILTER_KINDS.every((kind) => {
    const [ones, others] = [new Set(one[kind]), new Set(other[kind])];
    return ones.size === others.size && [...ones].every((value) => others.has(value));
  });
}

/** The name keys of the filter's employees, those no longer on the team left out; the open shifts' is empty. */
export function filterNameKeys(
  filter: ShiftFilter,
  employees: ReadonlyMap<string, Employee>,
): readonly string[] {
  return filter.employeeIds.flatMap((id) => {
    if (id === OPEN_SHIFTS) return [nameKey(OPEN_SHIFT_NAME)];
    const employee = employees.get(id);
    return employee ? [nameKey(employee.name)] : [];
  });
}

/** Takes one day's shifts and gives those shown, in their order; the same array where all of them are. */
export type DayFilter = (shiftsOfDay: readonly Shift[]) => readonly Shift[];

/** The way to look at a day without a filter. */
export const showAll: DayFilter = (shiftsOfDay) => shiftsOfDay;

/**
 * The filter of days for these employees' name keys. It remembers each day by its array: the same array gives the same
 * array again, so that an edit costs its own day alone.
 */
export function createDayFilter(filter: ShiftFilter, nameKeys: readonly string[]): DayFilter {
  if (!isFiltering(filter)) return showAll;
  const roles = new Set(filter.roles);
  const statuses = new Set(filter.statuses);
  const names = new Set(nameKeys);
  const hasEmployees = filter.employeeIds.length > 0;
  const isShown = ({ role, status, employeeName }: Shift) =>
    (roles.size === 0 || roles.has(role)) &&
    (statuses.size === 0 || statuses.has(status)) &&
    (!hasEmployees || names.has(nameKey(employeeName)));
  const known = new WeakMap<readonly Shift[], readonly Shift[]>();
  return (shiftsOfDay) => {
    const before = known.get(shiftsOfDay);
    if (before) return before;
    const matching = shiftsOfDay.filter(isShown);
    const shown = matching.length === shiftsOfDay.length ? shiftsOfDay : matching;
    known.set(shiftsOfDay, shown);
    return shown;
  };
}

/** Whether the filter's roles and employees let the person through; the status is a matter of shifts. */
export function isWantedEmployee({ roles, employeeIds }: ShiftFilter, { id, role }: Employee): boolean {
  return (
    (roles.length === 0 || roles.includes(role)) && (employeeIds.length === 0 || employeeIds.includes(id))
  );
}

/**
 * How many of the shifts that the entries have made or changed are hidden by the filter, and were not hidden before;
 * `current` gives a shift as it stands now.
 */
export function newlyHiddenCount(
  entries: readonly ChangeEntry[],
  show: DayFilter,
  current: (id: string) => Shift | undefined,
): number {
  const isShown = (shift: Shift) => show([shift]).length > 0;
  return entries.filter((entry) => {
    if (entry.kind !== 'shift' || (entry.before && !isShown(entry.before))) return false;
    const shift = current(entry.id);
    return shift !== undefined && !isShown(shift);
  }).length;
}
