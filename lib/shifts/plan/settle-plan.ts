import { nameKey } from '@/lib/employees/employee';
import { forEachInPieces, type InPieces, runToCompletion, scaleProgress } from '@/lib/in-pieces';
import { compareText } from '@/lib/order';
import type { RuleContext, RuleName } from '@/lib/rules/rule-break';
import { ruleBreaks } from '@/lib/rules/rule-breaks';
import type { BrokenShift } from '@/lib/shifts/change/bulk-breaks';
import { type ContextIn, planBreaksInPieces } from '@/lib/shifts/change/plan-breaks';
import { applyChange, type Schedule } from '@/lib/shifts/change/schedule';
import { type ChangeEntry, shiftEntry } from '@/lib/shifts/change/schedule-change';
import { OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';
import { compareShifts, isCounted, type Shift } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';
import { type AppliedChoice, type BreakChoices, strictestChoice } from './break-choices';

export interface SettledShift {
  readonly shift: Shift;
  readonly by: readonly RuleName[];
}

export interface SettledPlan {
  /** The remaining entries; the given array if nothing is skipped or made open. */
  readonly entries: readonly ChangeEntry[];
  /** The shifts that break a rule in the original plan. */
  readonly found: readonly BrokenShift[];
  /** The shifts that still break a rule after the choices. */
  readonly broken: readonly BrokenShift[];
  readonly skipped: readonly SettledShift[];
  /** The shifts made open, each with the id of the resulting open shift. */
  readonly opened: readonly SettledShift[];
}

export function asOpen(shift: Shift): Shift {
  return { ...shift, employeeName: OPEN_SHIFT_NAME };
}

/**
 * Applies the choices: skips or opens only added shifts. Of clashing shifts, the earlier shift stays. No
 * shift that is still added breaks a rule with `skip` or `open`.
 */
export function settlePlan(
  schedule: Schedule,
  entries: readonly ChangeEntry[],
  contextIn: ContextIn,
  choices: BreakChoices,
): SettledPlan {
  return runToCompletion(settlePlanInPieces(schedule, entries, contextIn, choices));
}

export function* settlePlanInPieces(
  schedule: Schedule,
  entries: readonly ChangeEntry[],
  contextIn: ContextIn,
  choices: BreakChoices,
): InPieces<SettledPlan> {
  const found = yield* scaleProgress(0, 0.3, planBreaksInPieces(schedule, entries, contextIn));
  if (found.every(({ breaks }) => strictestChoice(breaks, choices).choice === 'keep')) {
    return { entries, found, broken: found, skipped: [], opened: [] };
  }
  const outcomes = yield* scaleProgress(0.3, 0.7, applyChoices(schedule, entries, contextIn, choices));
  const settled = (choice: AppliedChoice['choice']) =>
    [...outcomes.values()].flatMap(({ shift, applied }) =>
      applied.choice === choice ? [{ shift, by: applied.by }] : [],
    );
  const left = entries.flatMap((entry) => {
    const known = entry.kind === 'shift' ? outcomes.get(entry.id) : undefined;
    if (!known) return [entry];
    return known.applied.choice === 'open' ? [shiftEntry(undefined, asOpen(known.shift))] : [];
  });
  const broken = yield* scaleProgress(0.7, 1, planBreaksInPieces(schedule, left, contextIn));
  return { entries: left, found, broken, skipped: settled('skip'), opened: settled('open') };
}

type AppliedChoices = Map<string, { readonly shift: Shift; readonly applied: AppliedChoice }>;

/** Skipped and opened shifts by id, in calendar order. */
function* applyChoices(
  schedule: Schedule,
  entries: readonly ChangeEntry[],
  contextIn: ContextIn,
  choices: BreakChoices,
): InPieces<AppliedChoices> {
  const added = new Map<string, Shift>();
  for (const entry of entries) {
    if (entry.kind === 'shift' && entry.after && !entry.before && isCounted(entry.after)) {
      added.set(entry.id, entry.after);
    }
  }
  const others = entries.filter(({ kind, id }) => kind !== 'shift' || !added.has(id));
  const without = applyChange(schedule, { entries: others });
  const people = new Map<string, GrowingContext>();
  const contextOf = ({ employeeName }: Shift) => {
    const key = nameKey(employeeName);
    const known = people.get(key) ?? growing(contextIn(without, employeeName));
    people.set(key, known);
    return known;
  };

  const outcomes: AppliedChoices = new Map();
  const judge = (shift: Shift) => {
    const applied = strictestChoice(ruleBreaks(shift, contextOf(shift).context), choices);
    if (applied.choice !== 'keep') outcomes.set(shift.id, { shift, applied });
    return applied.choice === 'keep';
  };
  const inOrder = [...added.values()].sort(
    (one, other) => compareText(one.date, other.date) || compareShifts(one, other),
  );
  let kept: Shift[] = [];
  const firstRound = forEachInPieces(inOrder, (shift) => {
    if (!judge(shift)) return;
    contextOf(shift).add(shift);
    kept.push(shift);
  });
  yield* scaleProgress(0, 0.6, firstRound);
  // A rest rule compares only with the nearest shift: removing the nearest shift may reveal another break.
  let isAsked: (key: string) => boolean = () => true;
  for (let count = -1; count !== kept.length; ) {
    count = kept.length;
    const left: Shift[] = [];
    const changed = new Set<string>();
    const round = forEachInPieces(kept, (shift) => {
      const key = nameKey(shift.employeeName);
      if (!isAsked(key) || judge(shift)) {
        left.push(shift);
        return;
      }
      contextOf(shift).remove(shift);
      changed.add(key);
    });
    yield* scaleProgress(0.6, 1, round);
    kept = left;
    isAsked = (key) => changed.has(key);
  }
  return outcomes;
}

interface GrowingContext {
  readonly context: RuleContext;
  readonly add: (shift: Shift) => void;
  readonly remove: (shift: Shift) => void;
}

function growing(base: RuleContext): GrowingContext {
  const days = new Map<LocalDate, readonly Shift[]>();
  const shiftsOn = (date: LocalDate) => days.get(date) ?? base.shiftsOn(date);
  return {
    context: { ...base, shiftsOn },
    add: (shift) => days.set(shift.date, [...shiftsOn(shift.date), shift].sort(compareShifts)),
    remove: ({ id, date }) =>
      days.set(
        date,
        shiftsOn(date).filter((other) => other.id !== id),
      ),
  };
}
