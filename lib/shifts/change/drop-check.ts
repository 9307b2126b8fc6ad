import { nameKey } from '@/lib/employees/employee';
import type { RuleBreak, RuleContext } from '@/lib/rules/rule-break';
import { ruleBreaks } from '@/lib/rules/rule-breaks';
import { compareShifts, isCounted, type Shift } from '@/lib/shifts/shift/shift';
import { placeholderIds } from './placeholder-ids';
import {
  type MoveContext,
  type MoveRefusal,
  plannedCopies,
  plannedMoves,
  type ShiftMove,
} from './shift-moves';

interface DroppedShift {
  /** Undefined for a copy, whose id is a placeholder until the drop. */
  readonly before: Shift | undefined;
  readonly shift: Shift;
  readonly breaks: readonly RuleBreak[];
}

/** Shown as a preview during the drag, then applied exactly as previewed. */
export type DropCheck =
  | { readonly kind: 'same' }
  | { readonly kind: 'refused'; readonly refusal: MoveRefusal }
  /** Allowed; warnings never block a drop. */
  | { readonly kind: 'fits' | 'warns'; readonly shifts: readonly DroppedShift[] };

interface DropContext extends MoveContext {
  readonly contextFor: (employeeName: string) => RuleContext;
}

/** Checks each shift against the other shifts as after the moves or, with `isCopy`, as after the copies. */
export function checkDrop(moves: readonly ShiftMove[], base: DropContext, isCopy: boolean): DropCheck {
  const planned = isCopy ? plannedCopies(moves, base, placeholderIds()) : plannedMoves(moves, base);
  if (!planned.isOk) return { kind: 'refused', refusal: planned.error };
  const sides = planned.value.map((one) => ('after' in one ? one : { before: undefined, after: one }));
  if (sides.length === 0) return { kind: 'same' };
  const after = sides.map((one) => one.after);
  const ids = new Set(after.map(({ id }) => id));
  const shifts = sides.map(({ before, after: shift }) => {
    const context = base.contextFor(shift.employeeName);
    const around = sides.length === 1 ? context : contextAfter(context, shift);
    return { before, shift, breaks: ruleBreaks(shift, around) };
  });
  return { kind: shifts.some(({ breaks }) => breaks.length > 0) ? 'warns' : 'fits', shifts };

  function contextAfter(context: RuleContext, { employeeName }: Shift): RuleContext {
    const person = nameKey(employeeName);
    const coming = after.filter((other) => isCounted(other) && nameKey(other.employeeName) === person);
    return {
      ...context,
      shiftsOn: (date) =>
        [
          ...context.shiftsOn(date).filter(({ id }) => !ids.has(id)),
          ...coming.filter((other) => other.date === date),
        ].sort(compareShifts),
    };
  }
}
