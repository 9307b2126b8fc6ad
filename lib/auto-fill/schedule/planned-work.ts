import type { Assignments } from '@/lib/auto-fill/plan';
import type { RuleContext } from '@/lib/rules/rule-break';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { Candidate } from './candidates';
import { asTheirs, givingBreaks, withShifts } from './giving-breaks';
import { grouped } from './grouped';
import type { FillProblem, Taker } from './problem-of-schedule';
import type { Slot } from './slots';

export interface Gift {
  readonly slot: Slot;
  /** As stored in the schedule. */
  readonly shift: Shift;
  readonly candidate: Candidate;
}

export interface PlannedWork {
  readonly gifts: readonly Gift[];
  /** The person's rule context, including the plan. */
  contextOf(candidate: Candidate): RuleContext;
  /** The slot's unassigned shifts, in the filling's order. */
  left(slot: Slot): readonly Shift[];
  give(slot: Slot, candidate: Candidate): void;
}

/** A pending shift that the plan gives to nobody keeps its employee, who then gets no conflicting shift. */
export function plannedWork(
  { slots, hopeless, takers, candidates }: FillProblem,
  assignments: Assignments,
): PlannedWork {
  const gifts = new Map<string, Gift>();
  const contexts = new Map<string, RuleContext>();
  const left = (slot: Slot) => slot.shifts.filter(({ id }) => !gifts.has(id));

  function set(gift: Gift): void {
    gifts.set(gift.shift.id, gift);
    contexts.delete(gift.candidate.key);
  }
  function give(slot: Slot, candidate: Candidate): void {
    const [shift] = left(slot);
    if (shift) set({ slot, shift, candidate });
  }
  const giftsOf = ({ key }: Candidate) =>
    [...gifts.values()].filter(({ candidate }) => candidate.key === key);
  function contextOf(candidate: Candidate): RuleContext {
    const { key, context, employee } = candidate;
    const known = contexts.get(key);
    if (known) return known;
    const shifts = giftsOf(candidate).map(({ shift }) => asTheirs(shift, employee));
    const planned = withShifts(context, shifts);
    contexts.set(key, planned);
    return planned;
  }

  const byKey = new Map(candidates.map((candidate) => [candidate.key, candidate]));
  for (const [person, given] of assignments.entries()) {
    for (const position of given) {
      const [slot, taker]: readonly [Slot | undefined, Taker | undefined] = [slots[position], takers[person]];
      if (slot && taker) give(slot, taker);
    }
  }
  for (const slot of [...slots, ...hopeless]) {
    const holder = slot.holder === undefined ? undefined : byKey.get(slot.holder);
    if (!holder || left(slot).length === 0) continue;
    set({ slot, shift: slot.first, candidate: holder });
    for (const { shift, candidate } of giftsOf(holder)) {
      if (shift === slot.first) continue;
      if (givingBreaks(asTheirs(shift, candidate.employee), contextOf(holder)).length === 0) continue;
      gifts.delete(shift.id);
      contexts.delete(holder.key);
    }
  }
  return {
    get gifts() {
      return [...gifts.values()];
    },
    contextOf,
    left,
    give,
  };
}

export function takersBySlot(takers: readonly Taker[]): ReadonlyMap<Slot, readonly Taker[]> {
  const pairs = takers.flatMap((taker) => taker.takes.map(([, slot]) => ({ slot, taker })));
  const groups = grouped(pairs, ({ slot }) => slot);
  return new Map([...groups].map(([slot, all]) => [slot, all.map(({ taker }) => taker)]));
}
