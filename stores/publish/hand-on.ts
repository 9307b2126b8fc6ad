import { type HandOn, withHandedOn } from '@/lib/shifts/publication/hand-on';
import type { LocalDate } from '@/lib/time/local-date';
import { liveSchedule } from '@/stores/app/schedule-store';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { publishStore, usePublish } from './publish';

/** What is still to be sent about the last publication; null if this tab did not make it. */
export function currentHandOn(): HandOn | null {
  const { toHandOn } = publishStore.getState();
  return toHandOn && toHandOn.at === liveSchedule.getState().schedule.publication?.at ? toHandOn : null;
}

export function useHandOn(): HandOn | null {
  const toHandOn = usePublish((state) => state.toHandOn);
  const at = useSchedule(({ schedule }) => schedule.publication?.at);
  return toHandOn?.at === at ? toHandOn : null;
}

/** Records that the published week needs no more sending; true if it was the last week still to be sent. */
export function noteHandedOn(firstDay: LocalDate): boolean {
  const before = currentHandOn();
  const after = before && withHandedOn(before, firstDay);
  if (!after || after === before) return false;
  const isDone = after.weeks.length === 0;
  publishStore.setState({ toHandOn: after, ...(isDone && { isToShare: false }) });
  return isDone;
}
