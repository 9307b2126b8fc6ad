import { checkDrop, type DropCheck } from '@/lib/shifts/change/drop-check';
import { findShift } from '@/lib/shifts/change/schedule-index';
import type { ShiftMove } from '@/lib/shifts/change/shift-moves';
import type { Shift } from '@/lib/shifts/shift/shift';
import { commitCopies, commitMoves, moveContext, notifyMoveRefusal } from './move-shifts';
import { ruleContextFor } from './rule-context';
import type { ScheduleStore } from './schedule';
import { selectionStore } from './selection';

/** Undefined if the shift is gone, or the schedule is read-only. */
export function draggableShift(store: ScheduleStore, id: string): Shift | undefined {
  if (!store.canEdit()) return undefined;
  return findShift(store.getState().schedule.shifts, id);
}

/** All selected shifts if `grabbed` is selected, otherwise only `grabbed`. */
export function shiftsDraggedWith(store: ScheduleStore, grabbed: Shift): readonly Shift[] {
  const { ids } = selectionStore.getState();
  if (!ids.has(grabbed.id)) return [grabbed];
  const { shifts } = store.getState().schedule;
  return [...ids].flatMap((id) => findShift(shifts, id) ?? []);
}

/** The plans of one drag by drop target: the preview of a target is exactly what a drop there does. */
export interface DropPlans<Target> {
  isCopy(): boolean;
  /** Sets whether a drop leaves copies; discards earlier plans. */
  setCopy(isCopy: boolean): void;
  /** The same plan for a target until the schedule changes. */
  planFor(target: Target): DropCheck;
  /** Applies the plan in one step. Notifies of the result, or of the reason if nothing changed. */
  drop(target: Target): void;
}

interface DropTargets<Target> {
  /** Targets where a drop would do the same have the same key. */
  readonly keyOf: (target: Target) => string;
  readonly movesTo: (target: Target) => readonly ShiftMove[];
}

export function createDropPlans<Target>(
  store: ScheduleStore,
  { keyOf, movesTo }: DropTargets<Target>,
): DropPlans<Target> {
  const plans = new Map<string, DropCheck>();
  let isCopy = false;
  let base = moveContext(store);

  const planFor = (target: Target) => {
    // Another tab or a finished save has changed the schedule: an older plan would revert that change.
    if (base.schedule !== store.getState().schedule) {
      base = moveContext(store);
      plans.clear();
    }
    const key = keyOf(target);
    const known = plans.get(key);
    if (known) return known;
    const plan = checkDrop(
      movesTo(target),
      { ...base, contextFor: (employeeName) => ruleContextFor(store, employeeName) },
      isCopy,
    );
    plans.set(key, plan);
    return plan;
  };

  return {
    isCopy: () => isCopy,
    setCopy(next) {
      isCopy = next;
      plans.clear();
    },
    planFor,
    drop: (target) => applyDropPlan(store, planFor(target)),
  };
}

/** Moves the shift in one step, and notifies of it or of why nothing was done. */
export function dropShift(store: ScheduleStore, move: ShiftMove): void {
  createDropPlans<ShiftMove>(store, { keyOf: () => '', movesTo: (target) => [target] }).drop(move);
}

export function barActsOf(store: ScheduleStore) {
  return {
    find: (id: string) => draggableShift(store, id),
    plans: () =>
      createDropPlans<ShiftMove>(store, {
        keyOf: ({ date, startTime, endTime, employeeName }) =>
          JSON.stringify([date, startTime, endTime, employeeName]),
        movesTo: (move) => [move],
      }),
    dropShift: (move: ShiftMove) => dropShift(store, move),
  };
}

function applyDropPlan(store: ScheduleStore, plan: DropCheck): void {
  if (plan.kind === 'refused') notifyMoveRefusal(store, plan.refusal);
  if (!('shifts' in plan)) return;
  const moved = plan.shifts.flatMap(({ before, shift }) => (before ? [{ before, after: shift }] : []));
  const copies = plan.shifts.flatMap(({ before, shift }) =>
    before ? [] : [{ ...shift, id: store.newId() }],
  );
  if (copies.length > 0) commitCopies(store, copies);
  else commitMoves(store, moved);
}
