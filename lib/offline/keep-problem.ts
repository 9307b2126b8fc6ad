/** Why a build could not be kept for offline use; each is a sentence in the settings. */
export type KeepProblem =
  /** No answer came. */
  | 'unreached'
  /** Something else answered in the host's place, such as the sign-in page of a network. */
  | 'foreign'
  /** The host answered with an error. */
  | 'failing'
  /** A file ended before its end. */
  | 'incomplete'
  /** A file is damaged, or of another build. */
  | 'differs'
  | 'noRoom'
  /** The browser, an extension or a policy allows no service worker. */
  | 'refused'
  /** The host has taken Brigade away for good. */
  | 'gone'
  | 'broken';

/** Rejects an installation with a reason that can be told. */
export class NotKept extends Error {
  constructor(
    readonly problem: KeepProblem,
    what: string,
  ) {
    super(`${what}: ${problem}`);
  }
}

/** The reason in whatever an installation was rejected with. */
export function keepProblemOf(error: unknown): KeepProblem {
  if (error instanceof NotKept) return error.problem;
  return error instanceof Error && error.name === 'QuotaExceededError' ? 'noRoom' : 'broken';
}
