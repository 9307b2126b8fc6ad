import { nameKey } from '@/lib/employees/employee';
import type { Shift } from '@/lib/shifts/shift/shift';
import { addDays, daysBetween, type LocalDate } from '@/lib/time/local-date';
import type { ShiftMove } from './shift-moves';

/** A drop target; omitted fields stay. An empty name means the open shifts. */
export interface ShiftDropTarget {
  readonly date?: LocalDate | undefined;
  readonly employeeName?: string | undefined;
}

/**
 * Moves all shifts by as many days as the grabbed shift. Assigns the grabbed shift's new person only if all
 * shifts belong to one person.
 */
export function dropMoves(
  dragged: readonly Shift[],
  grabbed: Shift,
  { date = grabbed.date, employeeName }: ShiftDropTarget,
): readonly ShiftMove[] {
  const days = daysBetween(grabbed.date, date);
  const person = nameKey(grabbed.employeeName);
  const isOnePerson = dragged.every((shift) => nameKey(shift.employeeName) === person);
  const isReassigned = employeeName !== undefined && isOnePerson && nameKey(employeeName) !== person;
  return dragged.map((shift) => ({
    shiftId: shift.id,
    ...(days === 0 ? {} : { date: addDays(shift.date, days) }),
    ...(isReassigned ? { employeeName } : {}),
  }));
}
