import { type Assignments, emptyAssignments, illegalities, type Score, scoreOf } from '@/lib/auto-fill/plan';
import type { Problem } from '@/lib/auto-fill/problem';
import { anneal, type Best, keepIfBest, lookForUnfilled, SLIGHT } from './anneal';
import { setGiven } from './changes';
import { construct } from './construct';
import { createDice } from './dice';
import { energyOf, move, undo, type Workbench } from './moves';
import { assignmentsOf, LEGAL } from './running-plan';
import { startPlan } from './start-plan';

/** Moves per option in the first round, and the growth factor of later rounds. */
const FIRST_ROUND = 3;
const LONGER = 1.8;
/** The first round is cool, for quick gains; later rounds cool down by the factor until the next hot one. */
const HEATS = 4;
const REHEATED = 0.6;
/** Visited entries of limits and conflicts that take about one piece of work; a rough value. */
const PIECE_WORK = 100_000;
/** Moves sampled to estimate their cost. */
const SAMPLED = 400;

interface ScoredPlan {
  readonly assignments: Assignments;
  readonly score: Score;
}

/**
 * Yields each better plan, and `undefined` every few milliseconds; the caller stops by not continuing. Ends
 * after `maxSteps` moves (absent: never), or with nothing to choose, and returns the best. The same problem
 * and seed give the same plans. All yielded plans are legal. If no legal plan is ever found, returns the
 * empty plan.
 */
export function* searchPlans(
  problem: Problem,
  { seed, maxSteps = Number.POSITIVE_INFINITY }: { readonly seed: number; readonly maxSteps?: number },
): Generator<ScoredPlan | undefined, ScoredPlan> {
  const plan = startPlan(problem);
  const dice = createDice(seed);
  const bench: Workbench = { plan, dice, turned: [], unfilled: [], penalty: firstPenalty(problem) };
  const best: Best = { cost: Number.POSITIVE_INFINITY, given: [] };
  const news = newsOf(problem, bench, best);

  if (plan.broken < LEGAL) best.cost = plan.cost;
  yield* construct(bench);
  keepIfBest(bench, best);
  yield news.next();
  if (plan.options.length === 0) return news.last() ?? scored(problem, emptyAssignments(problem));

  lookForUnfilled(bench);
  const heat = heatOf(bench);
  const patience = patienceFor(problem);
  let left = maxSteps;
  for (let round = 0; left > 0; round += 1) {
    const steps = Math.min(left, Math.ceil(FIRST_ROUND * plan.options.length * LONGER ** round));
    left -= steps;
    if (news.last()) setGiven(plan, best.given);
    const from = heat.from * REHEATED ** ((round + HEATS - 1) % HEATS);
    let pieces = 0;
    for (const _ of anneal(bench, best, { steps, from, to: heat.to })) {
      pieces += 1;
      yield pieces % patience === 0 ? news.next() : undefined;
    }
    yield news.next();
  }
  return news.last() ?? scored(problem, emptyAssignments(problem));
}

/** Sums drift by rounding, so each plan is scored and checked again before it is yielded. */
function newsOf(problem: Problem, { plan }: Workbench, best: Best) {
  let last: (ScoredPlan & { readonly given: Best['given'] }) | undefined;
  return {
    last: (): ScoredPlan | undefined => last && { assignments: last.assignments, score: last.score },
    /** The best plan, if it is better than the last one. */
    next(): ScoredPlan | undefined {
      const mark = last?.score.total ?? Number.POSITIVE_INFINITY;
      if (best.cost >= mark - SLIGHT) return undefined;
      const found = scored(problem, assignmentsOf(plan, best.given));
      const isBetter = found.score.total < mark && illegalities(problem, found.assignments).length === 0;
      if (isBetter) last = { ...found, given: best.given };
      best.cost = last?.score.total ?? Number.POSITIVE_INFINITY;
      best.given = last?.given ?? [];
      return isBetter ? found : undefined;
    },
  };
}

function scored(problem: Problem, assignments: Assignments): ScoredPlan {
  return { assignments, score: scoreOf(problem, assignments) };
}

/** How many pieces of work lie between two yielded plans, so that full scoring stays a small part. */
function patienceFor({ people }: Problem): number {
  const entries = people.map(({ conflicts, limits }) =>
    limits.reduce((sum, { weights }) => sum + weights.length, conflicts.length),
  );
  return Math.ceil(entries.reduce((sum, each) => sum + each, 0) / PIECE_WORK);
}

/** The cost of the most expensive demand: at first no demand is dropped to satisfy a hard bound. */
function firstPenalty({ demands }: Problem): number {
  return Math.max(1, ...demands.map(({ underCost }) => underCost));
}

/** The temperature range: from often accepting the usual worse move to never accepting a slight one. */
function heatOf(bench: Workbench): { readonly from: number; readonly to: number } {
  const worse: number[] = [];
  const before = energyOf(bench);
  for (let tried = 0; tried < SAMPLED; tried += 1) {
    bench.turned.length = 0;
    const delta = move(bench) ? energyOf(bench) - before : 0;
    undo(bench);
    if (delta > SLIGHT) worse.push(delta);
  }
  worse.sort((a, b) => a - b);
  const usual = worse[Math.floor(worse.length / 2)] ?? 1;
  const slight = worse[Math.floor(worse.length / 20)] ?? 1;
  return { from: usual, to: slight / 10 };
}
