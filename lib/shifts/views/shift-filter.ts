import { type Employee, nameKey } from '@/lib/employees/employee';
import { isOutOfLists } from '@/lib/employees/person/in-house';
import { hasRole } from '@/lib/employees/roles/roles-of';
import type { ChangeEntry } from '@/lib/shifts/change/schedule-change';
import { OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';

/**
 * The calendar's filter. An empty list lets everything through; within a list one match is enough, and all lists must
 * match.
 */
export interface ShiftFilter {
  readonly roles: readonly string[];
  /**
   * By id, so that a rename keeps the filter; `OPEN_SHIFTS` for the open ones. An id no longer on the team matches
   * nothing.
   */
  readonly employeeIds: readonly string[];
  readonly statuses: readonly string[];
  /** Absent in filters that were saved before there were any. */
  readonly stations?: readonly string[] | undefined;
}

/** Represents the open shifts among the employees' ids; no employee has it. */
export const OPEN_SHIFTS = '';

/** The filter that lets every shift through. */
export const NO_FILTER: ShiftFilter = { roles: [], employeeIds: [], statuses: [] };

/** The lists of a filter, in the order shown. */
export const FILTER_KINDS = [
  'roles',
  'employeeIds',
  'statuses',
  'stations',
] as const satisfies readonly (keyof ShiftFilter)[];

export type FilterKind = (typeof FILTER_KINDS)[number];

/** One entry of a filter: a role, an employee's id, a status or a station. */
export interface FilterPart {
  readonly kind: FilterKind;
  readonly value: string;
}

/** Every entry of the filter, list by list. */
export function filterParts(filter: ShiftFilter): readonly FilterPart[] {
  return FILTER_KINDS.flatMap((kind) => (filter[kind] ?? []).map((value) => ({ kind, value })));
}

/** Whether the filter restricts what is shown. */
export function isFiltering(filter: ShiftFilter): boolean {
  return FILTER_KINDS.some((kind) => (filter[kind]?.length ?? 0) > 0);
}

/** The filter with that entry removed, or appended to its list when missing. */
export function toggledFilter(filter: ShiftFilter, { kind, value }: FilterPart): ShiftFilter {
  const list = filter[kind] ?? [];
  const rest = list.filter((other) => other !== value);
  return { ...filter, [kind]: rest.length < list.length ? rest : [...list, value] };
}

/** Whether two filters are equal, ignoring the order within lists. */
export function isSameFilter(one: ShiftFilter, other: ShiftFilter): boolean {
  return FILTER_KINDS.every((kind) => {
    const [ones, others] = [new Set(one[kind]), new Set(other[kind])];
    return ones.size === others.size && [...ones].every((value) => others.has(value));
  });
}

/** The name keys of the filter's employees, without those no longer on the team; empty for the open shifts. */
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

/** Filters one day's shifts, keeping their order; returns the same array when all of them pass. */
export type DayFilter = (shiftsOfDay: readonly Shift[]) => readonly Shift[];

/** The filter with the station under its new name; the same object if it has no such station. */
export function withStationRenamed(filter: ShiftFilter, from: string, to: string): ShiftFilter {
  if (!filter.stations?.includes(from)) return filter;
  const stations = filter.stations.map((station) => (station === from ? to : station));
  return { ...filter, stations: [...new Set(stations)] };
}

/** The day filter that lets everything through. */
export const showAll: DayFilter = (shiftsOfDay) => shiftsOfDay;

/**
 * The day filter for these employees' name keys. Memoised by day array: the same array gives the same result array,
 * so that an edit recomputes only its own day.
 */
export function createDayFilter(filter: ShiftFilter, nameKeys: readonly string[]): DayFilter {
  if (!isFiltering(filter)) return showAll;
  const roles = new Set(filter.roles);
  const statuses = new Set(filter.statuses);
  const stations = new Set(filter.stations);
  const names = new Set(nameKeys);
  const hasEmployees = filter.employeeIds.length > 0;
  const isShown = ({ role, status, employeeName, station = '' }: Shift) =>
    (roles.size === 0 || roles.has(role)) &&
    (statuses.size === 0 || statuses.has(status)) &&
    (stations.size === 0 || stations.has(station)) &&
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

/**
 * Whether the person is shown on the day without a shift: if the filter's roles and employees let them through; status and station
 * apply to shifts only. Who is in no list then is shown only if the filter names them.
 */
export function isWantedEmployee(
  { roles, employeeIds }: ShiftFilter,
  employee: Employee,
  date: LocalDate,
): boolean {
  if (roles.length > 0 && !roles.some((role) => hasRole(employee, role))) return false;
  return employeeIds.length === 0 ? !isOutOfLists(employee, date) : employeeIds.includes(employee.id);
}

/**
 * How many shifts that the entries created or changed are hidden by the filter and were not hidden before; `current`
 * gives a shift's current state.
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
