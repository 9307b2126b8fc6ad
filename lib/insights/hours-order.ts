import type { EmployeeHours } from './hours';

export type HoursColumn = 'employee' | 'hours' | 'shifts';

export interface HoursOrder {
  readonly column: HoursColumn;
  readonly isDescending: boolean;
}

export const HOURS_DESCENDING: HoursOrder = { column: 'hours', isDescending: true };

/**
 * Choosing the active column again reverses the order. A new column starts descending, the names ascending.
 */
export function nextHoursOrder(order: HoursOrder, column: HoursColumn): HoursOrder {
  return { column, isDescending: order.column === column ? !order.isDescending : column !== 'employee' };
}

/** `compareNames` is negative, 0 or positive. Ties are by name, in either direction. */
export function sortHours(
  rows: readonly EmployeeHours[],
  { column, isDescending }: HoursOrder,
  compareNames: (one: string, other: string) => number,
): readonly EmployeeHours[] {
  const sign = isDescending ? -1 : 1;
  const byName = (one: EmployeeHours, other: EmployeeHours) =>
    compareNames(one.name, other.name) || (one.key < other.key ? -1 : 1);
  if (column === 'employee') return [...rows].sort((one, other) => sign * byName(one, other));
  const figure = (row: EmployeeHours) => (column === 'hours' ? row.minutes : row.shifts.length);
  return [...rows].sort((one, other) => sign * (figure(one) - figure(other)) || byName(one, other));
}
