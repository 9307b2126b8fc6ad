import { remembered } from '@/lib/remembered';
import { type LocalDate, localDateOf } from './local-date';
import { FALLBACK_DATE } from './week';

/**
 * The day on the wall calendar at the instant `now`, in the IANA zone, or in the device's own where none is given.
 * An unknown zone counts as the device's own.
 */
export function todayIn(now: Date, timeZone?: string): LocalDate {
  const reading = timeZone === undefined ? undefined : readIn(now, timeZone);
  const there = reading && localDateOf(reading('year'), reading('month'), reading('day'));
  return there ?? localDateOf(now.getFullYear(), now.getMonth() + 1, now.getDate()) ?? FALLBACK_DATE;
}

/**
 * The minute of the wall clock at the instant `now`, 0 to 1439, in the IANA zone, or in the device's own where none is
 * given. An unknown zone counts as the device's own.
 */
export function minuteNow(now: Date, timeZone?: string): number {
  const reading = timeZone === undefined ? undefined : readIn(now, timeZone);
  return reading ? reading('hour') * 60 + reading('minute') : now.getHours() * 60 + now.getMinutes();
}

/** Made once for each zone: the clock is read again and again, and a format is dear to make. */
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

function readIn(now: Date, timeZone: string) {
  try {
    const parts = wallClockFormat(timeZone).formatToParts(now);
    return (type: Intl.DateTimeFormatPartTypes) =>
      Number(parts.find((candidate) => candidate.type === type)?.value);
  } catch {
    return undefined;
  }
}
