import { ok, type Result, refused } from '@/lib/result';
import { type ClockTime, clockTimeOf } from './clock-time';
import { DAY_MINUTES } from './units';

/** One stretch of work as it was typed. */
export interface TimesReading {
  readonly startTime: ClockTime;
  readonly endTime: ClockTime;
  /** An alternative reading of the text: another stretch of a plausible length. */
  readonly other?: { readonly startTime: ClockTime; readonly endTime: ClockTime };
}

/** `incomplete`: the end is missing so far; `noTime`: an invalid hour or minute; `unreadable`: no times. */
export type TimesFault = 'incomplete' | 'noTime' | 'unreadable';

/** A time as typed, with every minute of the day that it can mean. */
interface TypedTime {
  readonly minutes: readonly number[];
}

const NOON = 720;
/** Usual length of a restaurant shift, in minutes. */
const PLAUSIBLE = { min: 4 * 60, max: 12 * 60 };
/** Of two plausible readings the one that begins in these hours wins: `7-3` in the morning, `5-1` in the evening. */
const USUAL_START = { from: 7 * 60, before: 19 * 60 };

const HOUR_MINUTE = String.raw`(\d{1,2})(?:\s?(?::|\.|h)\s?(\d{2})|(\d{2}))?`;
const HALF = String.raw`(?:\s?([ap])(?:\.?\s?m\.?)?)?`;
const TIME = String.raw`${HOUR_MINUTE}${HALF}\s*(?:uhr|h)?`;
const TO = String.raw`(?:\s*(?:-|–|—|~|to|bis|until|à)\s*|\s+a\s+(?=\d))`;
const STRETCH = new RegExp(`^(?:from |von |de )?${TIME}${TO}${TIME}$`, 'i');
const BEGUN = new RegExp(`^(?:from |von |de )?(?:${TIME}(?:\\s*(?:-|–|—|~|t|to|b|bi|bis|à)?\\s*)?)?$`, 'i');
/** Separator of two stretches of one day. */
const NEXT_STRETCH = /[+,;&]/;

/**
 * Reads the times of one or several shifts: `9-5`, `9-17`, `17:30-1`, `9a-5p`, `9:30 - 14`, `9-17 Uhr`, and
 * `10:30-2:30 + 5:30-10` for two. An hour of 1 to 12 without AM or PM and without a leading zero can be in either
 * half of the day: the reading with a shift of 4 to 12 hours wins; of two such, the one that begins from 7 AM to
 * before 7 PM; if there is none, the short one.
 */
export function parseTimes(text: string): Result<readonly TimesReading[], TimesFault> {
  const readings: TimesReading[] = [];
  for (const part of text.replace(/[\u202f\u00a0]/g, ' ').split(NEXT_STRETCH)) {
    const reading = parseStretch(part.trim());
    if (!reading.isOk) return reading;
    readings.push(reading.value);
  }
  return ok(readings);
}

function parseStretch(text: string): Result<TimesReading, TimesFault> {
  const match = STRETCH.exec(text);
  if (!match) return refused(BEGUN.test(text) ? 'incomplete' : 'unreadable');
  const start = typedTime(match.slice(1, 5));
  const end = typedTime(match.slice(5, 9));
  if (!start || !end) return refused('noTime');
  return ok(mostPlausible(start, end));
}

/** Undefined for an invalid time. The parts: hour, minute after a separator, minute without one, half of the day. */
function typedTime(parts: readonly (string | undefined)[]): TypedTime | undefined {
  const [hourText = '', signedMinute, plainMinute, half] = parts;
  const hour = Number(hourText);
  const minute = Number(signedMinute ?? plainMinute ?? 0);
  if (minute > 59 || hour > 24 || (hour === 24 && minute > 0)) return undefined;
  if (half) {
    if (hour < 1 || hour > 12) return undefined;
    return { minutes: [(hour % 12) * 60 + minute + (half.toLowerCase() === 'p' ? NOON : 0)] };
  }
  const minutes = (hour % 24) * 60 + minute;
  const isOpen = hour >= 1 && hour <= 12 && !hourText.startsWith('0');
  return { minutes: isOpen ? [minutes % NOON, (minutes % NOON) + NOON] : [minutes] };
}

function mostPlausible(start: TypedTime, end: TypedTime): TimesReading {
  const candidates = start.minutes
    .flatMap((startMinute) => end.minutes.map((endMinute) => ({ startMinute, endMinute })))
    .sort((one, other) => rank(one) - rank(other));
  const [best, next] = candidates;
  if (!best) throw new Error('A typed time stands for one minute at least.');
  const other = next && oddityOf(next) === 0 ? { other: stretchOf(next) } : {};
  return { ...stretchOf(best), ...other };
}

interface Candidate {
  readonly startMinute: number;
  readonly endMinute: number;
}

/** 0 for a plausible shift, more for a short stretch, most for a long one. */
function oddityOf({ startMinute, endMinute }: Candidate): number {
  const length = (endMinute - startMinute + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES;
  if (length > PLAUSIBLE.max) return 2;
  return length < PLAUSIBLE.min ? 1 : 0;
}

function rank(candidate: Candidate): number {
  const { startMinute } = candidate;
  const isUsual = USUAL_START.from <= startMinute && startMinute < USUAL_START.before;
  return 2 * oddityOf(candidate) + (isUsual ? 0 : 1);
}

function stretchOf({ startMinute, endMinute }: Candidate) {
  return { startTime: clockTimeOf(startMinute), endTime: clockTimeOf(endMinute) };
}
