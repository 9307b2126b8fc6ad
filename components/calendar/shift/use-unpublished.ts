import { useMemo } from 'react';
import type { Schedule } from '@/lib/shifts/change/schedule';
import { isPublishedDay } from '@/lib/shifts/publication/published-days';
import type { Shift } from '@/lib/shifts/shift/shift';
import { useSchedule } from '@/stores/schedule/use-schedule';

/** Returns the same set until an unpublished shift is added or removed. */
export function useUnpublishedAmong(shifts: readonly Shift[]): ReadonlySet<string> {
  // One string for all ids: it stays equal after an edit of another day, so nothing re-renders.
  const ids = useSchedule(({ schedule }) =>
    hasMarks(schedule)
      ? shifts.flatMap((shift) => (isMarked(schedule, shift) ? [JSON.stringify(shift.id)] : [])).join(',')
      : '',
  );
  return useMemo(() => new Set<string>(JSON.parse(`[${ids}]`)), [ids]);
}

export function useIsUnpublished(shift: Shift): boolean {
  return useSchedule(({ schedule }) => isMarked(schedule, shift));
}

/** Before the first publication all shifts are unpublished, so marks would mean nothing. */
function isMarked({ publication, unpublished }: Schedule, { id, date }: Shift): boolean {
  return unpublished.has(id) || (publication !== undefined && !isPublishedDay(publication, date));
}

function hasMarks({ publication, unpublished }: Schedule): boolean {
  return unpublished.size > 0 || publication?.days !== undefined;
}
