import { remembered } from '@/lib/remembered';
import { DAY_MINUTES } from './units';

/** A wall-clock time of the restaurant, 24-hour `HH:MM`, 00:00 to 23:59. Strings compare in time order. */
export type ClockTime = string & { readonly brand: 'ClockTime' };

const HOURS_MINUTES = /^(\d{1,2})(?::(\d{2})(?::[0-5]\d)?)?(?:\s*([ap])(?:\.?m\.?)?)?$/i;

/** Fast path for stored times: a start reads tens of thousands. */
const AS_STORED = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

function isAsStored(text: string): text is ClockTime {
  return AS_STORED.test(text);
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}

/**
 * Reads `17:30`, `9:05`, `09:00:00`, and the 12-hour `5:30 PM` or `5pm`. 12 AM is midnight and 12 PM noon. Undefined
 * for everything else, including `24:00`, `25:00`, `13:00 PM` and a bare number.
 */
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

/** The time that many minutes after midnight, wrapping at the end of the day. */
export function clockTimeOf(minuteOfDay: number): ClockTime {
  const minute = ((minuteOfDay % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  return `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}` as ClockTime;
}

/** Only texts as they are stored are remembered: few more than there are minutes in a day. */
const STORED_LENGTH = 'HH:MM'.length;
const NO_TIME = -1;

const storedMinute = remembered(readMinute);

function readMinute(text: string): number {
  const time = parseClockTime(text);
  return time === undefined ? NO_TIME : Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** Minutes after midnight, 0 to 1439; undefined for text that is not a time. Cached: a week asks thousands of times. */
export function parseMinute(text: string): number | undefined {
  const minute = text.length === STORED_LENGTH ? storedMinute(text) : readMinute(text);
  return minute === NO_TIME ? undefined : minute;
}

/** Minutes after midnight, 0 to 1439; 0 for text that is not a time (SPEC section 8). */
export function minuteOfDay(text: string): number {
  return parseMinute(text) ?? 0;
}

/** The 12-hour form `9:00 AM`; text that already is one, or is not a time, is returned unchanged. */
export function toTwelveHour(text: string): string {
  const time = parseClockTime(text);
  if (time === undefined || /[ap]\.?m?\.?\s*$/i.test(text)) return text;
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}:${time.slice(3)} ${hour < 12 ? 'AM' : 'PM'}`;
}
