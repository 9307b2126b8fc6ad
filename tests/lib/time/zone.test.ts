import { minuteNow, todayIn } from '@/lib/time/zone';

/** Zone, the last second of a day there, and that day; the next second belongs to the day after. */
const LAST_SECONDS: readonly (readonly [zone: string, utc: string, today: string, tomorrow: string])[] = [
  ['America/New_York', '2026-11-22T04:59:59Z', '2026-11-21', '2026-11-22'],
  ['America/Chicago', '2026-11-22T05:59:59Z', '2026-11-21', '2026-11-22'],
  ['America/Denver', '2026-11-22T06:59:59Z', '2026-11-21', '2026-11-22'],
  ['America/Los_Angeles', '2026-11-22T07:59:59Z', '2026-11-21', '2026-11-22'],
  ['Europe/London', '2026-11-21T23:59:59Z', '2026-11-21', '2026-11-22'],
  ['Europe/Paris', '2026-11-21T22:59:59Z', '2026-11-21', '2026-11-22'],
  ['Asia/Tokyo', '2026-11-21T14:59:59Z', '2026-11-21', '2026-11-22'],
  // The midnight before the clocks go forward, and the one after.
  ['America/New_York', '2026-03-08T04:59:59Z', '2026-03-07', '2026-03-08'],
  ['America/New_York', '2026-03-09T03:59:59Z', '2026-03-08', '2026-03-09'],
  ['America/Chicago', '2026-03-09T04:59:59Z', '2026-03-08', '2026-03-09'],
  ['America/Denver', '2026-03-09T05:59:59Z', '2026-03-08', '2026-03-09'],
  ['America/Los_Angeles', '2026-03-09T06:59:59Z', '2026-03-08', '2026-03-09'],
  ['Europe/London', '2026-03-28T23:59:59Z', '2026-03-28', '2026-03-29'],
  ['Europe/London', '2026-03-29T22:59:59Z', '2026-03-29', '2026-03-30'],
  ['Europe/Paris', '2026-03-28T22:59:59Z', '2026-03-28', '2026-03-29'],
  ['Europe/Paris', '2026-03-29T21:59:59Z', '2026-03-29', '2026-03-30'],
  // The midnight before the clocks go back, and the one after.
  ['America/New_York', '2026-11-01T03:59:59Z', '2026-10-31', '2026-11-01'],
  ['America/New_York', '2026-11-02T04:59:59Z', '2026-11-01', '2026-11-02'],
  ['America/Chicago', '2026-11-02T05:59:59Z', '2026-11-01', '2026-11-02'],
  ['America/Denver', '2026-11-02T06:59:59Z', '2026-11-01', '2026-11-02'],
  ['America/Los_Angeles', '2026-11-02T07:59:59Z', '2026-11-01', '2026-11-02'],
  ['Europe/London', '2026-10-25T23:59:59Z', '2026-10-25', '2026-10-26'],
  ['Europe/Paris', '2026-10-25T22:59:59Z', '2026-10-25', '2026-10-26'],
  ['Europe/London', '2026-12-31T23:59:59Z', '2026-12-31', '2027-01-01'],
  ['Asia/Tokyo', '2028-02-28T14:59:59Z', '2028-02-28', '2028-02-29'],
];

describe('todayIn', () => {
  test.each(LAST_SECONDS)('changes the day in %s after %s from %s to %s', (zone, utc, today, tomorrow) => {
    const lastSecond = new Date(utc);
    expect(todayIn(lastSecond, zone)).toBe(today);
    expect(todayIn(new Date(lastSecond.getTime() + 1000), zone)).toBe(tomorrow);
  });

  test.each([
    ['America/New_York', '2026-11-01T05:30:00Z'],
    ['America/New_York', '2026-11-01T06:30:00Z'],
  ])('keeps the day in the repeated hour (%s, %s)', (zone, utc) => {
    expect(todayIn(new Date(utc), zone)).toBe('2026-11-01');
  });

  test('returns two different days for one instant in two zones', () => {
    const now = new Date('2026-11-21T20:00:00Z');
    expect(todayIn(now, 'America/Los_Angeles')).toBe('2026-11-21');
    expect(todayIn(now, 'Asia/Tokyo')).toBe('2026-11-22');
  });

  test('uses the time zone of the device if none is given', () => {
    const instants = ['2026-11-22T04:59:59Z', '2026-11-22T05:00:00Z', '2026-03-08T07:00:00Z'];
    expect(instants.map((utc) => todayIn(new Date(utc)))).toEqual(['2026-11-21', '2026-11-22', '2026-03-08']);
  });

  test('uses the time zone of the device for an unknown zone', () => {
    expect(todayIn(new Date('2026-11-22T04:59:59Z'), 'Mars/Olympus')).toBe('2026-11-21');
    expect(todayIn(new Date('2026-11-22T04:59:59Z'), '')).toBe('2026-11-21');
  });
});

describe("the minute of the device's wall clock", () => {
  test.each([
    ['at midnight', '2026-11-20T05:00:00Z', 0],
    ['in the last second of the first minute', '2026-11-20T05:00:59Z', 0],
    ['in the morning', '2026-11-20T14:05:00Z', 545],
    ['at noon', '2026-11-20T17:00:00Z', 720],
    ['in the last minute of the day', '2026-11-21T04:59:59Z', 1439],
    ['in summer', '2026-07-04T13:05:00Z', 545],
    ['before the clocks go forward', '2026-03-08T06:59:00Z', 119],
    ['after the clocks go forward', '2026-03-08T07:00:00Z', 180],
    ['in the repeated hour', '2026-11-01T05:30:00Z', 90],
    ['in the repeated hour, the second time', '2026-11-01T06:30:00Z', 90],
  ])('is read correctly %s', (_when, utc, minute) => {
    expect(minuteNow(new Date(utc))).toBe(minute);
  });
});
