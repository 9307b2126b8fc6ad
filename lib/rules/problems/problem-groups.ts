import { nameKey } from '@/lib/employees/employee';
import { PROBLEM_KINDS, type Problem, type ProblemKind } from './problem';

export const PROBLEM_GROUPINGS = ['kind', 'person'] as const;

export type ProblemGrouping = (typeof PROBLEM_GROUPINGS)[number];

/** Open shifts have an empty name. */
export type ProblemGroup = { readonly problems: readonly Problem[] } & (
  | { readonly by: 'kind'; readonly kind: ProblemKind }
  | { readonly by: 'person'; readonly name: string }
);

/** Groups the problems by kind, most serious first, or by person in order of names, with open shifts last. */
export function groupedProblems(
  problems: readonly Problem[],
  grouping: ProblemGrouping,
  compareNames: (one: string, other: string) => number,
): readonly ProblemGroup[] {
  if (grouping === 'kind') {
    return PROBLEM_KINDS.flatMap((kind): readonly ProblemGroup[] => {
      const ofGroup = problems.filter((problem) => problem.kind === kind);
      return ofGroup.length > 0 ? [{ by: 'kind', kind, problems: ofGroup }] : [];
    });
  }
  const people = new Map<string, readonly Problem[]>();
  for (const problem of problems) {
    const key = nameKey(problem.person);
    people.set(key, [...(people.get(key) ?? []), problem]);
  }
  return Array.from(people.values(), (ofGroup) => ({
    by: 'person' as const,
    name: ofGroup[0]?.person ?? '',
    problems: ofGroup,
  })).sort(
    (one, other) => Number(one.name === '') - Number(other.name === '') || compareNames(one.name, other.name),
  );
}
