import { forEachInPieces, type InPieces, runToCompletion } from '@/lib/in-pieces';
import type { RuleContext } from '@/lib/rules/rule-break';
import { ruleBreaks } from '@/lib/rules/rule-breaks';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { BrokenShift } from './bulk-breaks';
import { applyChange, type Schedule } from './schedule';
import type { ChangeEntry } from './schedule-change';

export type ContextIn = (schedule: Schedule, employeeName: string) => RuleContext;

/** The shifts that break a rule, in the given order. Reads each person's days once. */
export function brokenShifts(
  shifts: Iterable<Shift>,
  contextFor: (employeeName: string) => RuleContext,
): readonly BrokenShift[] {
  return runToCompletion(brokenInPieces([...shifts], contextFor));
}

function* brokenInPieces(
  shifts: readonly Shift[],
  contextFor: (employeeName: string) => RuleContext,
): InPieces<readonly BrokenShift[]> {
  const contexts = new Map<string, RuleContext>();
  const broken: BrokenShift[] = [];
  yield* forEachInPieces(shifts, (shift) => {
    const context = contexts.get(shift.employeeName) ?? contextFor(shift.employeeName);
    contexts.set(shift.employeeName, context);
    const breaks = ruleBreaks(shift, context);
    if (breaks.length > 0) broken.push({ shift, breaks });
  });
  return broken;
}

/** The rules that the added and changed shifts would break once all entries are applied, in entry order. */
export function planBreaks(
  schedule: Schedule,
  entries: readonly ChangeEntry[],
  contextIn: ContextIn,
): readonly BrokenShift[] {
  return runToCompletion(planBreaksInPieces(schedule, entries, contextIn));
}

export function* planBreaksInPieces(
  schedule: Schedule,
  entries: readonly ChangeEntry[],
  contextIn: ContextIn,
): InPieces<readonly BrokenShift[]> {
  const left = new Map<string, Shift>();
  for (const entry of entries) {
    if (entry.kind !== 'shift') continue;
    if (entry.after) left.set(entry.id, entry.after);
    else left.delete(entry.id);
  }
  if (left.size === 0) return [];
  const after = applyChange(schedule, { entries });
  return yield* brokenInPieces([...left.values()], (employeeName) => contextIn(after, employeeName));
}
