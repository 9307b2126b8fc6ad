import type { Notification } from '@/lib/notifications/notification';
import { notificationsStore } from '@/stores/app/notifications-store';
import { openDialog } from '@/stores/ui/dialogs';

/** The `about` of the notification on conflicting edits by two people. */
export const CONFLICTS_NEWS = 'conflicts';

/** Marks the notification as read; a notification about conflicts also opens their dialog. */
export function readNotice({ id, about }: Notification): void {
  notificationsStore.markRead(id);
  if (about !== CONFLICTS_NEWS) return;
  notificationsStore.setListOpen(false);
  openDialog({ name: 'conflicts' });
}

/** Call when the conflicts are on the screen. */
export function readConflictsNews(): void {
  const { notifications } = notificationsStore.getState();
  for (const { id } of notifications.filter(({ about }) => about === CONFLICTS_NEWS)) {
    notificationsStore.markRead(id);
    notificationsStore.hideToast(id);
  }
}
