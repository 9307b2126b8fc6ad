import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import { notificationsStore } from '@/stores/app/notifications-store';
import type { ScheduleStore } from '@/stores/schedule/schedule';
import { type Announcement, announce } from './announce';
import type { NotificationInput } from './notifications';

/**
 * Announces a change. If the change could not be made or stored, reports the failure and withdraws the
 * change. A recovering storage must not save the withdrawn change. True when the change is stored.
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
