import type { SaveQuestion } from './decide-save';

/**
 * Why the folder does not hold the current backup. `prompt`: the browser requires permission again after a restart.
 * `denied`: permission was revoked. `gone`: the folder does not exist. `full`: no space. `failed`: any other error.
 */
export type FolderProblem = 'prompt' | 'denied' | 'gone' | 'full' | 'failed' | SaveQuestion;

/** The problem for the name of a file system `DOMException`. */
export function problemOf(errorName: string): FolderProblem {
  switch (errorName) {
    case 'NotFoundError':
      return 'gone';
    case 'NotAllowedError':
    case 'SecurityError':
      return 'denied';
    case 'QuotaExceededError':
      return 'full';
    default:
      return 'failed';
  }
}

/** Whether the problem raises a notice: a browser that only needs permission again is not an error. */
export function isReportable(problem: FolderProblem): boolean {
  return problem !== 'prompt';
}
