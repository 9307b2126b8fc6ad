import type { Notification } from './notification';

/** Without the notifications held for the digest. */
export function deliveredOf(notifications: readonly Notification[]): readonly Notification[] {
  return notifications.filter(({ heldUntil }) => heldUntil === undefined);
}

export function unreadCount(notifications: readonly Notification[]): number {
  return notifications.filter(({ read, heldUntil }) => !read && heldUntil === undefined).length;
}

/** Epoch milliseconds from the start of the id; NaN for a foreign id. */
export function madeAt({ id }: Notification): number {
  return Number(id.split('-')[0] || Number.NaN);
}

/** By creation time. If times are equal or unknown, the notification later in the list comes first. */
export function newestFirst(notifications: readonly Notification[]): readonly Notification[] {
  const instant = (item: Notification) => madeAt(item) || 0;
  return notifications.toReversed().sort((one, other) => instant(other) - instant(one));
}
