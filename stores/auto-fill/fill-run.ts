import type { Assignments } from '@/lib/auto-fill/plan';
import type { Problem } from '@/lib/auto-fill/problem';
import type { FillPhase } from '@/lib/auto-fill/proposal';
import { provenGap } from '@/lib/auto-fill/proven-gap';
import { FILL_LIMIT_MS } from '@/lib/timing';
import type { FillNews } from './fill-news';
import { search, startExactSolver } from './fill-workers';

/** Search moves per demand before the solver starts, and in total if there is no solver. */
const STEPS_BEFORE_SOLVER = 1000;
const STEPS_WITHOUT_SOLVER = 10_000;

export interface FillRunState {
  readonly phase: FillPhase;
  readonly assignments: Assignments | undefined;
  /** See `provenGap`; undefined while nothing is proven. */
  readonly gap: number | undefined;
}

/**
 * Finds the best plan off the main thread: first by search, then with the exact solver, which proves how good the plan
 * is. The same problem and seed give the same plan unless time runs out. States are reported asynchronously; none
 * follows `done`, `unproven`, `canceled` or `failed`.
 */
export function startFill(
  problem: Problem,
  seed: number,
  onState: (state: FillRunState) => void,
): { cancel(): void } {
  const ending = new AbortController();
  const { signal } = ending;
  const demandCount = problem.demands.length;
  let best: FillNews = {};

  const show = (phase: FillPhase) => {
    const { plan, bound } = best;
    const gap = plan && bound !== undefined ? provenGap(plan.score, bound) : undefined;
    onState({ phase, assignments: plan?.assignments, gap });
  };
  const end = (phase: FillPhase) => {
    if (signal.aborted) return;
    clearTimeout(timer);
    ending.abort();
    show(best.plan || phase === 'canceled' ? phase : 'failed');
  };
  const keepIfBetter = ({ plan, bound }: FillNews) => {
    const isBetter = plan && plan.score < (best.plan?.score ?? Number.POSITIVE_INFINITY);
    const isNearer = bound !== undefined && bound > (best.bound ?? Number.NEGATIVE_INFINITY);
    best = { ...best, ...(isBetter && { plan }), ...(isNearer && { bound }) };
    return isBetter || isNearer;
  };
  const handleNews = (news: FillNews) => {
    if (!signal.aborted && keepIfBetter(news)) show(best.plan ? 'bettering' : 'preparing');
  };

  async function run(): Promise<void> {
    await Promise.resolve();
    if (signal.aborted) return;
    show('preparing');
    // Loads while the search runs.
    const exact = startExactSolver(signal);
    handleNews(
      await search({ problem, seed, maxSteps: STEPS_BEFORE_SOLVER * demandCount }, signal, handleNews),
    );
    const solved = await exact.then((solver) =>
      solver?.({ problem, seed, start: best.plan?.assignments }, handleNews),
    );
    if (solved) keepIfBetter(solved);
    else
      keepIfBetter(
        await search({ problem, seed, maxSteps: STEPS_WITHOUT_SOLVER * demandCount }, signal, handleNews),
      );
    end(solved ? 'done' : 'unproven');
  }

  const timer = setTimeout(() => end(best.bound === undefined ? 'unproven' : 'done'), FILL_LIMIT_MS);
  run().catch((error: unknown) => {
    if (signal.aborted) return;
    console.error('Filling the open shifts failed.', error);
    end('failed');
  });
  return { cancel: () => end('canceled') };
}
