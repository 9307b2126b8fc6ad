import { createStore } from 'zustand/vanilla';
import type { FillPhase, FillState, Proposal } from '@/lib/auto-fill/proposal';
import type { FillInput } from '@/lib/auto-fill/schedule/fill-input';
import { type FillProblem, problemInPieces } from '@/lib/auto-fill/schedule/problem-of-schedule';
import { proposalInPieces } from '@/lib/auto-fill/schedule/proposal-of';
import type { InPieces } from '@/lib/in-pieces';
import { pauseForPage } from '@/stores/browser-storage/database/pause-for-page';
import { doInPieces } from '@/stores/workers/do-in-pieces';
import type { FillRunState, startFill } from './fill-run';

export interface FillSession {
  getState(): FillState;
  /** Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  cancel(): void;
}

export type StartFill = typeof startFill;

const RUNNING_PHASES: readonly FillPhase[] = ['preparing', 'bettering'];

/**
 * Builds the problem from the result of `read`, solves it, and shows each better plan as a proposal, in tasks
 * of a few milliseconds. If nobody can work any of the shifts, the proposal is ready at once.
 */
export function createFillSession(
  read: () => Promise<FillInput>,
  seed: number,
  startFill: StartFill,
): FillSession {
  const store = createStore<FillState>(() => ({ phase: 'preparing', proposal: undefined }));
  const ending = new AbortController();
  let solving: { cancel(): void } | undefined;
  let filling: FillProblem | undefined;
  /** The latest plan, until it has been turned into a proposal. */
  let coming: FillRunState | undefined;
  let announced: Pick<FillRunState, 'assignments'> & { readonly proposal?: Proposal } = {
    assignments: undefined,
  };
  let isTelling = false;
  let isFailed = false;

  const inPieces = <Value>(work: InPieces<Value>, { signal } = ending) =>
    doInPieces(work, { signal, onProgress() {} }, () => pauseForPage(true));

  async function proposed({ assignments, gap }: FillRunState): Promise<Proposal | undefined> {
    if (!filling || !assignments) return announced.proposal;
    // A plan found before cancelling is still shown.
    const isSame = assignments === announced.assignments && announced.proposal;
    const proposal = isSame
      ? { ...isSame, gap }
      : await inPieces(proposalInPieces(filling, assignments, { gap, seed }), new AbortController());
    announced = { assignments, proposal };
    return proposal;
  }

  async function tell(): Promise<void> {
    if (isTelling) return;
    isTelling = true;
    while (coming) {
      const state = coming;
      coming = undefined;
      store.setState({ phase: state.phase, proposal: await proposed(state) });
    }
    isTelling = false;
  }

  function hear(state: FillRunState): void {
    if (isFailed) return;
    coming = state;
    tell().catch(fail);
  }

  function fail(error: unknown): void {
    isTelling = false;
    if (ending.signal.aborted) return;
    isFailed = true;
    console.error('The open shifts could not be filled.', error);
    solving?.cancel();
    ending.abort();
    store.setState({ phase: 'failed', proposal: announced.proposal });
  }

  async function run(): Promise<void> {
    const input = await read();
    ending.signal.throwIfAborted();
    filling = await inPieces(problemInPieces(input));
    const { problem } = filling;
    if (problem.demands.length === 0) hear({ phase: 'done', assignments: [], gap: 0 });
    else solving = startFill(problem, seed, hear);
  }
  run().catch(fail);

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    cancel() {
      if (ending.signal.aborted || !RUNNING_PHASES.includes(store.getState().phase)) return;
      ending.abort();
      if (solving) solving.cancel();
      else hear({ phase: 'canceled', assignments: undefined, gap: undefined });
    },
  };
}
