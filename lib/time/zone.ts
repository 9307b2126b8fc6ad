import { memoize } from '@/lib/memoize';
import { type LocalDate, localDateOf } from './local-date';
import { HOUR_MINUTES } from './units';
import { FALLBACK_DATE } from './week';

/** Uses the device's zone if `timeZone` is undefined or unknown. */
export function todayIn(now: Date, timeZone?: string): LocalDate {
  const reading = timeZone === undefined ? undefined : tryReadWall(now.getTime(), timeZone);
  const there = reading && localDateOf(reading.year, reading.month, reading.day);
  return there ?? localDateOf(now.getFullYear(), now.getMonth() + 1, now.getDate()) ?? FALLBACK_DATE;
}

/** Uses the device's zone if `timeZone` is undefined or unknown. */
export function minuteNow(now: Date, timeZone?: string): number {
  const reading = timeZone === undefined ? undefined : tryReadWall(now.getTime(), timeZone);
  return reading ? reading.minuteOfDay : now.getHours() * HOUR_MINUTES + now.getMinutes();
}

/** Creating a format takes far longer than using it. */
const wallClockFormat = memoize(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      hourCycle: 'h23',
    }),
);

/** Throws a RangeError for an unknown zone or invalid instant. */
export function readWall(instant: number, timeZone: string) {
  const parts = wallClockFormat(timeZone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((candidate) => candidate.type === type)?.value);
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    minuteOfDay: part('hour') * HOUR_MINUTES + part('minute'),
  };
}

/** `readWall`, but undefined instead of an error. */
export function tryReadWall(instant: number, timeZone: string) {
  try {
    return readWall(instant, timeZone);
  } catch {
    return undefined;
  }
}
