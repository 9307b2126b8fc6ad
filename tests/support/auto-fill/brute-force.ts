import { type Assignments, illegalities, type Score, scoreOf } from '@/lib/auto-fill/plan';
import type { Person, Problem } from '@/lib/auto-fill/problem';

/** Finds the best plan of a small problem by trying all plans; undefined if none is legal. */
export function bestByBruteForce(
  problem: Problem,
): { readonly assignments: Assignments; readonly score: Score } | undefined {
  const choices = problem.people.map((person) => legalLists(problem, person));
  let best: { readonly assignments: Assignments; readonly score: Score } | undefined;
  const room = problem.demands.map(({ most }) => most);

  const tryFrom = (person: number, chosen: Assignments) => {
    if (person === problem.people.length) {
      const score = scoreOf(problem, chosen);
      if (!best || score.total < best.score.total) best = { assignments: chosen, score };
      return;
    }
    for (const list of choices[person] ?? []) {
      for (const demand of list) room[demand] = (room[demand] ?? 0) - 1;
      if (list.every((demand) => (room[demand] ?? 0) >= 0)) tryFrom(person + 1, [...chosen, list]);
      for (const demand of list) room[demand] = (room[demand] ?? 0) + 1;
    }
  };
  tryFrom(0, []);
  return best;
}

/** All legal assignments of the person without regard to others. */
function legalLists(problem: Problem, person: Person): Assignments {
  const alone = { ...problem, people: [person] };
  const subsets = problem.demands.reduce<Assignments>(
    (lists, { most }, demand) =>
      most > 0 && typeof person.costs[demand] === 'number'
        ? lists.flatMap((list) => [list, [...list, demand]])
        : lists,
    [[]],
  );
  return subsets.filter((list) => illegalities(alone, [list]).length === 0);
}
