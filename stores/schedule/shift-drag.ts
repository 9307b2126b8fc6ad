import { type DropCheck, checkDrop as lookAt } from '@/lib/shifts/change/drop-check';
import { findShift } from '@/lib/shifts/change/schedule-index';
import type { Shift } from '@/lib/shifts/shift/shift';
import { scheduleStorage, scheduleStore } from '@/stores/app/schedule-store';
import { ruleContextFor } from './rule-context';
import { selectionStore } from './selection';
import { copyShifts, moveShifts, type ShiftMove, tellMoveRefusal } from './shift-moves';

/** The shift of that id; undefined where it is gone, or nothing can be edited now. */
export function draggableShift(id: string): Shift | undefined {
  if (!scheduleStorage.canEdit()) return undefined;
  return findShift(scheduleStore.getState().schedule.shifts, id);
}

/** The shifts that go along when this one is dragged, itself included: all that are selected, if it is one of them. */
export function shiftsDraggedWith(grabbed: Shift): readonly Shift[] {
  const { ids } = selectionStore.getState();
  if (!ids.has(grabbed.id)) return [grabbed];
  const { shifts } = scheduleStore.getState().schedule;
  return [...ids].flatMap((id) => findShift(shifts, id) ?? []);
}

/** What the drop would do, in the schedule as it stands now. */
export function checkDrop(moves: readonly ShiftMove[], isCopy: boolean): DropCheck {
  const { shifts, employees } = scheduleStore.getState().schedule;
  return lookAt(
    moves,
    {
      find: (id) => findShift(shifts, id),
      employees: [...employees.values()],
      contextFor: ruleContextFor,
    },
    isCopy,
  );
}

/** Moves or copies the shifts in one step, and tells of it; or tells why nothing was done. */
export function dropShifts(moves: readonly ShiftMove[], isCopy: boolean): void {
  const outcome = isCopy ? copyShifts(moves) : moveShifts(moves);
  if (!outcome.isOk) tellMoveRefusal(outcome.error);
}
