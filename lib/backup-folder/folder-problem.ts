import type { SaveQuestion } from './decide-save';

/** `prompt`: the browser asks for permission again after a restart. `denied`: permission was revoked. */
export type FolderProblem = 'prompt' | 'denied' | 'gone' | 'full' | 'failed' | SaveQuestion;

/** From the name of a file system `DOMException`. */
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

/** Missing permission after a restart is not an error and raises no notice. */
export function isReportable(problem: FolderProblem): boolean {
  return problem !== 'prompt';
}
