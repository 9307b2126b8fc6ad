import type { FillFigures } from '@/lib/auto-fill/proposal';
import { weekDays } from '@/lib/rules/near-days';
import type { RuleContext } from '@/lib/rules/rule-break';
import { overtimeLimitOf, weekMinutes } from '@/lib/rules/week-hours';
import { startOfWeek } from '@/lib/time/week';
import type { Candidate } from './candidates';
import type { FillProblem } from './problem-of-schedule';
import { isWeekend } from './recent-work';

export function figuresOf(
  { slots, hopeless, candidates, takers, wantedMinutes, input }: FillProblem,
  contextOf: (candidate: Candidate) => RuleContext,
): Pick<FillFigures, 'overtimeMinutes' | 'spreadMinutes' | 'mostWeekendDays'> {
  const { weekStart } = input.settings;
  const weeks = [...new Set([...slots, ...hopeless].map(({ first }) => startOfWeek(first.date, weekStart)))];
  const people = candidates.map((candidate) => {
    const context = contextOf(candidate);
    const ofWeeks = weeks.map((week) => {
      const minutes = weekMinutes(week, context);
      const weekend = weekDays(week, weekStart).filter(isWeekend);
      return {
        overtime: Math.max(0, minutes - overtimeLimitOf(context)),
        beside: minutes - wantedMinutes(candidate, week),
        weekendDays: weekend.filter((date) => context.shiftsOn(date).length > 0).length,
      };
    });
    const sum = (of: 'overtime' | 'beside' | 'weekendDays') =>
      ofWeeks.reduce((all, week) => all + week[of], 0);
    return {
      key: candidate.key,
      overtime: sum('overtime'),
      beside: sum('beside'),
      weekendDays: sum('weekendDays'),
    };
  });
  const able = new Set(takers.map(({ key }) => key));
  const beside = people.filter(({ key }) => able.has(key)).map((person) => person.beside);
  return {
    overtimeMinutes: people.reduce((sum, { overtime }) => sum + overtime, 0),
    spreadMinutes: beside.length > 0 ? Math.max(...beside) - Math.min(...beside) : 0,
    mostWeekendDays: Math.max(0, ...people.map(({ weekendDays }) => weekendDays)),
  };
}
