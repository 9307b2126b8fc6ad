import { illegalities } from '@/lib/auto-fill/plan';
import type { Problem } from '@/lib/auto-fill/problem';
import { searchPlans } from '@/lib/auto-fill/search/search-plans';
import type { InPieces } from '@/lib/in-pieces';
import { createNews, type FillNews } from './fill-news';
import type { PersonCalls, WithoutPeople } from './problem-in-parts';

export interface SearchInput {
  readonly problem: Problem;
  readonly seed: number;
  readonly maxSteps: number;
}

/** The calls of the search worker. The answer has no plan if the search found no legal one. */
export interface SearchCalls extends PersonCalls {
  search(input: WithoutPeople<SearchInput>): FillNews;
}

/** Searches in pieces of a few milliseconds and reports better plans. */
export function* searchInPieces(
  { problem, seed, maxSteps }: SearchInput,
  onNews: (news: FillNews) => void,
): InPieces<FillNews> {
  const tell = createNews(onNews);
  const plans = searchPlans(problem, { seed, maxSteps });
  let step = plans.next();
  for (; !step.done; step = plans.next()) {
    if (step.value) tell({ plan: { assignments: step.value.assignments, score: step.value.score.total } });
    yield 0;
  }
  const { assignments, score } = step.value;
  return illegalities(problem, assignments).length > 0 ? {} : { plan: { assignments, score: score.total } };
}
