import { remembered } from '@/lib/remembered';
import { type ClockTime, clockTimeOf } from './clock-time';
import { type LocalDate, localDateOf } from './local-date';
import { HOUR_MINUTES, MINUTE_MS } from './units';
import { FALLBACK_DATE } from './week';

/** What calendar and clock on the wall show. */
export interface WallClock {
  readonly date: LocalDate;
  readonly time: ClockTime;
}

/** The IANA name of the device's own zone. */
export function deviceZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Whether the text is the name of a zone that this device knows. */
export function isZone(zone: string): boolean {
  return readAt(0, zone) !== undefined;
}

/**
 * The day on the wall calendar at the instant `now`, in the IANA zone, or in the device's own where none is given.
 * An unknown zone counts as the device's own.
 */
export function todayIn(now: Date, timeZone?: string): LocalDate {
  const reading = timeZone === undefined ? undefined : readAt(now.getTime(), timeZone);
  const there = reading && localDateOf(reading.year, reading.month, reading.day);
  return there ?? localDateOf(now.getFullYear(), now.getMonth() + 1, now.getDate()) ?? FALLBACK_DATE;
}

/**
 * The minute of the wall clock at the instant `now`, 0 to 1439, in the IANA zone, or in the device's own where none is
 * given. An unknown zone counts as the device's own.
 */
export function minuteNow(now: Date, timeZone?: string): number {
  const reading = timeZone === undefined ? undefined : readAt(now.getTime(), timeZone);
  return reading ? reading.minuteOfDay : now.getHours() * HOUR_MINUTES + now.getMinutes();
}

/** What the wall shows in the IANA zone at that instant, in epoch milliseconds; undefined for none, and for no zone. */
export function wallClockAt(instant: number, zone: string): WallClock | undefined {
  const reading = readAt(instant, zone);
  const date = reading && localDateOf(reading.year, reading.month, reading.day);
  return date && { date, time: clockTimeOf(reading.minuteOfDay) };
}

/**
 * How far the wall clock of the IANA zone (the device's own where none is given) is ahead of UTC at the instant, in
 * milliseconds; behind where negative. Throws a RangeError for an unknown zone.
 */
export function offsetAt(instant: number, timeZone: string | undefined): number {
  if (timeZone === undefined) return -new Date(instant).getTimezoneOffset() * MINUTE_MS;
  if (timeZone === 'UTC') return 0;
  const reading = readAt(instant, timeZone);
  if (!reading) throw new RangeError(`No such time zone: ${timeZone}`);
  const midnight = Date.UTC(reading.year, reading.month - 1, reading.day);
  return midnight + reading.minuteOfDay * MINUTE_MS - Math.floor(instant / MINUTE_MS) * MINUTE_MS;
}

/** Kept for each zone: making a format takes far longer than reading the clock with it. */
const wallClockFormat = remembered(
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

/** Undefined for an unknown zone and for an instant that is none. */
function readAt(instant: number, timeZone: string) {
  try {
    const parts = wallClockFormat(timeZone).formatToParts(instant);
    const part = (type: Intl.DateTimeFormatPartTypes) =>
      Number(parts.find((candidate) => candidate.type === type)?.value);
    return {
      year: part('year'),
      month: part('month'),
      day: part('day'),
      minuteOfDay: part('hour') * HOUR_MINUTES + part('minute'),
    };
  } catch {
    return undefined;
  }
}
