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

export function showReadiness(isReady: boolean, problem?: KeepProblem): void {
  offlineReadinessStore.setState({ readiness: { isReady, problem } });
}

const current = () => offlineReadinessStore.getState().readiness;

/** Shows why Brigade could not be kept, unless it is. */
export function showKeepProblem(problem: KeepProblem): void {
  if (!current()?.isReady) showReadiness(false, problem);
}

/** Shows that the worker misses no file. About a newer build it knows nothing, nor about its host. */
export function showMended(): void {
  const known = current();
  if (known && !known.isReady && known.problem !== 'gone') showReadiness(true);
}

/**
 * Shows what that registration has, and follows what becomes of an installation. What is known against a kept build
 * stays: that its worker is there says nothing new.
 */
export function followReadiness({ active, installing }: ServiceWorkerRegistration): void {
  if (active === null || !current()?.problem) showReadiness(active !== null);
  installing?.addEventListener('statechange', () => {
    // A newer build is kept whole once it is installed; the first one also has to be let in.
    const isKept = installing.state === 'installed' && active !== null;
    if (isKept || installing.state === 'activated') showReadiness(true);
    // What the worker itself has told, if it could, is more exact.
    else if (installing.state === 'redundant' && !current()?.problem) showKeepProblem('broken');
  });
}

/** Hears the worker's news; other places of this origin have workers of their own. */
export function hearWorkerNews(workers: ServiceWorkerContainer): void {
  workers.addEventListener('message', ({ data, source }: MessageEvent<WorkerNews | undefined>) => {
    const address = source && 'scriptURL' in source && new URL(source.scriptURL).pathname;
    // With an older build at hand, that is about the newer one.
    if (address === WORKER_URL && data?.kind === 'notKept')
      showReadiness(current()?.isReady === true, data.problem);
  });
  workers.startMessages();
}
