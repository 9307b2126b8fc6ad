import { ok, type Result, refused } from '@/lib/result';
import { type ClockTime, clockTimeOf, minuteOfDay, parseClockTime } from './clock-time';
import { DAY_MINUTES, HOUR_MINUTES } from './units';

export interface TimesReading {
  readonly startTime: ClockTime;
  readonly endTime: ClockTime;
  /** Another plausible reading. */
  readonly other?: { readonly startTime: ClockTime; readonly endTime: ClockTime };
}

/** `incomplete`: no end yet; `noTime`: invalid time; `noClosing`: closing time unknown. */
export type TimesFault = 'incomplete' | 'noTime' | 'noClosing' | 'unreadable';

/** A time as typed, with every minute of the day that it can mean. */
interface TypedTime {
  readonly minutes: readonly [number, ...number[]];
  /** The minute in 24-hour reading, if typed with hour and minute and without AM or PM. */
  readonly written?: number;
  /** Closing time, often long after the start: a start in usual hours is likelier than a short shift. */
  readonly isClosing?: boolean;
}

const NOON = 720;
/** In minutes. */
const PLAUSIBLE = { min: 4 * 60, max: 12 * 60 };
/** Decides between two plausible readings: `7-3` is in the morning, `5-1` in the evening. */
const USUAL_START = { from: 7 * 60, before: 19 * 60 };

const NOONS = ['noon', 'midday', 'midi', 'mediodía', 'mediodia', 'mittag', 'mittags'];
const MIDNIGHTS = ['midnight', 'minuit', 'medianoche', 'mitternacht'];
const NAMES = [...NOONS, ...MIDNIGHTS].sort((one, other) => other.length - one.length);
/** Closing time, only as an end: words, and abbreviations in English and German schedules. */
const CLOSINGS = [
  'close',
  'closing',
  'cl',
  'bd',
  'betriebsschluss',
  'dienstschluss',
  'ladenschluss',
  'schluss',
  'cierre',
  'fermeture',
].sort((one, other) => other.length - one.length);
/** Matches the start of a name, for text still being typed; tries the longest start first. */
const NAME_PREFIX = [...NAMES, ...CLOSINGS]
  .flatMap((name) => Array.from(name, (_, end) => name.slice(0, name.length - end)))
  .sort((one, other) => other.length - one.length)
  .join('|');

const HOUR_MINUTE = String.raw`(\d{1,2})(?:\s?(?::|\.|h)\s?(\d{2})|(\d{2}))?`;
const HALF = String.raw`(?:\s?([ap])(?:\.?\s?m\.?)?)?`;
const NAMED = `(?:12 ?)?(${NAMES.join('|')})`;
const TIME = String.raw`(?:${NAMED}|${HOUR_MINUTE}${HALF}\s*(?:uhr|h)?)`;
const PARTS = 5;
const CLOSING = `(?:the |al |el |la |zum )?(${CLOSINGS.join('|')})`;
const TO = String.raw`(?:\s*(?:-|–|—|~|to|bis|until|hasta|jusqu['’]à|à)\s*|\s+a\s+(?=\d|m|c)|\s+(?=al\s+cierre))`;
const FROM = '(?:from |von |de )?';
const ONE = new RegExp(`^${TIME}$`, 'i');
const STRETCH = new RegExp(`^${FROM}${TIME}${TO}(?:${TIME}|${CLOSING})$`, 'i');
const ONE_CLOSING = new RegExp(`^${CLOSING}$`, 'i');
const INCOMPLETE = new RegExp(
  `^${FROM}(?:(?:${TIME}(?:\\s*(?:-|–|—|~|t|to|b|bi|bis|h|ha|has|hast|hasta|à)?\\s*|${TO}(?:${NAME_PREFIX})))|${NAME_PREFIX})?$`,
  'i',
);
const NEXT_STRETCH = /[+,;&]/;

/**
 * Parses one or more shifts, such as `9-5`, `9-17`, `17:30-1`, `9a-5p`, `9-17 Uhr`, `10:30-2:30 + 5:30-10`,
 * `noon` and `midnight` in the four languages. An hour from 1 to 12 without AM, PM or leading zero is ambiguous. Prefers
 * a shift of 4 to 12 hours, then a start from 7 AM to before 7 PM, then the short shift. If both
 * times have minutes and one is only valid in 24 hours (`10:00-23:00`), both are literal. `close` as the end
 * means the given closing time, overnight if not after the start.
 */
export function parseTimes(
  text: string,
  closing?: ClockTime | undefined,
): Result<readonly TimesReading[], TimesFault> {
  const readings: TimesReading[] = [];
  for (const part of plainBlanks(text).split(NEXT_STRETCH)) {
    const reading = parseStretch(part.trim(), closing);
    if (!reading.isOk) return reading;
    readings.push(reading.value);
  }
  return ok(readings);
}

function parseStretch(text: string, closing: ClockTime | undefined): Result<TimesReading, TimesFault> {
  const match = STRETCH.exec(text);
  if (!match) return refused(INCOMPLETE.test(text) ? 'incomplete' : 'unreadable');
  const start = typedTime(match.slice(1, 1 + PARTS));
  const isToClosing = match[1 + 2 * PARTS] !== undefined;
  const end = isToClosing ? closingTime(closing) : typedTime(match.slice(1 + PARTS, 1 + 2 * PARTS));
  if (start && isToClosing && !end) return refused('noClosing');
  if (!start || !end) return refused('noTime');
  return ok(mostPlausible(start, end));
}

