import fc from 'fast-check';
import { toInstant } from '@/lib/time/instant';
import { addDays } from '@/lib/time/local-date';
import { minuteNow, todayIn } from '@/lib/time/zone';
import { day } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

const ZONES = [
  'America/New_York',
  'America/Los_Angeles',
  'Europe/London',
  'Europe/Paris',
  'Asia/Tokyo',
] as const;

describe('toInstant', () => {
  test('returns the instant at which the zone shows the time, on any day', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        fc.integer({ min: 0, max: 1000 }),
        // From 4 o'clock on no clock is changed in these zones.
        fc.integer({ min: 240, max: 1439 }),
        (zone, days, minute) => {
          const date = addDays(day('2026-01-01'), days);
          const shown = new Date(toInstant(date, minute, zone, 'compatible'));
          expect([todayIn(shown, zone), minuteNow(shown, zone)]).toEqual([date, minute]);
        },
      ),
      { numRuns: rounds(300), ...seed },
    );
  });

  test.each([
    ['a skipped time, moved after the change', '2026-03-08', 150, 'America/New_York', '2026-03-08T07:30:00Z'],
    ['a skipped time in London', '2026-03-29', 90, 'Europe/London', '2026-03-29T01:30:00Z'],
    ['a repeated time, the first of both', '2026-11-01', 90, 'America/New_York', '2026-11-01T05:30:00Z'],
    ['a repeated time in Paris', '2026-10-25', 150, 'Europe/Paris', '2026-10-25T00:30:00Z'],
    ['a time in Tokyo, which has no clock changes', '2026-03-29', 90, 'Asia/Tokyo', '2026-03-28T16:30:00Z'],
    // The zone of the test run, in jest.config.mjs.
    ['a time without a zone, in the device’s zone', '2026-07-01', 540, undefined, '2026-07-01T13:00:00Z'],
    ['a skipped time in the device’s zone', '2026-03-08', 150, undefined, '2026-03-08T07:30:00Z'],
  ])('returns the right instant for %s', (_what, date, minute, zone, utc) => {
    expect(new Date(toInstant(day(date), minute, zone, 'compatible')).toISOString()).toBe(
      utc.replace('Z', '.000Z'),
    );
  });
});
