import { notificationsStore } from '@/stores/app/notifications-store';
import { scheduleStorage, scheduleStore } from '@/stores/app/schedule-store';
import type { NotificationInput } from './notifications';

/**
 * Tells of what was just done to the schedule, once it is on disk: whoever has read the notice can pull the plug. What
 * could not be stored is told by the banner. With `canUndo` the notice offers to take it back.
 */
export async function tellWhenStored({
  canUndo = false,
  ...input
}: NotificationInput & { readonly canUndo?: boolean }): Promise<void> {
  // Where the data is only read, nothing was done.
  if (!scheduleStorage.canEdit()) return;
  const change = scheduleStore.getState().history.undo.at(-1);
  if (change && !(await scheduleStore.whenStored(change))) return;
  notificationsStore.notify({ ...input, ...(canUndo && change && { changeId: change.id }) });
}
