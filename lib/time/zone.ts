import { type LocalDate, localDateOf } from './local-date';
import { FALLBACK_DATE } from './week';

/**
 * The day on the wall calendar at the instant `now`, in the IANA zone, or in the device's own where none is given.
 * An unknown zone counts as the device's own.
 */
export function todayIn(now: Date, timeZone?: string): LocalDate {
  return localDateIn(now, timeZone) ?? localDateIn(now) ?? FALLBACK_DATE;
}

function localDateIn(now: Date, timeZone?: string): LocalDate | undefined {
  if (timeZone === undefined) return localDateOf(now.getFullYear(), now.getMonth() + 1, now.getDate());
  try {
    const parts = new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
    }).formatToParts(now);
    const part = (type: Intl.DateTimeFormatPartTypes) =>
      Number(parts.find((candidate) => candidate.type === type)?.value);
    return localDateOf(part('year'), part('month'), part('day'));
  } catch {
    return undefined;
  }
}

/** The minute of the wall clock at the instant `now` on the device, 0 to 1439. */
export function minuteNow(now: Date): number {
  return now.getHours() * 60 + now.getMinutes();
}
