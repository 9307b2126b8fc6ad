import type { DatabaseContent } from './schedule-database';

/** How far a page, or the localStorage keys, know a log. */
export interface KnownLog {
  readonly number: number;
  /** The id of that change; older builds did not store it. */
  readonly last?: string | undefined;
}

/**
 * Whether `known` belongs to the log that the content was read from: a recreated database counts from 1 again and soon
 * is as long as the previous one. `last` must have been among the requested ids.
 */
export function isSameLog(
  { lastNumber, logged, logBegins }: Pick<DatabaseContent, 'lastNumber' | 'logged' | 'logBegins'>,
  { number, last }: KnownLog,
): boolean {
  if (number > lastNumber) return false;
  // Cannot be decided if the log no longer reaches back that far.
  if (number === 0 || last === undefined || number < logBegins) return true;
  return logged.get(last) === number;
}
