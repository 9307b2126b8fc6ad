import { type Employee, nameKey } from '@/lib/employees/employee';
import { isHiddenFromLists } from '@/lib/employees/person/person-facts';
import { hasRole } from '@/lib/employees/roles/roles-of';
import type { ChangeEntry } from '@/lib/shifts/change/schedule-change';
import { OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';

/** An empty list lets everything through. A shift must match one value of each other list. */
export interface ShiftFilter {
  readonly roles: readonly string[];
  /** By id, to survive renames; `OPEN_SHIFTS` for open shifts. A removed employee matches nothing. */
  readonly employeeIds: readonly string[];
  readonly statuses: readonly string[];
  /** Absent in filters saved by older builds. */
  readonly stations?: readonly string[] | undefined;
}

/** Represents the open shifts among employee ids; no employee has this id. */
export const OPEN_SHIFTS = '';

export const NO_FILTER: ShiftFilter = { roles: [], employeeIds: [], statuses: [] };

/** In display order. */
export const FILTER_KINDS = [
  'roles',
  'employeeIds',
  'statuses',
  'stations',
] as const satisfies readonly (keyof ShiftFilter)[];

export type FilterKind = (typeof FILTER_KINDS)[number];

export interface FilterPart {
  readonly kind: FilterKind;
  readonly value: string;
}

export function filterParts(filter: ShiftFilter): readonly FilterPart[] {
  return FILTER_KINDS.flatMap((kind) => (filter[kind] ?? []).map((value) => ({ kind, value })));
}

export function isFiltering(filter: ShiftFilter): boolean {
  return FILTER_KINDS.some((kind) => (filter[kind]?.length ?? 0) > 0);
}

/** Removes the entry, or appends the entry if missing. */
export function toggledFilter(filter: ShiftFilter, { kind, value }: FilterPart): ShiftFilter {
  const list = filter[kind] ?? [];
  const rest = list.filter((other) => other !== value);
  return { ...filter, [kind]: rest.length < list.length ? rest : [...list, value] };
}

/** Ignores the order within lists. */
export function isSameFilter(one: ShiftFilter, other: ShiftFilter): boolean {
  return FILTER_KINDS.every((kind) => {
    const [ones, others] = [new Set(one[kind]), new Set(other[kind])];
    return ones.size === others.size && [...ones].every((value) => others.has(value));
  });
}

/** Omits employees no longer on the team; the key of open shifts is empty. */
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

/** Filters one day's shifts in order; returns the same array if all pass. */
export type DayFilter = (shiftsOfDay: readonly Shift[]) => readonly Shift[];

/** Same object if the filter does not have the station. */
export function withStationRenamed(filter: ShiftFilter, from: string, to: string): ShiftFilter {
  if (!filter.stations?.includes(from)) return filter;
  const stations = filter.stations.map((station) => (station === from ? to : station));
  return { ...filter, stations: [...new Set(stations)] };
}

export const showAll: DayFilter = (shiftsOfDay) => shiftsOfDay;

/** Memoized by day array, so that an edit recomputes only its day. */
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
 * Whether to show a person without shifts: roles and employees of the filter must match. A hidden or departed
 * person is shown only if the filter names the person.
 */
export function isWantedEmployee(
  { roles, employeeIds }: ShiftFilter,
  employee: Employee,
  date: LocalDate,
): boolean {
  if (roles.length > 0 && !roles.some((role) => hasRole(employee, role))) return false;
  return employeeIds.length === 0 ? !isHiddenFromLists(employee, date) : employeeIds.includes(employee.id);
}

/** How many changed shifts the filter newly hides; `current` returns a shift's current state. */
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
