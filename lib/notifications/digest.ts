import { minuteOfDay } from '@/lib/time/clock-time';
import { toInstant } from '@/lib/time/instant';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { todayIn } from '@/lib/time/zone';
import { isWanted, type Notification, type NotificationPreferences } from './notification';

/**
 * Whether the digest holds the notification: only if automatic and not urgent. Errors, reminders and results
 * of the user's actions never wait.
 */
export function waitsForDigest(
  preferences: NotificationPreferences,
  { type, category }: Pick<Notification, 'type' | 'category'>,
  cause: 'person' | 'automatic',
): boolean {
  const isUrgent = type === 'error' || category === 'reminders';
  return preferences.timing.deliveryFormat === 'digest' && cause === 'automatic' && !isUrgent;
}

/** In epoch milliseconds, after `now`. A time skipped by a clock change moves past the change. */
export function nextDelivery(now: number, time: string, timeZone?: string): number {
  const today = todayIn(new Date(now), timeZone);
  const minute = minuteOfDay(time);
  const at = (date: LocalDate) => toInstant(date, minute, timeZone, 'compatible');
  const atToday = at(today);
  return atToday > now ? atToday : at(addDays(today, 1));
}

/** The latest instant up to `now`, by the rules of `nextDelivery`. */
export function lastDelivery(now: number, time: string, timeZone?: string): number {
  const today = todayIn(new Date(now), timeZone);
  const minute = minuteOfDay(time);
  const at = (date: LocalDate) => toInstant(date, minute, timeZone, 'compatible');
  const atToday = at(today);
  return atToday <= now ? atToday : at(addDays(today, -1));
}

export interface Delivery {
  /** Without dropped notifications; the digest no longer holds delivered notifications. */
  readonly notifications: readonly Notification[];
  readonly delivered: readonly Notification[];
}

/** `now` is epoch milliseconds. Drops notifications of disabled categories. */
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
    if (!isWanted(preferences, item.category, 'automatic')) return [];
    delivered.push(notice);
    return [notice];
  });
  // Delivered notifications sort after all earlier ones.
  const arrived = new Set(delivered);
  return { notifications: [...kept.filter((item) => !arrived.has(item)), ...delivered], delivered };
}
