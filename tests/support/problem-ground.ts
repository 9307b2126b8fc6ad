import type { Problem } from '@/lib/rules/problems/problem';
import type { ProblemGround } from '@/lib/rules/problems/problem-keeper';
import type { Schedule } from '@/lib/shifts/change/schedule';
import { shiftsOn } from '@/lib/shifts/change/schedule-index';
import type { WeekStart } from '@/lib/time/week';
import { contextIn } from '@/stores/schedule/rule-context';

/** The ground on which problems of that schedule are looked for. */
export function groundOf(
  { shifts, employees }: Schedule,
  { restHours = 11, weekStart = 'monday' }: { restHours?: number; weekStart?: WeekStart } = {},
): ProblemGround {
  return {
    shiftsOn: (date) => shiftsOn(shifts, date),
    contextFor: (name) => contextIn(shifts, employees, name, restHours, weekStart),
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
