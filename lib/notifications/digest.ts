import { minuteOfDay } from '@/lib/time/clock-time';
import { toInstant } from '@/lib/time/instant';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { todayIn } from '@/lib/time/zone';
import { isWanted, type Notification, type NotificationPreferences } from './notification';

/**
 * Whether the notice is held for the digest: background notices that are not urgent. Errors, reminders and results of
 * one's own actions are never held.
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
 * The next instant after `now`, in epoch milliseconds, at which the zone's wall clock shows `HH:MM`; when the clocks
 * skip it that day, as far after the change.
 */
export function nextDelivery(now: number, time: string, timeZone?: string): number {
  const today = todayIn(new Date(now), timeZone);
  const minute = minuteOfDay(time);
  const at = (date: LocalDate) => toInstant(date, minute, timeZone, 'compatible');
  const atToday = at(today);
  return atToday > now ? atToday : at(addDays(today, 1));
}

/** The latest instant up to `now` at which the zone's wall clock showed that time, as `nextDelivery` reckons it. */
export function lastDelivery(now: number, time: string, timeZone?: string): number {
  const today = todayIn(new Date(now), timeZone);
  const minute = minuteOfDay(time);
  const at = (date: LocalDate) => toInstant(date, minute, timeZone, 'compatible');
  const atToday = at(today);
  return atToday <= now ? atToday : at(addDays(today, -1));
}

export interface Delivery {
  /** The list without dropped notices; delivered ones are no longer held. */
  readonly notifications: readonly Notification[];
  readonly delivered: readonly Notification[];
}

/**
 * Delivers what was held until `now` (epoch milliseconds), or everything when the digest is off. Drops notices of
 * categories switched off in the meantime.
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
  // Newly delivered notices sort after all earlier ones.
  const arrived = new Set(delivered);
  return { notifications: [...kept.filter((item) => !arrived.has(item)), ...delivered], delivered };
}
