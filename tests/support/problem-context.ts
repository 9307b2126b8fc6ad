import type { Problem } from '@/lib/rules/problems/problem';
import type { ProblemContext } from '@/lib/rules/problems/problem-keeper';
import type { RuleSettings } from '@/lib/rules/rule-break';
import type { Schedule } from '@/lib/shifts/change/schedule';
import { shiftsOn } from '@/lib/shifts/change/schedule-index';
import { contextIn } from '@/stores/schedule/rule-context';
import { DEFAULT_RULES } from './rule-weeks';

/** The context in which problems of the schedule are searched. */
export function contextOf(
  { shifts, employees }: Schedule,
  settings: Partial<RuleSettings> = {},
): ProblemContext {
  return {
    shiftsOn: (date) => shiftsOn(shifts, date),
    contextFor: (name) => contextIn(shifts, employees, name, { ...DEFAULT_RULES, ...settings }),
  };
}

/** One line a problem, to be read and compared as a table. */
export function problemLines(
  problems: readonly Pick<Problem, 'kind' | 'person' | 'shiftIds'>[],
): readonly string[] {
  return problems
    .map(({ kind, person, shiftIds }) => `${kind.padEnd(14)}| ${person.padEnd(12)}| ${shiftIds.join(', ')}`)
    .sort();
}
