import { memoize } from '@/lib/memoize';
import { DAY_MINUTES } from './units';

/** A wall-clock time of the restaurant, `HH:MM`, 00:00 to 23:59. Strings compare in time order. */
export type ClockTime = string & { readonly brand: 'ClockTime' };

const HOURS_MINUTES = /^(\d{1,2})(?::(\d{2})(?::[0-5]\d)?)?(?:\s*([ap])(?:\.?m\.?)?)?$/i;

/** Fast path for stored times, because the app reads tens of thousands of times at startup. */
const AS_STORED = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

function isAsStored(text: string): text is ClockTime {
  return AS_STORED.test(text);
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}

/** Also reads `09:00:00`, `5:30 PM` and `5pm`. Rejects `24:00`, `13:00 PM` and a bare number. */
export function parseClockTime(text: string): ClockTime | undefined {
  if (isAsStored(text)) return text;
  const match = HOURS_MINUTES.exec(text.trim().replace(/\u202f|\u00a0/g, ' '));
  if (!match) return undefined;
  const hour = Number(match[1]);
  const minute = Number(match[2] ?? 0);
  const half = match[3]?.toLowerCase();
  if (minute > 59 || (half === undefined && match[2] === undefined)) return undefined;
  if (half === undefined) return hour > 23 ? undefined : clockTimeOf(hour * 60 + minute);
  if (hour < 1 || hour > 12) return undefined;
  return clockTimeOf(((hour % 12) + (half === 'p' ? 12 : 0)) * 60 + minute);
}

/** Wraps at the end of the day. */
export function clockTimeOf(minuteOfDay: number): ClockTime {
  const minute = ((minuteOfDay % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  return `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}` as ClockTime;
}

/** Only times of this length are cached, so the cache has few more entries than a day has minutes. */
const STORED_LENGTH = 'HH:MM'.length;
const NO_TIME = -1;

const storedMinute = memoize(readMinute);

function readMinute(text: string): number {
  const time = parseClockTime(text);
  return time === undefined ? NO_TIME : Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** Minutes after midnight, 0 to 1439; undefined for an invalid time. Cached for speed. */
export function parseMinute(text: string): number | undefined {
  const minute = text.length === STORED_LENGTH ? storedMinute(text) : readMinute(text);
  return minute === NO_TIME ? undefined : minute;
}

/** Minutes after midnight, 0 to 1439; 0 for an invalid time (SPEC section 8). */
export function minuteOfDay(text: string): number {
  return parseMinute(text) ?? 0;
}

/** Returns a 12-hour or invalid text unchanged. */
export function toTwelveHour(text: string): string {
  const time = parseClockTime(text);
  if (time === undefined || /[ap]\.?m?\.?\s*$/i.test(text)) return text;
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}:${time.slice(3)} ${hour < 12 ? 'AM' : 'PM'}`;
}
