import type { KeepProblem } from '@/lib/offline/keep-problem';
import { WORKER_URL } from '@/lib/offline/register-worker';
import { showMended, showReadiness } from './offline-readiness';

/**
 * Lets the worker fetch what its cache has lost, and shows what came of it. Workers of builds before this one do not
 * answer.
 */
export async function mendPrecache(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration(WORKER_URL);
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data: { problem } }: MessageEvent<{ readonly problem?: KeepProblem }>) => {
    port1.close();
    if (problem) showReadiness(false, problem);
    else showMended();
  };
  registration?.active?.postMessage('mend', [port2]);
}
