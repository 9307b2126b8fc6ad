import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import { notificationsStore } from '@/stores/app/notifications-store';
import { scheduleStore } from '@/stores/app/schedule-store';
import type { NotificationInput } from '@/stores/notifications/notifications';

/**
 * Tells of this very step once it is on disk, and offers to take it back. What could not be stored, as where the data
 * is only read, is told by the banner.
 */
export async function tellStored(change: ScheduleChange, input: NotificationInput): Promise<void> {
  if (await scheduleStore.whenStored(change)) notificationsStore.notify({ ...input, changeId: change.id });
}
