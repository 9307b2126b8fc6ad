import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { KeepProblem } from '@/lib/offline/keep-problem';
import { WORKER_URL } from '@/lib/offline/register-worker';
import type { WorkerNews } from '@/lib/offline/worker-news';

interface OfflineReadiness {
  /** Whether Brigade opens without its host: all of a build is cached. */
  readonly isReady: boolean;
  /** Why it does not, or why a newer build is not cached; undefined when nothing is known against it. */
  readonly problem: KeepProblem | undefined;
}

/** What the settings show about offline use; undefined until it is known. */
export const offlineReadinessStore = createStore<{ readonly readiness: OfflineReadiness | undefined }>(
  () => ({ readiness: undefined }),
);

export const useOfflineReadiness = (): OfflineReadiness | undefined =>
  useStore(offlineReadinessStore, ({ readiness }) => readiness);

function show(change: Partial<OfflineReadiness>): void {
  const { readiness = { isReady: false, problem: undefined } } = offlineReadinessStore.getState();
  offlineReadinessStore.setState({ readiness: { ...readiness, ...change } });
}

/** Shows why Brigade could not be kept, unless it is. */
export function showKeepProblem(problem: KeepProblem): void {
  if (!offlineReadinessStore.getState().readiness?.isReady) show({ problem });
}

/** The host has taken Brigade away: nothing is kept any more. */
export function showGone(): void {
  show({ isReady: false, problem: 'gone' });
}

const isFaulty = () => offlineReadinessStore.getState().readiness?.isReady === false;

/** Lets the worker fetch what is missing from its cache. Workers of builds before this one do not answer. */
function askToMend(worker: ServiceWorker): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data: { problem } }: MessageEvent<{ readonly problem?: KeepProblem }>) => {
    port1.close();
    if (problem) show({ isReady: false, problem });
    else if (isFaulty()) show({ isReady: true, problem: undefined });
  };
  worker.postMessage('mend', [port2]);
}

function showUntold(): void {
  if (!offlineReadinessStore.getState().readiness?.problem) show({ problem: 'broken' });
}

/** Shows what that registration has, and follows what becomes of it. */
export function followReadiness(registration: ServiceWorkerRegistration): void {
  const { active, installing } = registration;
  if (active) {
    if (!isFaulty()) show({ isReady: true, problem: undefined });
    askToMend(active);
  } else show({ isReady: false, problem: undefined });
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'activated') show({ isReady: true, problem: undefined });
    // Its own news, if it could tell any, is more exact.
    else if (installing.state === 'redundant' && !registration.active) showUntold();
  });
}

/** Hears the worker's news; other places of this origin have workers of their own. */
export function hearWorkerNews(workers: ServiceWorkerContainer): void {
  workers.addEventListener('message', ({ data, source }: MessageEvent<WorkerNews | undefined>) => {
    const address = source instanceof ServiceWorker ? new URL(source.scriptURL).pathname : undefined;
    // With an older build at hand, that is about the newer one.
    if (address === WORKER_URL && data?.kind === 'notKept') show({ problem: data.problem });
  });
  workers.startMessages();
}
