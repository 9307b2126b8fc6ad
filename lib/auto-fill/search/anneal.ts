import { energyOf, move, undo, type Workbench } from './moves';
import { LEGAL, type Option } from './running-plan';

/** The cost is infinite without a legal plan. */
export interface Best {
  cost: number;
  given: readonly Option[];
}

/** Moves between two yields. */
const PIECE = 2_000;
/** Smaller gains do not count: costs are sums of fractions. */
export const SLIGHT = 1e-9;
const PENALTY = { least: 1, most: 1e9, grows: 1.08, shrinks: 0.97 };

/**
 * The temperature falls geometrically from `from` to `to`. The penalty grows while the plan is broken, and
 * shrinks otherwise. Yields every few milliseconds.
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

/** Accepts worse plans less often the worse they are and the colder it is. */
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
