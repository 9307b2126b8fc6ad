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
const FIRST_ROUND = 20;
const LONGER = 1.5;
/** Rounds after the first begin the cooler, so that they better what there is. */
const REHEATED = 0.6;
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
  const empty = scored(problem, emptyAssignments(problem));
  const best: Best = { cost: Number.POSITIVE_INFINITY, given: [] };
  let last: ScoredPlan | undefined;
  /** What has been found since the last time. Sums drift by rounding, so it is reckoned and checked anew. */
  const news = () => {
    if (best.cost >= (last?.score.total ?? Number.POSITIVE_INFINITY) - SLIGHT) return undefined;
    const found = scored(problem, assignmentsOf(plan, best.given));
    best.cost = found.score.total;
    if (illegalities(problem, found.assignments).length > 0)
      best.cost = last?.score.total ?? Number.POSITIVE_INFINITY;
    else last = found;
    return last === found ? found : undefined;
  };

  if (plan.broken < LEGAL) best.cost = plan.cost;
  yield* construct(bench);
  keepIfBest(bench, best);
  yield news();
  if (plan.options.length === 0) return last ?? empty;

  lookForUnfilled(bench);
  const heat = heatOf(bench);
  let left = maxSteps;
  for (let round = 0; left > 0; round += 1) {
    const steps = Math.min(left, FIRST_ROUND * plan.options.length * LONGER ** round);
    left -= steps;
    if (last) setGiven(plan, best.given);
    for (const _ of anneal(bench, best, {
      steps,
      from: heat.from * REHEATED ** Math.min(round, 3),
      to: heat.to,
    }))
      yield news();
    yield news();
  }
  return last ?? empty;
}

function scored(problem: Problem, assignments: Assignments): ScoredPlan {
  return { assignments, score: scoreOf(problem, assignments) };
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
