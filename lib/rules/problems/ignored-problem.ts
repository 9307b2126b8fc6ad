import { addDays, type LocalDate } from '@/lib/time/local-date';
import type { Problem } from './problem';

export interface IgnoredProblem {
  readonly key: string;
  /** May be empty. */
  readonly reason: string;
  readonly date: LocalDate;
  /** The size when dismissed: a worse problem is shown again. */
  readonly size: number;
}

/** Dismissals are dropped after this many days. */
const KEPT_DAYS = 56;

/** Undefined if not dismissed or if the problem has become worse. */
export function ignoredOf(
  { key, size }: Problem,
  ignored: readonly IgnoredProblem[],
): IgnoredProblem | undefined {
  return ignored.find((one) => one.key === key && size <= one.size);
}

/** Drops dismissals more than eight weeks older than today, or than a past problem. */
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
