import { useMemo } from 'react';
import type { Shift } from '@/lib/shifts/shift/shift';
import { useSchedule } from '@/stores/schedule/use-schedule';

/** The ids of the unpublished shifts among these; the same set until one is added or removed. */
export function useUnpublishedAmong(shifts: readonly Shift[]): ReadonlySet<string> {
  // One string for all ids: it stays equal after an edit of another day, so nothing rerenders.
  const ids = useSchedule(({ schedule: { unpublished } }) =>
    unpublished.size === 0
      ? ''
      : shifts.flatMap(({ id }) => (unpublished.has(id) ? [JSON.stringify(id)] : [])).join(','),
  );
  return useMemo(() => new Set<string>(JSON.parse(`[${ids}]`)), [ids]);
}

/** Whether the shift's current version is unpublished. */
export function useIsUnpublished(id: string): boolean {
  return useSchedule(({ schedule }) => schedule.unpublished.has(id));
}
