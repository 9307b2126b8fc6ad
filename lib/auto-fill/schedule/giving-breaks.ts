import type { Employee } from '@/lib/employees/employee';
import { nextDay, previousDay } from '@/lib/rules/near-days';
import { restBreaks } from '@/lib/rules/rest';
import type { RuleBreak, RuleContext } from '@/lib/rules/rule-break';
import { ruleBreaks } from '@/lib/rules/rule-breaks';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';
import { grouped } from './grouped';

/** Whether the break forbids to give somebody a shift: all do save overtime, which a plan weighs. */
export function isForbidding({ rule }: Pick<RuleBreak, 'rule'>): boolean {
  return rule !== 'weekHours';
}

/** The shift as that person's. */
export function asTheirs(shift: Shift, { name }: Pick<Employee, 'name'>): Shift {
  return { ...shift, employeeName: name };
}

/**
 * What forbids to give the shift to the context's person: what it would break itself, or else what shifts of theirs would newly
 * break by it.
 */
export function givingBreaks(shift: Shift, context: RuleContext): readonly RuleBreak[] {
  const own = ruleBreaks(shift, context).filter(isForbidding);
  return own.length > 0 ? own : newRestBreaks(shift, context);
}

/** The rest is the only rule by which another shift can break where this one breaks nothing: where shifts of theirs share time. */
function newRestBreaks(shift: Shift, context: RuleContext): readonly RuleBreak[] {
  const without: RuleContext = {
    ...context,
    shiftsOn: (date) => context.shiftsOn(date).filter(({ id }) => id !== shift.id),
  };
  const near = nearDays(shift.date).flatMap((date) => without.shiftsOn(date));
  if (near.length < 2) return [];
  const after = withShifts(context, [shift]);
  return near.flatMap((other) => {
    const before = new Set(
      restBreaks(other, without).flatMap((found) => (found.rule === 'rest' ? found.side : [])),
    );
    return restBreaks(other, after).filter((found) => found.rule === 'rest' && !before.has(found.side));
  });
}

/** The days that a rest reaches. */
function nearDays(date: LocalDate): readonly LocalDate[] {
  const [before, after] = [previousDay(date), nextDay(date)];
  return [previousDay(before), before, date, after, nextDay(after)];
}

/** The context as if the person had these shifts too, in place of those with the same ids. */
export function withShifts(context: RuleContext, shifts: readonly Shift[]): RuleContext {
  if (shifts.length === 0) return context;
  const ids = new Set(shifts.map(({ id }) => id));
  const byDate = grouped(shifts, ({ date }) => date);
  const known = new Map<LocalDate, readonly Shift[]>();
  return {
    ...context,
    shiftsOn(date) {
      const before = known.get(date);
      if (before) return before;
      const day = [...context.shiftsOn(date).filter(({ id }) => !ids.has(id)), ...(byDate.get(date) ?? [])];
      known.set(date, day);
      return day;
    },
  };
}
