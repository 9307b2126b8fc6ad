import type { KeepProblem } from './keep-problem';

/** A message from the service worker to the pages of its origin. */
export interface WorkerNews {
  /** An installation failed; a previous build stays in use. */
  readonly kind: 'notKept';
  readonly problem: KeepProblem;
}
