import { isWanted } from '@/lib/notifications/notification';
import { notificationsStore } from '@/stores/app/notifications-store';
import type { NotificationInput } from './notifications';

interface Gathered {
  readonly about: string;
  readonly count: number;
}

type NewsInput = Omit<NotificationInput, 'cause' | 'isQuiet' | 'isOfTab' | 'about' | 'count'>;

/**
 * Adds so many to this tab's unread notice about the same thing, or begins one: in its list only, without a toast or a
 * sound. `inputOf` receives the number so far. What was delivered does not go back into the digest.
 */
export function gather({ about, count }: Gathered, inputOf: (total: number) => NewsInput): void {
  const { notifications, preferences } = notificationsStore.getState();
  if (!isWanted(preferences, inputOf(count).category, 'itself')) return;
  const isHeld = preferences.timing.deliveryFormat === 'digest';
  const earlier = notifications.findLast(
    (item) => item.about === about && !item.read && (item.heldUntil !== undefined) === isHeld,
  );
  if (earlier) notificationsStore.remove(earlier.id);
  const total = (earlier?.count ?? 0) + count;
  notificationsStore.notify({
    ...inputOf(total),
    about,
    count: total,
    cause: 'itself',
    isQuiet: true,
    isOfTab: true,
  });
}
