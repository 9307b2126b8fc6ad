import type { Highs } from 'highs';
import { assignmentsOf, mipOfProblem, valuesOf } from '@/lib/auto-fill/mip/mip-of-problem';
import { solveMip } from '@/lib/auto-fill/mip/solve-mip';
import { type Assignments, illegalities, scoreOf } from '@/lib/auto-fill/plan';
import type { Problem } from '@/lib/auto-fill/problem';
import { BEST_GAP } from '@/lib/auto-fill/proven-gap';
import { createNews, type FillNews } from './fill-news';
import type { PersonCalls, WithoutPeople } from './problem-in-parts';

export interface SolveInput {
  readonly problem: Problem;
  readonly seed: number;
  readonly start: Assignments | undefined;
}

export interface ExactCalls extends PersonCalls {
  /** Fails if the solver cannot be loaded or the browser refuses it. */
  load(input: undefined): void;
  /** Solves until a plan is proven optimal. The answer has no plan if none is legal. */
  solve(input: WithoutPeople<SolveInput>): FillNews;
}

/** The solver accepts whole numbers below this limit. */
const SEEDS = 2 ** 31;

/** Solves the problem with HiGHS synchronously and reports better plans and bounds. Throws if HiGHS fails. */
export function solveProblem(
  highs: Highs,
  { problem, seed, start }: SolveInput,
  onNews: (news: FillNews) => void,
): FillNews {
  const newsOf = (values: readonly number[] | undefined, bound: number | undefined): FillNews => {
    const plan = values && planOf(problem, values);
    return { ...(plan && { plan }), ...(bound !== undefined && { bound }) };
  };
  const tell = createNews(onNews);
  const { status, values, bound } = solveMip(highs, mipOfProblem(problem), {
    gap: BEST_GAP,
    seed: Math.abs(Math.trunc(seed)) % SEEDS,
    ...(start && { start: valuesOf(problem, start) }),
    onProgress: (found) => tell(newsOf(found.values, found.bound)),
  });
  if (status !== 'optimal' && status !== 'infeasible') throw new Error(`The solver ended as ${status}.`);
  return newsOf(values, bound);
}

/**
 * Decodes the solver's values and scores the plan with the app's own rules, not the solver's. Undefined if the plan
 * breaks a rule.
 */
function planOf(problem: Problem, values: readonly number[]): FillNews['plan'] {
  const assignments = assignmentsOf(problem, values);
  if (illegalities(problem, assignments).length > 0) return undefined;
  return { assignments, score: scoreOf(problem, assignments).total };
}
