import { compareShifts, type Shift } from './shift';

export type ShiftColumn = 'time' | 'employee' | 'role';

export interface ShiftOrder {
  readonly column: ShiftColumn;
  readonly isDescending: boolean;
}

export const DAY_ORDER: ShiftOrder = { column: 'time', isDescending: false };

interface SortTexts {
  readonly name: (shift: Shift) => string;
  readonly role: (role: string) => string;
  /** Locale-aware comparison; negative, 0 or positive. */
  readonly compare: (one: string, other: string) => number;
}

/** The order after a click on a column: the active column reverses, another column starts ascending. */
export function nextOrder(order: ShiftOrder, column: ShiftColumn): ShiftOrder {
  return { column, isDescending: order.column === column && !order.isDescending };
}

/** A shift that began the day before comes first. */
function compareTimes(one: Shift, other: Shift): number {
  if (one.date !== other.date) return one.date < other.date ? -1 : 1;
  return compareShifts(one, other);
}

/** Compares the displayed texts; ties are always in order of time. */
export function sortShifts(shifts: readonly Shift[], order: ShiftOrder, texts: SortTexts): readonly Shift[] {
  const sign = order.isDescending ? -1 : 1;
  if (order.column === 'time') return [...shifts].sort((one, other) => sign * compareTimes(one, other));
  const textOf = order.column === 'employee' ? texts.name : (shift: Shift) => texts.role(shift.role);
  return shifts
    .map((shift) => ({ shift, text: textOf(shift) }))
    .sort((one, other) => sign * texts.compare(one.text, other.text) || compareTimes(one.shift, other.shift))
    .map(({ shift }) => shift);
}
