import fc from 'fast-check';
import { deliverHeld, lastDelivery, nextDelivery, waitsForDigest } from '@/lib/notifications/digest';
import {
  DEFAULT_NOTIFICATION_PREFERENCES,
  mergedPreferences,
  NOTIFICATION_CATEGORIES,
  NOTIFICATION_TYPES,
  type Notification,
} from '@/lib/notifications/notification';
import { clockTimeOf } from '@/lib/time/clock-time';
import { minuteNow } from '@/lib/time/zone';
import { rounds, seed } from '@/tests/support/rounds';

const IMMEDIATE = DEFAULT_NOTIFICATION_PREFERENCES;
const DIGEST = mergedPreferences(IMMEDIATE, { timing: { deliveryFormat: 'digest' } });
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

const notice = (id: string, fields: Partial<Notification> = {}): Notification => ({
  id,
  message: id,
  detail: '',
  type: 'info',
  category: 'scheduleChanges',
  read: false,
  ...fields,
});

describe('notifications held for the digest', () => {
  test('are automatic ones, except errors and reminders', () => {
    for (const type of NOTIFICATION_TYPES) {
      for (const category of NOTIFICATION_CATEGORIES) {
        const isUrgent = type === 'error' || category === 'reminders';
        expect(waitsForDigest(DIGEST, { type, category }, 'automatic')).toBe(!isUrgent);
        expect(waitsForDigest(DIGEST, { type, category }, 'person')).toBe(false);
        expect(waitsForDigest(IMMEDIATE, { type, category }, 'automatic')).toBe(false);
      }
    }
  });
});

describe('next delivery', () => {
  test('is the next instant at which the local clock shows the chosen minute, across clock changes', () => {
    const aroundChanges = fc.constantFrom('2026-03-08', '2026-03-29', '2026-10-25', '2026-11-01');
    fc.assert(
      fc.property(
        fc.constantFrom('America/New_York', 'Europe/London', 'Asia/Tokyo'),
        aroundChanges,
        fc.integer({ min: -2 * 1440, max: 2 * 1440 }),
        // Very early times can be skipped or repeated: see the cases below.
        fc.integer({ min: 240, max: 1439 }),
        (zone, date, minutesAway, minute) => {
          const now = Date.parse(`${date}T00:00:00Z`) + minutesAway * 60_000;
          const next = nextDelivery(now, clockTimeOf(minute), zone);
          expect(minuteNow(new Date(next), zone)).toBe(minute);
          expect(next).toBeGreaterThan(now);
          expect(next - now).toBeLessThanOrEqual(DAY_MS + HOUR_MS);
          // No earlier delivery was skipped: a day has 23, 24 or 25 hours.
          for (const hours of [23, 24, 25]) {
            const before = next - hours * HOUR_MS;
            expect(before > now && minuteNow(new Date(before), zone) === minute).toBe(false);
          }
        },
      ),
      { numRuns: rounds(150), ...seed },
    );
  });

  test.each([
    ['today', '2026-11-19T16:40:00-05:00', '18:00', 'America/New_York', '2026-11-19T18:00:00-05:00'],
    ['tomorrow', '2026-11-19T16:40:00-05:00', '09:00', 'America/New_York', '2026-11-20T09:00:00-05:00'],
    [
      'tomorrow when it is that minute now',
      '2026-11-19T09:00:00-05:00',
      '09:00',
      'America/New_York',
      '2026-11-20T09:00:00-05:00',
    ],
    ['in Tokyo', '2026-11-19T16:40:00-05:00', '09:00', 'Asia/Tokyo', '2026-11-20T09:00:00+09:00'],
    [
      'after the skipped hour',
      '2026-03-08T00:00:00-05:00',
      '02:30',
      'America/New_York',
      '2026-03-08T03:30:00-04:00',
    ],
    [
      'only once in the repeated hour',
      '2026-11-01T01:30:00-04:00',
      '01:30',
      'America/New_York',
      '2026-11-02T01:30:00-05:00',
    ],
  ])('is computed: %s', (_when, now, time, zone, next) => {
    expect(nextDelivery(Date.parse(now), time, zone)).toBe(Date.parse(next));
  });
});

describe('delivery of the digest', () => {
  test('delivers notifications held until now, and moves them to the end', () => {
    const list = [notice('due', { heldUntil: 10 }), notice('later', { heldUntil: 11 }), notice('old')];
    const { notifications, delivered } = deliverHeld(list, DIGEST, 10);
    expect(delivered).toEqual([notice('due')]);
    expect(notifications.map(({ id }) => id)).toEqual(['later', 'old', 'due']);
    expect(deliverHeld(notifications, DIGEST, 10).delivered).toEqual([]);
  });

  test('delivers all held notifications when the digest is switched off', () => {
    expect(deliverHeld([notice('later', { heldUntil: 99 })], IMMEDIATE, 10).delivered).toHaveLength(1);
  });

  test('drops held notifications whose category is switched off meanwhile', () => {
    const list = [notice('gone', { heldUntil: 5 }), notice('stays', { heldUntil: 5, category: 'timeOff' })];
    const withoutChanges = mergedPreferences(DIGEST, { types: { scheduleChanges: false } });
    expect(deliverHeld(list, withoutChanges, 10).notifications.map(({ id }) => id)).toEqual(['stays']);
    expect(deliverHeld(list, mergedPreferences(DIGEST, { enabled: false }), 10).notifications).toEqual([]);
  });
});

describe('last delivery', () => {
  const at = (now: string, time: string, zone: string) => lastDelivery(Date.parse(now), time, zone);

  test('is the last instant of the chosen time, today or yesterday by the clock of the time zone', () => {
    const nine = Date.parse('2026-11-20T09:00:00-05:00');
    expect(at('2026-11-20T09:00:00-05:00', '09:00', 'America/New_York')).toBe(nine);
    expect(at('2026-11-20T23:59:00-05:00', '09:00', 'America/New_York')).toBe(nine);
    expect(at('2026-11-20T08:59:59-05:00', '09:00', 'America/New_York')).toBe(nine - DAY_MS);
    expect(at('2026-11-20T09:00:00-05:00', '09:00', 'Asia/Tokyo')).toBe(
      Date.parse('2026-11-20T09:00:00+09:00'),
    );
  });

  test('is a delivery time at most 25 hours ago, also across clock changes', () => {
    const anyNow = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2028-01-01') });
    const anyMinute = fc.integer({ min: 0, max: 1439 });
    const anyZone = fc.constantFrom('America/New_York', 'Europe/London', 'Asia/Tokyo');
    fc.assert(
      fc.property(anyNow, anyMinute, anyZone, (now, minute, zone) => {
        const time = clockTimeOf(minute);
        const last = lastDelivery(now, time, zone);
        expect(last).toBeLessThanOrEqual(now);
        expect(now - last).toBeLessThanOrEqual(DAY_MS + HOUR_MS);
        expect(nextDelivery(last - 1, time, zone)).toBe(last);
      }),
      { numRuns: rounds(200), ...seed },
    );
  });
});
