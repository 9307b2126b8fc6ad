import type { DatabaseContent } from './schedule-database';

/** How far a page or the keys know a log. */
export interface KnownLog {
  /** The number of the last change that they know. */
  readonly number: number;
  /** Its id; an older build did not remember it. */
  readonly last?: string | undefined;
}

/**
 * Whether that log is the one the content was read from: a database made anew counts from 1 again, and soon is as long
 * as the one that is gone. `last` must have been among the ids asked for.
 */
export function isSameLog(
  { lastNumber, logged, logBegins }: Pick<DatabaseContent, 'lastNumber' | 'logged' | 'logBegins'>,
  { number, last }: KnownLog,
): boolean {
  if (number > lastNumber) return false;
  // A log that no longer reaches back that far cannot say.
  if (number === 0 || last === undefined || number < logBegins) return true;
  return logged.get(last) === number;
}
