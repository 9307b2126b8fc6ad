import { compareShifts, type Shift } from './shift';

/** The columns of the list that it can be sorted by. */
export type ShiftColumn = 'time' | 'employee' | 'role';

export interface ShiftOrder {
  readonly column: ShiftColumn;
  readonly isDescending: boolean;
}

/** The order in which the list opens: the day from its beginning. */
export const DAY_ORDER: ShiftOrder = { column: 'time', isDescending: false };

interface SortTexts {
  readonly name: (shift: Shift) => string;
  readonly role: (role: string) => string;
  /** Compares as the language does; negative, 0 or positive. */
  readonly compare: (one: string, other: string) => number;
}

/** The order after a click on a column: the active one turns round, another begins ascending. */
export function nextOrder(order: ShiftOrder, column: ShiftColumn): ShiftOrder {
  return { column, isDescending: order.column === column && !order.isDescending };
}

/**
 * The shifts in the chosen order, as a new array. By employee and role the texts that are shown are compared; shifts
 * with the same text stay in the order of the day, whichever way the column runs.
 */
export function sortShifts(shifts: readonly Shift[], order: ShiftOrder, texts: SortTexts): readonly Shift[] {
  const sign = order.isDescending ? -1 : 1;
  if (order.column === 'time') return [...shifts].sort((one, other) => sign * compareShifts(one, other));
  const textOf = order.column === 'employee' ? texts.name : (shift: Shift) => texts.role(shift.role);
  return shifts
    .map((shift) => ({ shift, text: textOf(shift) }))
    .sort((one, other) => sign * texts.compare(one.text, other.text) || compareShifts(one.shift, other.shift))
    .map(({ shift }) => shift);
}
