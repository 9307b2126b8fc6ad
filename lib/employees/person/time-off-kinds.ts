import type { AvailabilityException } from '@/lib/employees/stored-availability';
import { addDays, type LocalDate, localDateOf } from '@/lib/time/local-date';

export const OFF_KINDS = ['paid', 'unpaid', 'ill', 'other'] as const;

export type OffKind = (typeof OFF_KINDS)[number];

/** Undefined if unset or unreadable. */
export function offKindOf({
  kind,
  offKind,
}: Pick<AvailabilityException, 'kind' | 'offKind'>): OffKind | undefined {
  return kind === 'timeOff' ? OFF_KINDS.find((known) => known === offKind) : undefined;
}

/** `unsaid`: no kind is set. */
interface DaysOff {
  readonly kind: OffKind | 'unsaid';
  readonly days: number;
}

/** Calendar days of today's year by kind, including future days. Empty unless some time off has a kind. */
export function daysOffIn(
  exceptions: readonly AvailabilityException[],
  today: LocalDate,
): readonly DaysOff[] {
  const year = Number(today.slice(0, 4));
  const [first, last] = [localDateOf(year, 1, 1) ?? today, localDateOf(year, 12, 31) ?? today];
  const kinds = new Map<string, DaysOff['kind']>();
  for (const exception of exceptions) {
    const { from, to, kind, start } = exception;
    if (kind !== 'timeOff' && (kind !== 'available' || start !== undefined)) continue;
    const [, begin = from] = [from, first].sort();
    for (let day = begin; day <= to && day <= last; day = addDays(day, 1)) {
      if (kind === 'timeOff') kinds.set(day, offKindOf(exception) ?? 'unsaid');
      else kinds.delete(day);
    }
  }
  const all = [...kinds.values()];
  if (all.every((kind) => kind === 'unsaid')) return [];
  return [...OFF_KINDS, 'unsaid' as const].flatMap((kind) => {
    const days = all.filter((each) => each === kind).length;
    return days > 0 ? [{ kind, days }] : [];
  });
}
