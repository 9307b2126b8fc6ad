import { isSameData } from '@/lib/saved-data/records/same-data';
import { applyChange } from '@/lib/shifts/change/schedule';
import { type ChangeEntry, publicationEntry } from '@/lib/shifts/change/schedule-change';
import { findShift } from '@/lib/shifts/change/schedule-index';
import type { WholeSchedule } from '@/lib/shifts/history/schedule-before';
import { publicationNow, publishedAs } from '@/lib/shifts/publication/publication';
import { isPublishedDay, spanOn } from '@/lib/shifts/publication/published-days';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { SignedChange, Waiting } from './signed-change';

interface Published {
  readonly made: SignedChange;
  readonly shownThen: NonNullable<Waiting['shown']>;
}

/**
 * The entry of a publication behind what others have done meanwhile: their changes were not on the screen when it was
 * published, so they have changed since. The same entry where there are none. An undo of one, and one that publishes
 * nothing, stay as they are: where they stand in the order decides what they do.
 */
export function publishedBehind(
  entry: Extract<ChangeEntry, { kind: 'publication' }>,
  state: WholeSchedule,
  { made, shownThen }: Published,
): ChangeEntry {
  const { after } = entry;
  if (!after || made.of !== undefined || (after.act && after.act.kind !== 'publish')) return entry;
  const { schedule } = state;
  const unseen = Object.entries(shownThen).filter(([id, shown]) => {
    const current = findShift(schedule.shifts, id);
    const isOfDays = (shift: Shift | null | undefined) =>
      shift !== undefined &&
      shift !== null &&
      (!after.act || spanOn(after.act.spans, shift.date) !== undefined);
    return !isSameData(shown ?? undefined, current) && (isOfDays(shown) || isOfDays(current));
  });
  if (unseen.length === 0) return entry;
  const next = applyChange(schedule, { entries: [entry] });
  const unpublished = new Map(next.unpublished);
  for (const [id, shown] of unseen) {
    const states = shown && isPublishedDay(next.publication, shown.date) ? [shown] : [];
    const current = findShift(schedule.shifts, id);
    const isOut = current && isPublishedDay(next.publication, current.date);
    if (states.length > 0 || isOut) unpublished.set(id, publishedAs(id, states));
    else unpublished.delete(id);
  }
  return publicationEntry(
    publicationNow(schedule),
    publicationNow({ publication: next.publication, unpublished }),
  );
}
