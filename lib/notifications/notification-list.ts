import type { Notification } from './notification';

/** The delivered notices, without those held for the digest. */
export function deliveredOf(notifications: readonly Notification[]): readonly Notification[] {
  return notifications.filter(({ heldUntil }) => heldUntil === undefined);
}

/** The number of unread delivered notices. */
export function unreadCount(notifications: readonly Notification[]): number {
  return notifications.filter(({ read, heldUntil }) => !read && heldUntil === undefined).length;
}

/** When the notice was made, in epoch milliseconds, from the start of its id. NaN when the id is not one of ours. */
export function madeAt({ id }: Notification): number {
  return Number(id.split('-')[0] || Number.NaN);
}

/** The notices by when they were made, newest first; of the same moment, or without one, the later of the list first. */
export function newestFirst(notifications: readonly Notification[]): readonly Notification[] {
  const instant = (item: Notification) => madeAt(item) || 0;
  return notifications.toReversed().sort((one, other) => instant(other) - instant(one));
}
