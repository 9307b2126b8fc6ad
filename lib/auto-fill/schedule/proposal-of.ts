import type { Assignments } from '@/lib/auto-fill/plan';
import type { FilledShift, Proposal, UnfilledShift } from '@/lib/auto-fill/proposal';
import { atOnce, eachInPieces, type InPieces } from '@/lib/in-pieces';
import { figuresOf } from './figures';
import { asTheirs, givingBreaks } from './giving-breaks';
import { obstaclesAt } from './obstacles';
import { type Gift, type PlannedWork, plannedWork, takersBySlot } from './planned-work';
import type { FillProblem } from './problem-of-schedule';
import { reasonsOf } from './reasons';
import { compareOnDays, type Slot } from './slots';

const SLOTS_PER_PIECE = 5;

export type PlanMarks = Pick<Proposal, 'gap' | 'seed'>;

/**
 * Explains a legal plan: who gets which shift and why, and why others stay unfilled, by date and time. Fills
 * shifts that the plan has not reached yet.
 */
export function proposalOf(filling: FillProblem, assignments: Assignments, marks: PlanMarks): Proposal {
  return atOnce(proposalInPieces(filling, assignments, marks));
}

export function* proposalInPieces(
  filling: FillProblem,
  assignments: Assignments,
  marks: PlanMarks,
): InPieces<Proposal> {
  const planned = plannedWork(filling, assignments);
  yield 0;
  yield* completeInPieces(filling, planned);
  const gifts = planned.gifts.filter(({ slot, candidate }) => slot.holder !== candidate.key);
  const reasons = reasonsOf(filling, planned);
  const filled: FilledShift[] = [];
  yield* eachInPieces(gifts, (gift) => filled.push(filledOf(gift, reasons(gift))), SLOTS_PER_PIECE);
  const unfilled: UnfilledShift[] = [];
  const all = [...filling.slots, ...filling.hopeless];
  yield* eachInPieces(
    all.filter((slot) => planned.left(slot).length > 0),
    (slot) => {
      const why = obstaclesAt(filling, planned, slot);
      for (const shift of planned.left(slot)) unfilled.push({ shift, ...why });
    },
    1,
  );
  const open = all.filter(({ holder }) => holder === undefined);
  const openCount = open.reduce((sum, { shifts }) => sum + shifts.length, 0);
  const { schedule, contextIn } = filling.input;
  return {
    filled: filled.sort((one, other) => compareOnDays(one.shift, other.shift)),
    unfilled: unfilled.sort((one, other) => compareOnDays(one.shift, other.shift)),
    before: {
      filled: 0,
      open: openCount,
      ...figuresOf(filling, ({ employee }) => contextIn(schedule, employee.name)),
    },
    after: {
      filled: openCount - unfilled.length,
      open: openCount,
      ...figuresOf(filling, planned.contextOf),
    },
    ...marks,
  };
}

/** Assigns remaining shifts to anybody who can take them: the plan may be unfinished. */
function* completeInPieces({ slots, takers }: FillProblem, planned: PlannedWork): InPieces<void> {
  const able = takersBySlot(takers);
  const completed = (slot: Slot) => {
    for (const taker of able.get(slot) ?? []) {
      const [shift] = planned.left(slot);
      if (!shift) return;
      const theirs = asTheirs(shift, taker.employee);
      if (givingBreaks(theirs, planned.contextOf(taker)).length === 0) planned.give(slot, taker);
    }
  };
  yield* eachInPieces(slots, completed, SLOTS_PER_PIECE);
}

function filledOf({ shift, candidate }: Gift, reasons: FilledShift['reasons']): FilledShift {
  const { id: employeeId, name: employeeName } = candidate.employee;
  return { shift, employeeId, employeeName, reasons };
}
