import type { Notification } from './notification';

/** The notices that have been delivered; what the digest holds is not among them. */
export function deliveredOf(notifications: readonly Notification[]): readonly Notification[] {
  return notifications.filter(({ heldUntil }) => heldUntil === undefined);
}

/** How many delivered notices nobody has read. */
export function unreadCount(notifications: readonly Notification[]): number {
  return notifications.filter(({ read, heldUntil }) => !read && heldUntil === undefined).length;
}

/** When the notice was made, in epoch milliseconds: its id begins with that. NaN where the id is not one of ours. */
export function madeAt({ id }: Notification): number {
  return Number(id.split('-')[0] || Number.NaN);
}
