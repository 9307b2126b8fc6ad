import type { KeepProblem } from './keep-problem';

/** What the service worker tells the pages of its origin. */
export interface WorkerNews {
  /** An installation has failed; the build that was there, if any, goes on. */
  readonly kind: 'notKept';
  readonly problem: KeepProblem;
}
