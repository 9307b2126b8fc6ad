import type { Schedule } from '@/lib/shifts/change/schedule';
import { findShift, shiftsOn } from '@/lib/shifts/change/schedule-index';
import { publishedStates, type Unpublished } from '@/lib/shifts/publication/publication';
import { isPublishedDay } from '@/lib/shifts/publication/published-days';
import { areSameStates } from '@/lib/shifts/publication/unpublished';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';

/** Counts changed shifts that are or were on these days. `current` gives a shift's current state. */
export function changesInDays(
  unpublished: Unpublished,
  days: readonly LocalDate[],
  current: (id: string) => Shift | undefined,
): number {
  const shown = new Set<LocalDate>(days);
  const isShown = ({ date }: Shift) => shown.has(date);
  let count = 0;
  for (const entry of unpublished.values()) {
    const now = current(entry.id);
    const before = publishedStates(entry).filter(isShown);
    const after = now && isShown(now) ? [now] : [];
    // A shift published on several days may be unchanged.
    if (entry.also ? !areSameStates(before, after) : before.length + after.length > 0) count += 1;
  }
  return count;
}

/** Counts unpublished changes, and all shifts of days that were never published. */
export function countToPublish(
  { shifts, publication, unpublished }: Pick<Schedule, 'shifts' | 'publication' | 'unpublished'>,
  days: readonly LocalDate[],
): number {
  const drafts = days
    .filter((date) => !isPublishedDay(publication, date))
    .flatMap((date) => shiftsOn(shifts, date).filter(({ id }) => !unpublished.has(id)));
  if (unpublished.size === 0) return drafts.length;
  return drafts.length + changesInDays(unpublished, days, (id) => findShift(shifts, id));
}
