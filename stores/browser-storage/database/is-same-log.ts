import type { DatabaseContent } from './schedule-database';

/** The last change of a log that a page, or the localStorage keys, know. */
export interface KnownLog {
  readonly number: number;
  /** The id of the change with that number; older builds did not store the id. */
  readonly last?: string | undefined;
}

/**
 * Whether `known` belongs to the log that the content was read from. A recreated database counts from 1 again
 * and soon is as long as the previous one. `last` must have been among the requested ids.
 */
export function isSameLog(
  { lastNumber, logged, logBegins }: Pick<DatabaseContent, 'lastNumber' | 'logged' | 'logBegins'>,
  { number, last }: KnownLog,
): boolean {
  if (number > lastNumber) return false;
  // The logs cannot be compared if the log no longer has the change with that number.
  if (number === 0 || last === undefined || number < logBegins) return true;
  return logged.get(last) === number;
}