/** A form field: typed text, or an earlier, picked or preset time. */
export interface TimeText {
  readonly text: string;
  readonly isTyped: boolean;
}

/** The rules of `parseTimes`, field by field. `close` as the end is invalid without a closing time. */
export function readSpan(
  start: TimeText,
  end: TimeText,
  closing?: ClockTime | undefined,
): Partial<Pick<TimesReading, 'startTime' | 'endTime'>> {
  const starts = fieldTime(start);
  const ends = end.isTyped && isClosing(end.text) ? closingTime(closing) : fieldTime(end);
  if (starts && ends) return stretchOf(ranked(starts, ends)[0]);
  return {
    ...(starts && { startTime: clockTimeOf(usualOf(starts)) }),
    ...(ends && { endTime: clockTimeOf(usualOf(ends)) }),
  };
}

/** Reads `9`, `17`, `0900`, `9.30`, `9h30`, `9p` or `noon`; undefined if invalid. */
export function readTime(text: string): ClockTime | undefined {
  const time = oneTime(text);
  return time && clockTimeOf(usualOf(time));
}

export function isClosing(text: string): boolean {
  return ONE_CLOSING.test(plainBlanks(text).trim());
}

function closingTime(time: ClockTime | undefined): TypedTime | undefined {
  return time && { minutes: [minuteOfDay(time)], isClosing: true };
}

function fieldTime({ text, isTyped }: TimeText): TypedTime | undefined {
  if (isTyped) return oneTime(text);
  const time = parseClockTime(text);
  return time && { minutes: [minuteOfDay(time)], written: minuteOfDay(time) };
}

function oneTime(text: string): TypedTime | undefined {
  const match = ONE.exec(plainBlanks(text).trim());
  if (match) return typedTime(match.slice(1));
  return fieldTime({ text, isTyped: false });
}

function usualOf({ minutes }: TypedTime): number {
  return minutes.find(isUsualStart) ?? minutes[0];
}

function plainBlanks(text: string): string {
  return text.replace(/[\u202f\u00a0]/g, ' ');
}

/** Undefined if invalid. Parts: name, hour, minute after a separator, minute without one, AM or PM. */
function typedTime(parts: readonly (string | undefined)[]): TypedTime | undefined {
  const [name, hourText = '', separatedMinute, plainMinute, half] = parts;
  if (name !== undefined) return { minutes: [NOONS.includes(name.toLowerCase()) ? NOON : 0] };
  const hour = Number(hourText);
  const minute = Number(separatedMinute ?? plainMinute ?? 0);
  if (minute > 59 || hour > 24 || (hour === 24 && minute > 0)) return undefined;
  if (half) {
    if (hour < 1 || hour > 12) return undefined;
    return { minutes: [(hour % 12) * 60 + minute + (half.toLowerCase() === 'p' ? NOON : 0)] };
  }
  const minutes = (hour % 24) * 60 + minute;
  const isOpen = hour >= 1 && hour <= 12 && !hourText.startsWith('0');
  return {
    minutes: isOpen ? [minutes % NOON, (minutes % NOON) + NOON] : [minutes],
    ...(separatedMinute !== undefined && { written: minutes }),
  };
}

function mostPlausible(start: TypedTime, end: TypedTime): TimesReading {
  const [best, next] = ranked(start, end);
  const other = next && oddityOf(next) === 0 ? { other: stretchOf(next) } : {};
  return { ...stretchOf(best), ...other };
}

/** All readings, most plausible first; a literal 24-hour reading precedes all. */
function ranked(start: TypedTime, end: TypedTime): readonly [Candidate, ...Candidate[]] {
  const [first, ...more] = start.minutes.flatMap((startMinute) =>
    end.minutes.map((endMinute) => ({ startMinute, endMinute })),
  );
  if (!first) throw new Error('A typed time needs at least one meaning.');
  const isWritten = ({ startMinute, endMinute }: Candidate) =>
    isOf24Hours(start, end) && startMinute === start.written && endMinute === end.written;
  const order = (candidate: Candidate) => (isWritten(candidate) ? -1 : rank(candidate, end));
  const [best = first, ...others] = [first, ...more].sort((one, other) => order(one) - order(other));
  return [best, ...others];
}

function isOf24Hours({ written: start }: TypedTime, { written: end }: TypedTime): boolean {
  return (
    start !== undefined &&
    end !== undefined &&
    [start, end].some((at) => at < HOUR_MINUTES || at >= NOON + HOUR_MINUTES)
  );
}

interface Candidate {
  readonly startMinute: number;
  readonly endMinute: number;
}

/** 0 for a plausible shift, 1 for a short one, 2 for a long one. */
function oddityOf({ startMinute, endMinute }: Candidate): number {
  const length = (endMinute - startMinute + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES;
  if (length > PLAUSIBLE.max) return 2;
  return length < PLAUSIBLE.min ? 1 : 0;
}

function rank(candidate: Candidate, { isClosing: isToClosing }: TypedTime): number {
  const oddity = oddityOf(candidate);
  return 2 * (isToClosing ? Math.min(oddity, 1) : oddity) + (isUsualStart(candidate.startMinute) ? 0 : 1);
}

function isUsualStart(minute: number): boolean {
  return USUAL_START.from <= minute && minute < USUAL_START.before;
}

function stretchOf({ startMinute, endMinute }: Candidate) {
  return { startTime: clockTimeOf(startMinute), endTime: clockTimeOf(endMinute) };
}
