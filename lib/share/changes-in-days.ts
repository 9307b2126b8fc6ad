import type { Unpublished } from '@/lib/shifts/publication/publication';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';

/**
 * How many shifts of these days differ from the publication: those that are or were on one of them. `current` gives a
 * shift's current state.
 */
export function changesInDays(
  unpublished: Unpublished,
  days: readonly LocalDate[],
  current: (id: string) => Shift | undefined,
): number {
  const shown = new Set<LocalDate | undefined>(days);
  let count = 0;
  for (const { id, published } of unpublished.values()) {
    const now = current(id);
    if ((published && shown.has(published.date)) || (now && shown.has(now.date))) count += 1;
  }
  return count;
}
