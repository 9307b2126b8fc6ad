import { decidedIn, isTooLate } from '@/lib/requests/decisions';
import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import { type SavedSchedule, savedAfter } from '@/stores/browser-storage/keys/saved-schedule';

/**
 * Those of the changes, in their order, that decide a request which `stored` has decided or lacks, and those that undo
 * one of them. One that `isSure` is not among them.
 */
export function tooLateIn(
  changes: readonly ScheduleChange[],
  stored: SavedSchedule,
  isSure: (change: ScheduleChange) => boolean = () => false,
): readonly ScheduleChange[] {
  const late = new Map<string, ScheduleChange>();
  let saved = stored;
  for (const change of changes) {
    const { requests } = saved.schedule;
    const isLate =
      !isSure(change) &&
      ((change.of !== undefined && late.has(change.of)) ||
        decidedIn(change).some((id) => isTooLate(requests.get(id))));
    if (isLate) late.set(change.id, change);
    else saved = savedAfter(saved, change);
  }
  return [...late.values()];
}
