import { nameKey } from '@/lib/employees/employee';
import { isHiddenFromLists } from '@/lib/employees/person/person-facts';
import { compareText } from '@/lib/order';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import { compareShifts, isCounted, type Shift } from '@/lib/shifts/shift/shift';
import type { WallClock } from '@/lib/time/wall-clock';
import { isHardBreak, type RuleBreak, type RuleContext } from './rule-break';
import { ruleBreaks } from './rule-breaks';

export interface SwapChoice {
  readonly other: Shift;
  /** The rules that this shift's person would break with the other shift. */
  readonly given: readonly RuleBreak[];
  /** The rules that the other person would break with this shift. */
  readonly taken: readonly RuleBreak[];
}

export interface SwapChoices {
  /** Soonest first, then fewest hard breaks, then fewest breaks. */
  readonly choices: readonly SwapChoice[];
  /** Number of other people's shifts not offered because of a different role. */
  readonly otherRoleCount: number;
}

/**
 * The counted, future shifts of other people that can be swapped with the shift. The specification refuses
 * another role; a shift at the same time is omitted.
 */
export function swapChoices(
  shift: Shift,
  shifts: Iterable<Shift>,
  contextFor: (employeeName: string) => RuleContext,
  now: WallClock,
): SwapChoices {
  const found: SwapChoice[] = [];
  let otherRoleCount = 0;
  if (!contextFor(shift.employeeName).employee) return { choices: found, otherRoleCount };
  for (const other of shifts) {
    if (!isFuture(other, now) || !isExchangeable(shift, other)) continue;
    const { employee } = contextFor(other.employeeName);
    if (!employee || isHiddenFromLists(employee, shift.date)) continue;
    const given = breaksInSwap(other, shift, contextFor);
    const taken = breaksInSwap(shift, other, contextFor);
    if ([...given, ...taken].some(({ rule }) => rule === 'role')) otherRoleCount += 1;
    else found.push({ other, given, taken });
  }
  const hard = ({ given, taken }: SwapChoice) => [...given, ...taken].filter(isHardBreak).length;
  const all = ({ given, taken }: SwapChoice) => given.length + taken.length;
  const choices = found.sort(
    (one, other) =>
      compareText(startOf(one.other), startOf(other.other)) ||
      hard(one) - hard(other) ||
      all(one) - all(other) ||
      compareShifts(one.other, other.other),
  );
  return { choices, otherRoleCount };
}

function breaksInSwap(
  got: Shift,
  left: Shift,
  contextFor: (employeeName: string) => RuleContext,
): readonly RuleBreak[] {
  const { employeeName } = left;
  const context = contextFor(employeeName);
  return ruleBreaks(
    { ...got, employeeName },
    { ...context, shiftsOn: (date) => context.shiftsOn(date).filter(({ id }) => id !== left.id) },
  );
}

function isExchangeable(shift: Shift, other: Shift): boolean {
  return (
    isCounted(other) &&
    !isOpenShift(other) &&
    nameKey(other.employeeName) !== nameKey(shift.employeeName) &&
    !isSameTime(shift, other)
  );
}

/** A swap at the same time in the same role would change nothing. */
function isSameTime(one: Shift, other: Shift): boolean {
  return (
    one.date === other.date &&
    one.startTime === other.startTime &&
    one.endTime === other.endTime &&
    one.role === other.role
  );
}

function isFuture(shift: Shift, { date, time }: WallClock): boolean {
  return startOf(shift) > `${date} ${time}`;
}

function startOf({ date, startTime }: Shift): string {
  return `${date} ${startTime}`;
}
