import type { KeepProblem } from '@/lib/offline/keep-problem';
import { WORKER_URL } from '@/lib/offline/register-worker';
import { MEND_WAIT_MS } from '@/lib/timing';
import { showMended, showReadiness } from './offline-readiness';

/** Makes the worker fetch what its cache has lost, and shows the result. Workers of older builds do not answer. */
export async function mendPrecache(): Promise<void> {
  try {
    await askWorker();
  } catch (error) {
    console.error('The worker could not be asked for what it keeps.', error);
  }
}

async function askWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration(WORKER_URL);
  const { port1, port2 } = new MessageChannel();
  const waiting = setTimeout(() => port1.close(), MEND_WAIT_MS);
  port1.onmessage = ({ data: { problem } }: MessageEvent<{ readonly problem?: KeepProblem }>) => {
    clearTimeout(waiting);
    port1.close();
    if (problem) showReadiness(false, problem);
    else showMended();
  };
  registration?.active?.postMessage('mend', [port2]);
}
