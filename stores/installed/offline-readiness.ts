import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { OfflineProblem } from '@/lib/offline/offline-problem';
import { WORKER_URL } from '@/lib/offline/register-worker';
import type { WorkerMessage } from '@/lib/offline/worker-message';
import { REPAIR_WAIT_MS } from '@/lib/timing';

interface OfflineReadiness {
  /** Whether Brigade opens without its host: all of a build is cached. */
  readonly isReady: boolean;
  /**
   * Why Brigade does not open without its host, or why a newer build is not cached; undefined if no problem
   * is known.
   */
  readonly problem: OfflineProblem | undefined;
}

/** The offline readiness that the settings show; undefined until known. */
export const offlineReadinessStore = createStore<{ readonly readiness: OfflineReadiness | undefined }>(
  () => ({ readiness: undefined }),
);

export const useOfflineReadiness = (): OfflineReadiness | undefined =>
  useStore(offlineReadinessStore, ({ readiness }) => readiness);

export function showReadiness(isReady: boolean, problem?: OfflineProblem): void {
  offlineReadinessStore.setState({ readiness: { isReady, problem } });
}

const current = () => offlineReadinessStore.getState().readiness;

/** Shows why Brigade could not be cached, unless it is cached. */
export function showCacheProblem(problem: OfflineProblem): void {
  if (!current()?.isReady) showReadiness(false, problem);
}

/** Shows that no file is missing from the cache. The worker's answer does not cover a newer build or the host. */
function showRepaired(): void {
  const known = current();
  if (known && !known.isReady && known.problem !== 'gone') showReadiness(true);
}

/**
 * Shows the state of that registration, and follows an installation. A known problem of a cached build stays, because
 * an active worker does not disprove it.
 */
export function followReadiness({ active, installing }: ServiceWorkerRegistration): void {
  if (active === null || !current()?.problem) showReadiness(active !== null);
  installing?.addEventListener('statechange', () => {
    // A newer build is fully cached once installed; the first one also has to be activated.
    const isKept = installing.state === 'installed' && active !== null;
    if (isKept || installing.state === 'activated') showReadiness(true);
    // If the worker itself has reported a problem, that is more exact.
    else if (installing.state === 'redundant' && !current()?.problem) showCacheProblem('broken');
  });
}

/** Listens to the worker's messages. Other apps on this origin have their own workers. */
export function listenToWorker(workers: ServiceWorkerContainer): void {
  workers.addEventListener('message', ({ data, source }: MessageEvent<WorkerMessage | undefined>) => {
    const address = source && 'scriptURL' in source && new URL(source.scriptURL).pathname;
    // If an older build is cached, the message is about the newer one.
    if (address === WORKER_URL && data?.kind === 'notKept')
      showReadiness(current()?.isReady === true, data.problem);
  });
  workers.startMessages();
}

/**
 * Makes the worker fetch the files that its cache has lost, and shows the result. Workers of older builds do
 * not answer.
 */
export async function repairPrecache(): Promise<void> {
  try {
    await askWorker();
  } catch (error) {
    console.error('The service worker could not be asked to repair its cache.', error);
  }
}

async function askWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration(WORKER_URL);
  const { port1, port2 } = new MessageChannel();
  const waiting = setTimeout(() => port1.close(), REPAIR_WAIT_MS);
  port1.onmessage = ({ data: { problem } }: MessageEvent<{ readonly problem?: OfflineProblem }>) => {
    clearTimeout(waiting);
    port1.close();
    if (problem) showReadiness(false, problem);
    else showRepaired();
  };
  registration?.active?.postMessage('mend', [port2]);
}
