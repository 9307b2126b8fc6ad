import { type Assignments, emptyAssignments, illegalities, type Score, scoreOf } from '@/lib/auto-fill/plan';
import type { Problem } from '@/lib/auto-fill/problem';
import { anneal, type Best, keepIfBest, lookForUnfilled, SLIGHT } from './anneal';
import { setGiven } from './changes';
import { construct } from './construct';
import { createDice } from './dice';
import { energyOf, move, undo, type Workbench } from './moves';
import { assignmentsOf, LEGAL } from './running-plan';
import { startPlan } from './start-plan';

/** Moves of the first round for each option, and by how much each next round is longer. */
const FIRST_ROUND = 3;
const LONGER = 1.8;
/** The first round is cool, for a soon betterment; of the next ones each is cooler by that factor, until one is hot again. */
const HEATS = 4;
const REHEATED = 0.6;
/** Entries of limits and conflicts that are looked at in about the time of a piece of work, a few times over. */
const PIECE_WORK = 100_000;
/** Moves that are tried to see what moves cost. */
const SAMPLED = 400;

interface ScoredPlan {
  readonly assignments: Assignments;
  readonly score: Score;
}

/**
 * Searches for ever better plans: the demands are filled one by one, then the plan is annealed in rounds that get longer.
 * Yields a plan whenever it is better than the last, the one by construction first, and `undefined` every few
 * milliseconds of work to let others work; the caller stops it by no longer asking. It is over after `maxSteps` moves
 * (without: never), or when there is nothing to choose, and returns the best. The same problem and seed give the same plans.
 * All plans that are yielded are legal. Where construction finds none the empty plan is yielded, if that one is legal, else
 * nothing until one is found. Where none is found at all the empty plan is returned, though it is not legal.
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

/** The best plans, one after another. Sums drift by rounding, so each is reckoned and checked anew before it is handed on. */
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

/** In how many pieces of work a plan is handed on at most once, so that reckoning it in full is a small part of the work. */
function patienceFor({ people }: Problem): number {
  const entries = people.map(({ conflicts, limits }) =>
    limits.reduce((sum, { weights }) => sum + weights.length, conflicts.length),
  );
  return Math.ceil(entries.reduce((sum, each) => sum + each, 0) / PIECE_WORK);
}

/** As much as the dearest demand costs: at first nothing is left out to keep a hard bound. */
function firstPenalty({ demands }: Problem): number {
  return Math.max(1, ...demands.map(({ underCost }) => underCost));
}

/** The temperatures between which a worse move matters: from where the usual one is often taken to where no slight one is. */
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
