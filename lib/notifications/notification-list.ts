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

/** Both lists as one, oldest first by when each notice was made; the first as it is while the other is empty. */
export function byArrival(
  list: readonly Notification[],
  other: readonly Notification[],
): readonly Notification[] {
  if (other.length === 0) return list;
  return [...list, ...other].sort((one, next) => (madeAt(one) || 0) - (madeAt(next) || 0));
}
