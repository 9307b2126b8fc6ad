import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import { notificationsStore } from '@/stores/app/notifications-store';
import type { ScheduleStore } from '@/stores/schedule/schedule';
import { type Announcement, announce } from './announce';
import type { NotificationInput } from './notifications';

/**
 * Announces a change. If it could not be made or stored, reports that and withdraws the change: it must not be saved
 * after all when the storage recovers. True when it is stored.
 */
export async function announceOrWithdraw(
  store: ScheduleStore,
  change: ScheduleChange | undefined,
  notice: Omit<Announcement, 'gone'>,
  failure: Pick<NotificationInput, 'message' | 'detail' | 'category' | 'act'>,
): Promise<boolean> {
  if (await announce(store, change, notice)) return true;
  if (change) store.withdraw(change);
  notificationsStore.notify({ ...failure, type: 'error' });
  return false;
}
