import { energyOf, move, undo, type Workbench } from './moves';
import { LEGAL, type Option } from './running-plan';

/** The best legal plan so far, by what is given; none yet: the cost is infinite. */
export interface Best {
  cost: number;
  given: readonly Option[];
}

/** After so many moves others may work. */
const PIECE = 2_000;
/** Less is no betterment: costs are sums of fractions. */
export const SLIGHT = 1e-9;
const PENALTY = { least: 1, most: 1e9, grows: 1.08, shrinks: 0.97 };

/**
 * Simulated annealing from the present plan: so many moves, while the temperature falls from `from` to `to` by equal
 * factors. Where it stays broken the penalty grows, else it vanishes. Yields every few milliseconds.
 */
export function* anneal(
  bench: Workbench,
  best: Best,
  { steps, from, to }: { readonly steps: number; readonly from: number; readonly to: number },
): Generator<undefined, void> {
  const cooling = (to / from) ** (1 / Math.max(1, steps / 100));
  let temperature = from;
  for (let step = 0; step < steps; step += 1) {
    tryMove(bench, best, temperature);
    if (step % 100 === 0) {
      temperature *= cooling;
      adaptPenalty(bench);
    }
    if (step % PIECE === 0) {
      lookForUnfilled(bench);
      yield;
    }
  }
}

export function lookForUnfilled(bench: Workbench): void {
  bench.unfilled = bench.plan.places.filter(
    ({ demand, given, options }) => given.length < demand.need && options.length > given.length,
  );
}

/** One move, undone where it is refused: what is worse is taken the more rarely the worse and the colder it is. */
function tryMove(bench: Workbench, best: Best, temperature: number): void {
  const { turned, dice } = bench;
  const before = energyOf(bench);
  turned.length = 0;
  if (!move(bench)) {
    undo(bench);
    return;
  }
  const worse = energyOf(bench) - before;
  if (worse > 0 && dice() >= Math.exp(-worse / temperature)) undo(bench);
  else keepIfBest(bench, best);
}

/** Remembers the present plan where it is legal and better than all before. */
export function keepIfBest({ plan }: Workbench, best: Best): void {
  if (plan.cost >= best.cost - SLIGHT || plan.broken >= LEGAL) return;
  best.cost = plan.cost;
  best.given = [...plan.given];
}

function adaptPenalty(bench: Workbench): void {
  const { least, most, grows, shrinks } = PENALTY;
  const factor = bench.plan.broken < LEGAL ? shrinks : grows;
  bench.penalty = Math.min(most, Math.max(least, bench.penalty * factor));
}
