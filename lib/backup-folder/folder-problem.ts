import type { SaveQuestion } from './decide-save';

/**
 * Why the folder does not hold the current backup. `prompt`: the browser asks again after a restart, and only when the
 * person lets it. `denied`: it was taken away. `gone`: the folder is not there. `full`: no room. `failed`: all else.
 */
export type FolderProblem = 'prompt' | 'denied' | 'gone' | 'full' | 'failed' | SaveQuestion;

/** The problem behind the name of a `DOMException` of the file system. */
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

/** Whether the person is told by a notice: a browser that wants to be asked again is no mishap. */
export function isTold(problem: FolderProblem): boolean {
  return problem !== 'prompt';
}
