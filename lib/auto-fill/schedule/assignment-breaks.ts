import type { Employee } from '@/lib/employees/employee';
import { nextDay, previousDay } from '@/lib/rules/nearby-shifts';
import { restBreaks } from '@/lib/rules/rest';
import type { RuleBreak, RuleContext } from '@/lib/rules/rule-break';
import { ruleBreaks } from '@/lib/rules/rule-breaks';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';
import { groupBy } from './group-by';

/** Every rule forbids an assignment except overtime, which a plan weighs. */
export function isForbidding({ rule }: Pick<RuleBreak, 'rule'>): boolean {
  return rule !== 'weekHours';
}

export function assignShift(shift: Shift, { name }: Pick<Employee, 'name'>): Shift {
  return { ...shift, employeeName: name };
}

/**
 * The rules that the shift breaks for the context's person, else new rest breaks of the person's other
 * shifts.
 */
export function assignmentBreaks(shift: Shift, context: RuleContext): readonly RuleBreak[] {
  const own = ruleBreaks(shift, context).filter(isForbidding);
  return own.length > 0 ? own : newRestBreaks(shift, context);
}

/** If the person's shifts overlap, another shift can break the rest rule although `shift` breaks no rule. */
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

/** The dates whose shifts can break the rest rule with a shift on `date`. */
function nearDays(date: LocalDate): readonly LocalDate[] {
  const [before, after] = [previousDay(date), nextDay(date)];
  return [previousDay(before), before, date, after, nextDay(after)];
}

/** Adds the shifts to the context's person; each replaces the person's shift with the same id. */
export function withShifts(context: RuleContext, shifts: readonly Shift[]): RuleContext {
  if (shifts.length === 0) return context;
  const ids = new Set(shifts.map(({ id }) => id));
  const byDate = groupBy(shifts, ({ date }) => date);
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
