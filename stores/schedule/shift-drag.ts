import { checkDrop, type DropCheck } from '@/lib/shifts/change/drop-check';
import { findShift } from '@/lib/shifts/change/schedule-index';
import type { Shift } from '@/lib/shifts/shift/shift';
import { scheduleStorage, scheduleStore } from '@/stores/app/schedule-store';
import { commitCopies, commitMoves, moveGround, notifyMoveRefusal, type ShiftMove } from './move-shifts';
import { ruleContextFor } from './rule-context';
import { selectionStore } from './selection';

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

/** What one drag would do at each of its targets: what is shown of a target is what a drop there carries out. */
export interface DropPlans<Target> {
  isCopy(): boolean;
  /** Whether a drop leaves copies; what was planned for moves, or the other way round, is planned anew. */
  setCopy(isCopy: boolean): void;
  /** The same plan for a target until the schedule changes. */
  planFor(target: Target): DropCheck;
  /** Carries the plan out in one step, and tells of it; or tells why nothing is done. */
  drop(target: Target): void;
}

interface DropTargets<Target> {
  /** The same text for targets at which the same would be done. */
  readonly keyOf: (target: Target) => string;
  readonly movesTo: (target: Target) => readonly ShiftMove[];
}

/** Plans for the drops of one drag, each made when it is first asked for. */
export function createDropPlans<Target>({ keyOf, movesTo }: DropTargets<Target>): DropPlans<Target> {
  const plans = new Map<string, DropCheck>();
  let isCopy = false;
  let ground = moveGround();

  const planFor = (target: Target) => {
    // Another tab, or a save that ended meanwhile: a plan made before would bring back what was there then.
    if (ground.schedule !== scheduleStore.getState().schedule) {
      ground = moveGround();
      plans.clear();
    }
    const key = keyOf(target);
    const known = plans.get(key);
    if (known) return known;
    const plan = checkDrop(movesTo(target), { ...ground, contextFor: ruleContextFor }, isCopy);
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
    drop: (target) => carryOut(planFor(target)),
  };
}

/** Moves the shift in one step, and tells of it; or tells why nothing was done. */
export function dropOnce(move: ShiftMove): void {
  createDropPlans<ShiftMove>({ keyOf: () => '', movesTo: (target) => [target] }).drop(move);
}

function carryOut(plan: DropCheck): void {
  if (plan.kind === 'refused') notifyMoveRefusal(plan.refusal);
  if (!('shifts' in plan)) return;
  const moved = plan.shifts.flatMap(({ before, shift }) => (before ? [{ before, after: shift }] : []));
  const copies = plan.shifts.flatMap(({ before, shift }) =>
    before ? [] : [{ ...shift, id: scheduleStore.newId() }],
  );
  if (copies.length > 0) commitCopies(copies);
  else commitMoves(moved);
}
