/** Why a build could not be stored for offline use; each has a sentence in the settings. */
export type OfflineProblem =
  | 'unreached'
  /** Another server answered, such as a network's sign-in page. */
  | 'foreign'
  | 'failing'
  /** A file was truncated. */
  | 'incomplete'
  /** A file is damaged or from another build. */
  | 'differs'
  | 'noRoom'
  /** The browser, an extension or a policy forbids service workers. */
  | 'refused'
  | 'gone'
  | 'broken';

export class OfflineError extends Error {
  constructor(
    readonly problem: OfflineProblem,
    what: string,
  ) {
    super(`${what}: ${problem}`);
  }
}

/** The reason in any error that rejected an installation. */
export function offlineProblemOf(error: unknown): OfflineProblem {
  if (error instanceof OfflineError) return error.problem;
  return error instanceof Error && error.name === 'QuotaExceededError' ? 'noRoom' : 'broken';
}
