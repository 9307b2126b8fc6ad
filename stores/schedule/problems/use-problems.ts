import { type Problem, problemsOn } from '@/lib/rules/problems/problem';
import type { LocalDate } from '@/lib/time/local-date';
import { type IgnoredHere, useProblemsState } from './problems';

/** The problems of those days of the shown week, without the ignored ones; empty until checked. */
export const useProblems = (dates: readonly LocalDate[]): readonly Problem[] =>
  useProblemsState(({ problems }) => onDates(problems, dates));

/** The ignored problems of the shown week, in the order in which they were found. */
export const useIgnoredProblems = (): readonly IgnoredHere[] => useProblemsState(({ ignored }) => ignored);

const answers = new WeakMap<readonly Problem[], WeakMap<readonly LocalDate[], readonly Problem[]>>();

/** Selectors must return the same list for the same input. */
function onDates(problems: readonly Problem[], dates: readonly LocalDate[]): readonly Problem[] {
  const known = answers.get(problems) ?? new WeakMap<readonly LocalDate[], readonly Problem[]>();
  answers.set(problems, known);
  const answer = known.get(dates) ?? problemsOn(problems, dates);
  known.set(dates, answer);
  return answer;
}
