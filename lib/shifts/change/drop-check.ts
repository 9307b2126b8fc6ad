import { nameKey } from '@/lib/employees/employee';
import type { RuleBreak, RuleContext } from '@/lib/rules/rule-break';
import { ruleBreaks } from '@/lib/rules/rule-breaks';
import { compareShifts, isCounted, type Shift } from '@/lib/shifts/shift/shift';
import { placeholderIds } from './placeholder-ids';
import {
  type MoveGround,
  type MoveRefusal,
  plannedCopies,
  plannedMoves,
  type ShiftMove,
} from './shift-moves';

/** A shift as a drop would leave it, and what it would break there. */
interface DroppedShift {
  /** Its current state; undefined for a copy, whose id is a placeholder until it is made. */
  readonly before: Shift | undefined;
  readonly shift: Shift;
  readonly breaks: readonly RuleBreak[];
}

/** What a drop would do: previewed during the drag, and carried out exactly so. */
export type DropCheck =
  /** Nothing would change. */
  | { readonly kind: 'same' }
  /** The specification refuses it. */
  | { readonly kind: 'refused'; readonly refusal: MoveRefusal }
  /** It can be done; warnings never stand in its way. */
  | { readonly kind: 'fits' | 'warns'; readonly shifts: readonly DroppedShift[] };

interface DropGround extends MoveGround {
  readonly contextFor: (employeeName: string) => RuleContext;
}

/**
 * The result of the moves, or with `isCopy` of the copies that they describe. Each shift is judged against the others
 * as they would be then, not as they are now.
 */
export function checkDrop(moves: readonly ShiftMove[], ground: DropGround, isCopy: boolean): DropCheck {
  const planned = isCopy ? plannedCopies(moves, ground, placeholderIds()) : plannedMoves(moves, ground);
  if (!planned.isOk) return { kind: 'refused', refusal: planned.error };
  const sides = planned.value.map((one) => ('after' in one ? one : { before: undefined, after: one }));
  if (sides.length === 0) return { kind: 'same' };
  const after = sides.map((one) => one.after);
  const ids = new Set(after.map(({ id }) => id));
  const shifts = sides.map(({ before, after: shift }) => {
    const context = ground.contextFor(shift.employeeName);
    const around = sides.length === 1 ? context : contextAfter(context, shift);
    return { before, shift, breaks: ruleBreaks(shift, around) };
  });
  return { kind: shifts.some(({ breaks }) => breaks.length > 0) ? 'warns' : 'fits', shifts };

  /** The person's days without the shifts that leave and with those that arrive. */
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
