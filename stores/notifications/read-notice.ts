import type { Notification } from '@/lib/notifications/notification';
import { notificationsStore } from '@/stores/app/notifications-store';
import { openDialog } from '@/stores/ui/dialogs';

/** What the news is about that two people have changed the same. */
export const CONFLICTS_NEWS = 'conflicts';

/** Marks the notice read; one that asks for a choice opens it. */
export function readNotice({ id, about }: Notification): void {
  notificationsStore.markRead(id);
  if (about !== CONFLICTS_NEWS) return;
  notificationsStore.setListOpen(false);
  openDialog({ name: 'conflicts' });
}

/** What the news says is on the screen. */
export function readConflictsNews(): void {
  const { notifications } = notificationsStore.getState();
  for (const { id } of notifications.filter(({ about }) => about === CONFLICTS_NEWS)) {
    notificationsStore.markRead(id);
    notificationsStore.hideToast(id);
  }
}
