import { ok, type Result, refused } from '@/lib/result';
import { type ClockTime, clockTimeOf } from '@/lib/time/clock-time';
import { durationMinutes } from '@/lib/time/interval';
import { isClosing, parseTimes, readTime, type TimesReading } from '@/lib/time/parse-times';
import { DAY_MINUTES } from '@/lib/time/units';

export type TimeSpan = Pick<TimesReading, 'startTime' | 'endTime'>;

/** `none`: no closing time is known. */
export type Closing = ClockTime | 'none';

/** A placeholder while columns are recognized; reading a row looks up the day's closing time. */
const SOME_CLOSING = clockTimeOf(23 * 60);
const MAX_LENGTH = 60;
/** In minutes: a range such as `9-5` never means a longer span. */
const MAX_SPAN_AS_WRITTEN = 14 * 60;
const TIME = /^(\d{1,2})(?:\s?[:.h]?\s?(\d{2}))?(?:\s?(?:uhr|h))?$/;

/** Drops seconds, writes `a. m.` as `am` and a spreadsheet's fraction of a day as `09:00`. */
function plainTime(cell: string): string {
  const text = cell
    .slice(0, MAX_LENGTH)
    .replace(/[\u202f\u00a0]/g, ' ')
    .trim()
    .toLowerCase()
    .replace(/\b([ap])\.?\s?m\b\.?/g, '$1m')
    .replace(/(\d{1,2}:\d{2}):\d{2}(?:\.\d{1,9})?/g, '$1');
  const share = /^0?[.,](\d{1,17})$/.exec(text);
  if (!share) return text;
  const minutes = Math.round(Number(`0.${share[1]}`) * DAY_MINUTES);
  return `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

export function isTime(cell: string): boolean {
  const text = plainTime(cell);
  return readTime(text) !== undefined || isClosing(text);
}

export function isToClosing(cell: string): boolean {
  // The split takes quadratic time for long runs of blanks.
  if (cell.length > 4 * MAX_LENGTH) return false;
  return isClosing(cell.toLowerCase().split(BETWEEN).at(-1) ?? '');
}

/**
 * `open`: 9 may be the evening. `likely`: 24-hour, because one time is past noon or has a leading zero, and
 * no time has AM or PM. `strict`: all times are like `09:00`.
 */
export type HourReading = 'open' | 'likely' | 'strict';

export function hourReading(cells: Iterable<string>): HourReading {
  let [isLikely, isStrict] = [false, true];
  for (const cell of cells) {
    const text = cell.trim().toLowerCase();
    if (text === '') continue;
    if (/\d\s?[ap](?:\.?\s?m)?\b/.test(text)) return 'open';
    isLikely ||= /(?:^|\D)(?:0\d|1[3-9]|2[0-4])(?:[:.h]?\d{2})?(?=$|\D)/.test(text);
    isStrict &&= /^\d{2}:\d{2}(?::\d{2})?(?:\s?[-–]\s?\d{2}:\d{2}(?::\d{2})?)?$/.test(text);
  }
  return isStrict ? 'strict' : isLikely ? 'likely' : 'open';
}

export function readTimeSpan(
  startCell: string,
  endCell: string,
  hours: HourReading,
  closing: Closing = SOME_CLOSING,
): Result<TimeSpan, 'start' | 'end'> {
  const start = plainTime(startCell);
  const end = plainTime(endCell);
  const read = readPair(start, end, hours, closing);
  if (read) return ok(read);
  return refused(isTime(start) ? 'end' : 'start');
}

function readPair(start: string, end: string, hours: HourReading, closing: Closing): TimeSpan | undefined {
  const endTime = closing === 'none' ? undefined : closing;
  if (isClosing(end) && hours !== 'open') {
    const startTime = asWritten(start);
    return startTime && endTime && { startTime, endTime };
  }
  if (hours !== 'open') {
    const [startTime, endTime] = [asWritten(start), asWritten(end)];
    const written = startTime && endTime && { startTime, endTime };
    if (written && (hours === 'strict' || isUsual(written))) return written;
  }
  const read = parseTimes(`${start} - ${end}`, endTime);
  const [first, more] = read.isOk ? read.value : [];
  return more ? undefined : first;
}

function isUsual({ startTime, endTime }: TimeSpan): boolean {
  return durationMinutes(startTime, endTime) <= MAX_SPAN_AS_WRITTEN;
}

/** Undefined for AM or PM and other text. */
function asWritten(text: string): ClockTime | undefined {
  if (/[a-z]{4}/.test(text)) return readTime(text);
  const [, hour, minute = '00'] = TIME.exec(text) ?? [];
  if (hour === undefined || Number(hour) > 24 || Number(minute) > 59) return undefined;
  if (Number(hour) === 24 && Number(minute) > 0) return undefined;
  return clockTimeOf(60 * Number(hour) + Number(minute));
}

const BETWEEN =
  /\s*(?:-|–|—|~|\bto\b|\bbis\b|\buntil\b|\bhasta\b|\bjusqu['’]à|à|\s+a\s+(?=\d|m[ei]|ci)|\s+(?=al\s+cierre))\s*/;

/** Reads the shifts of one cell, such as `9-5` or `10:30-2:30 + 5:30-10`; undefined if there are none. */
export function readTimeSpans(
  cell: string,
  hours: HourReading,
  closing: Closing = SOME_CLOSING,
): readonly TimeSpan[] | undefined {
  if (cell.length > 4 * MAX_LENGTH) return undefined;
  const parts = cell.toLowerCase().split(/[+;&\n/]|,(?!\d)/);
  const stretches: TimeSpan[] = [];
  for (const part of parts) {
    const text = part.replace(/^\s*(?:from|von|de|del?|du|das)\s+/, '').trim();
    const [start, end, more] = text.split(BETWEEN);
    if (start === undefined || end === undefined || more !== undefined) return undefined;
    const read = readPair(plainTime(start), plainTime(end), hours, closing);
    if (!read) return undefined;
    stretches.push(read);
  }
  return stretches;
}

/** Reads a grid cell's shifts and its other text, such as the role; undefined unless it begins with times. */
export function readTimesAndWords(
  cell: string,
  hours: HourReading,
  closing: Closing = SOME_CLOSING,
): { readonly stretches: readonly TimeSpan[]; readonly words: string } | undefined {
  const all = readTimeSpans(cell, hours, closing);
  if (all) return { stretches: all, words: '' };
  const tokens = cell.slice(0, 4 * MAX_LENGTH).split(/(\s+)/);
  for (let count = Math.min(tokens.length - 1, 12); count > 0; count -= 1) {
    const begin = readTimeSpans(
      tokens
        .slice(0, count)
        .join('')
        .replace(/[,;:|]\s*$/, ''),
      hours,
      closing,
    );
    if (begin) return { stretches: begin, words: bare(tokens.slice(count).join('')) };
    const rest = readTimeSpans(tokens.slice(count).join(''), hours, closing);
    if (rest) return { stretches: rest, words: bare(tokens.slice(0, count).join('')) };
  }
  return undefined;
}

function bare(words: string): string {
  return words.replace(/^[\s\-–—,;:|([]+|[\s\-–—,;:|)\]]+$/g, '').replace(/\s+/g, ' ');
}
