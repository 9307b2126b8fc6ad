import { type WeeksToShare, withoutWeek } from '@/lib/shifts/publication/weeks-to-share';
import type { LocalDate } from '@/lib/time/local-date';
import type { ScheduleStore } from '@/stores/schedule/schedule';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { publishStore, usePublish } from './publish';

/** The weeks of the last publication that are still to be sent; null if this tab did not publish. */
export function currentWeeksToShare(store: ScheduleStore): WeeksToShare | null {
  const { weeksToShare } = publishStore.getState();
  return weeksToShare && weeksToShare.at === store.getState().schedule.publication?.at ? weeksToShare : null;
}

export function useWeeksToShare(): WeeksToShare | null {
  const weeksToShare = usePublish((state) => state.weeksToShare);
  const at = useSchedule(({ schedule }) => schedule.publication?.at);
  return weeksToShare?.at === at ? weeksToShare : null;
}

/** Records that the published week needs no more sending; true if it was the last week still to be sent. */
export function markWeekShared(store: ScheduleStore, firstDay: LocalDate): boolean {
  const before = currentWeeksToShare(store);
  const after = before && withoutWeek(before, firstDay);
  if (!after || after === before) return false;
  const isDone = after.weeks.length === 0;
  publishStore.setState({ weeksToShare: after, ...(isDone && { isToShare: false }) });
  return isDone;
}
