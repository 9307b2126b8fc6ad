import { useMemo } from 'react';
import type { Shift } from '@/lib/shifts/shift/shift';
import { useSchedule } from '@/stores/schedule/use-schedule';

/** Which of the shifts the team has not been told of; the same set until one of them comes or goes. */
export function useUnpublishedAmong(shifts: readonly Shift[]): ReadonlySet<string> {
  // One text for all of them: an edit of another day gives the same, and nothing is drawn again.
  const ids = useSchedule(({ schedule: { unpublished } }) =>
    unpublished.size === 0
      ? ''
      : shifts.flatMap(({ id }) => (unpublished.has(id) ? [JSON.stringify(id)] : [])).join(','),
  );
  return useMemo(() => new Set<string>(JSON.parse(`[${ids}]`)), [ids]);
}

/** Whether the team has not been told of the shift as it stands. */
export function useIsUnpublished(id: string): boolean {
  return useSchedule(({ schedule }) => schedule.unpublished.has(id));
}
