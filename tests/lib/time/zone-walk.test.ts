import { minuteNow, todayIn } from '@/lib/time/zone';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;

interface ReadingProgress {
  readonly today: string;
  readonly minute: number;
}

/** Every minute of a day on the wall clock of the zone, from the midnight that is the instant `utc`. */
function walk(zone: string, utc: string): { readings: readonly ReadingProgress[]; lengthMinutes: number } {
  const start = new Date(utc).getTime();
  const read = (position: number): ReadingProgress => {
    const now = new Date(start + position * MINUTE_MS);
    return { today: todayIn(now, zone), minute: minuteNow(now, zone) };
  };
  const first = read(0);
  const readings = [first];
  while (readings.at(-1)?.today === first.today && readings.length < 2 * DAY_MINUTES) {
    readings.push(read(readings.length));
  }
  readings.pop();
  return { readings, lengthMinutes: readings.length };
}

/** The jumps of the wall clock: the minutes before and after each. */
function jumpsOf(
  readings: readonly ReadingProgress[],
): readonly (readonly [before: number, after: number])[] {
  return readings.slice(1).flatMap(({ minute }, position) => {
    const before = readings[position]?.minute ?? 0;
    return minute === before + 1 ? [] : [[before, minute] as const];
  });
}

const TWO = 2 * 60;
const ONE = 60;

describe('the wall clock of a zone over one day', () => {
  test.each([
    ['New York, clocks go forward', 'America/New_York', '2026-03-08T05:00:00Z', 23, [[TWO - 1, TWO + 60]]],
    ['New York, clocks go back', 'America/New_York', '2026-11-01T04:00:00Z', 25, [[TWO - 1, ONE]]],
    ['London, clocks go forward', 'Europe/London', '2026-03-29T00:00:00Z', 23, [[ONE - 1, ONE + 60]]],
    ['London, clocks go back', 'Europe/London', '2026-10-24T23:00:00Z', 25, [[TWO - 1, ONE]]],
    ['Tokyo, on the spring day of New York', 'Asia/Tokyo', '2026-03-07T15:00:00Z', 24, []],
    ['Tokyo, on the autumn day of New York', 'Asia/Tokyo', '2026-10-31T15:00:00Z', 24, []],
    ['Tokyo, on the spring day of London', 'Asia/Tokyo', '2026-03-28T15:00:00Z', 24, []],
    ['Tokyo, on the autumn day of London', 'Asia/Tokyo', '2026-10-24T15:00:00Z', 24, []],
  ] as const)('shows every minute except the skipped ones in %s', (_where, zone, utc, hours, jumps) => {
    const { readings, lengthMinutes } = walk(zone, utc);
    expect(lengthMinutes).toBe(hours * 60);
    expect(readings[0]?.minute).toBe(0);
    expect(readings.at(-1)?.minute).toBe(DAY_MINUTES - 1);
    expect(new Set(readings.map(({ today }) => today)).size).toBe(1);
    expect(jumpsOf(readings)).toEqual(jumps);
  });
});
