import { minuteOfDay } from '@/lib/time/clock-time';
import { toInstant } from '@/lib/time/instant';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { todayIn } from '@/lib/time/zone';
import { isWanted, type Notification, type NotificationPreferences } from './notification';

/**
 * Whether the notice waits for the digest: what comes by itself and is not urgent. Errors, reminders and the results of
 * one's own act never wait.
 */
export function waitsForDigest(
  preferences: NotificationPreferences,
  { type, category }: Pick<Notification, 'type' | 'category'>,
  cause: 'person' | 'itself',
): boolean {
  const isUrgent = type === 'error' || category === 'reminders';
  return preferences.timing.deliveryFormat === 'digest' && cause === 'itself' && !isUrgent;
}

/**
 * The next instant after `now`, in epoch milliseconds, at which the wall clock of the zone shows the time `HH:MM`; on
 * the day on which the clocks skip it, as far after the change.
 */
export function nextDelivery(now: number, time: string, timeZone?: string): number {
  const today = todayIn(new Date(now), timeZone);
  const minute = minuteOfDay(time);
  const at = (date: LocalDate) => toInstant(date, minute, timeZone, 'compatible');
  const atToday = at(today);
  return atToday > now ? atToday : at(addDays(today, 1));
}

export interface Delivery {
  /** The list without what was dropped; what has been delivered waits no longer. */
  readonly notifications: readonly Notification[];
  readonly delivered: readonly Notification[];
}

/**
 * Delivers what was held until `now` (epoch milliseconds), and all of it where there is no digest any more. What has
 * been switched off while it waited is dropped.
 */
export function deliverHeld(
  notifications: readonly Notification[],
  preferences: NotificationPreferences,
  now: number,
): Delivery {
  const isAtOnce = preferences.timing.deliveryFormat === 'immediate';
  const delivered: Notification[] = [];
  const kept = notifications.flatMap((item) => {
    const { heldUntil, ...notice } = item;
    if (heldUntil === undefined || (heldUntil > now && !isAtOnce)) return [item];
    if (!isWanted(preferences, item.category, 'itself')) return [];
    delivered.push(notice);
    return [notice];
  });
  // What arrives now stands after all that arrived before.
  const arrived = new Set(delivered);
  return { notifications: [...kept.filter((item) => !arrived.has(item)), ...delivered], delivered };
}
