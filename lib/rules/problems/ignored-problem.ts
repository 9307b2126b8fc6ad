import { addDays, type LocalDate } from '@/lib/time/local-date';
import type { Problem } from './problem';

/** A problem that somebody has said is none. */
export interface IgnoredProblem {
  readonly key: string;
  /** Why, in their words; may be empty. */
  readonly reason: string;
  /** The day of the problem. */
  readonly date: LocalDate;
  /** How bad it was then: once it is worse, it is told again. */
  readonly size: number;
}

/** Days after which what was ignored is forgotten. */
const KEPT_DAYS = 56;

/** The one by which the problem is ignored; undefined where none says so, or it has become worse. */
export function ignoredOf(
  { key, size }: Problem,
  ignored: readonly IgnoredProblem[],
): IgnoredProblem | undefined {
  return ignored.find((one) => one.key === key && size <= one.size);
}

/**
 * The list with the problem in it, and without what is more than eight weeks older than today, or than the problem where
 * that is past.
 */
export function withIgnored<Kept extends IgnoredProblem>(
  ignored: readonly Kept[],
  { key, date, size }: Problem,
  reason: string,
  today: LocalDate,
): readonly (Kept | IgnoredProblem)[] {
  const oldest = addDays(date < today ? date : today, -KEPT_DAYS);
  const others = ignored.filter((one) => one.key !== key && one.date >= oldest);
  return [...others, { key, reason: reason.trim(), date, size }];
}
