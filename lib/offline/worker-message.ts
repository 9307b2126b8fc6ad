import type { OfflineProblem } from './offline-problem';

/** A message from the service worker to the pages of its origin. */
export interface WorkerMessage {
  /** An installation failed; a previous build stays in use. */
  readonly kind: 'notKept';
  readonly problem: OfflineProblem;
}
