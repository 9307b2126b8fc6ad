import type { ClockTime } from '@/lib/time/clock-time';
import { offsetAt, toInstant } from '@/lib/time/instant';
import { intervalOf } from '@/lib/time/interval';
import { addDays, type LocalDate, toUtcDate } from '@/lib/time/local-date';
import { DAY_MINUTES, MINUTE_MS } from '@/lib/time/units';
import { isZone } from '@/lib/time/wall-clock';
import { FIRST_WEEKDAY, type WeekStart } from '@/lib/time/week';
import { sequenceAt } from './sequence';
import { timeZoneLines, wallClockText } from './vtimezone';

/** Date and times are wall-clock values in the file's zone. */
export interface CalendarEvent {
  /** Stable per shift, so that a later file updates the event of an earlier one. */
  readonly uid: string;
  readonly date: LocalDate;
  readonly startTime: ClockTime;
  /** An end at or before the start is on the next day. */
  readonly endTime: ClockTime;
  readonly summary: string;
  readonly description?: string;
  readonly location?: string;
  readonly isCanceled?: boolean;
  readonly isPending?: boolean;
  /** The shift is unassigned: calendars show free time, without an alarm. */
  readonly isOpen?: boolean;
  readonly rule?: CalendarRule;
  /** Replaces this occurrence of the repeating event with the same UID (RECURRENCE-ID). */
  readonly inPlaceOf?: { readonly date: LocalDate; readonly startTime: ClockTime };
}

export interface CalendarFile {
  readonly name: string;
  /** IANA name; an unknown zone gives floating times. */
  readonly zone: string;
  /** DTSTAMP in epoch milliseconds: a later file overrides an earlier one. */
  readonly stampedAt: number;
  /** SEQUENCE of the events, within 31 bits; absent: `sequenceAt(stampedAt)`. */
  readonly sequence?: number | undefined;
  readonly events: readonly CalendarEvent[];
  /** Minutes from the alarm to the event's start; 0 for no alarm. */
  readonly alarmMinutes: number;
}

/**
 * An RFC 5545 file with its zone's clock changes, one event per shift. Has no METHOD, which would require an
 * ORGANIZER (RFC 5546) and so an address to answer to.
 */
export function calendarText(file: CalendarFile): string {
  const { name, events } = file;
  const zone = events.length > 0 && isZone(file.zone) ? file.zone : undefined;
  const spans = events.map((event) => spanOf(event, zone));
  const first = Math.min(...spans.map(({ start }) => start));
  const last = Math.max(...spans.map(({ end }) => end), ...events.map((event) => describedUntil(event)));
  return contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Brigade//Brigade//EN',
    'CALSCALE:GREGORIAN',
    `NAME:${textValue(name)}`,
    `X-WR-CALNAME:${textValue(name)}`,
    ...(zone === undefined ? [] : [`X-WR-TIMEZONE:${zone}`, ...timeZoneLines(zone, first, last)]),
    ...events.flatMap((event) => eventLines(event, file, zone)),
    'END:VCALENDAR',
  ]);
}

function eventLines(
  event: CalendarEvent,
  { stampedAt, sequence = sequenceAt(stampedAt), alarmMinutes }: CalendarFile,
  zone: string | undefined,
): readonly string[] {
  const {
    uid,
    summary,
    description,
    location,
    isCanceled = false,
    isPending = false,
    isOpen = false,
    rule,
    inPlaceOf,
  } = event;
  const { startText: begins, endText } = spanOf(event, zone);
  const zoned = zone === undefined ? '' : `;TZID=${/[:;,]/.test(zone) ? `"${zone}"` : zone}`;
  const hasAlarm = alarmMinutes > 0 && !isCanceled && !isOpen;
  return [
    'BEGIN:VEVENT',
    `UID:${textValue(uid)}`,
    `DTSTAMP:${wallClockText(stampedAt, 0)}Z`,
    `SEQUENCE:${sequence}`,
    ...(inPlaceOf ? [`RECURRENCE-ID${zoned}:${startText(inPlaceOf.date, inPlaceOf.startTime)}`] : []),
    `DTSTART${zoned}:${begins}`,
    `DTEND${zoned}:${endText}`,
    ...(rule ? ruleLines(rule, event.startTime, zone, zoned) : []),
    `SUMMARY:${textValue(summary)}`,
    ...(description ? [`DESCRIPTION:${textValue(description)}`] : []),
    ...(location ? [`LOCATION:${textValue(location)}`] : []),
    `STATUS:${isCanceled ? 'CANCELLED' : isPending ? 'TENTATIVE' : 'CONFIRMED'}`,
    `TRANSP:${isCanceled || isOpen ? 'TRANSPARENT' : 'OPAQUE'}`,
    ...(hasAlarm ? alarmLines(summary, alarmMinutes) : []),
    'END:VEVENT',
  ];
}

function alarmLines(summary: string, minutes: number): readonly string[] {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER:-PT${minutes}M`,
    `DESCRIPTION:${textValue(summary)}`,
    'END:VALARM',
  ];
}

interface Span {
  /** Epoch milliseconds; without a zone, as if the wall clock were UTC. */
  readonly start: number;
  readonly end: number;
  readonly startText: string;
  readonly endText: string;
}

/** Epoch milliseconds of a midnight in UTC, precise enough to find the zone's clock changes. */
function describedUntil({ rule }: CalendarEvent): number {
  return rule ? toUtcDate(rule.describedUntil).getTime() : Number.NEGATIVE_INFINITY;
}

function spanOf({ date, startTime, endTime, rule }: CalendarEvent, zone = 'UTC'): Span {
  const { startMinute, endMinute } = intervalOf(startTime, endTime);
  const isNextDay = endMinute >= DAY_MINUTES;
  const endDate = isNextDay ? addDays(date, 1) : date;
  const start = toInstant(date, startMinute, zone, 'compatible');
  const end = toInstant(endDate, endMinute - (isNextDay ? DAY_MINUTES : 0), zone, 'compatible');
  // A start in the hour skipped in spring moves past the change and could follow the end: use the shift's
  // length. A repeating event also keeps that length; nights with a clock change are separate events.
  const ended = end > start && !rule ? end : start + (endMinute - startMinute) * MINUTE_MS;
  // Not every app can resolve an end in the skipped hour, so convert the instant back to wall-clock time.
  const endText = wallClockText(ended, offsetAt(ended, zone));
  return { start, end: ended, startText: startText(date, startTime), endText };
}

/** Octets per line, without the line end (RFC 5545). */
const MAX_OCTETS = 75;
const LINE_END = '\r\n';

/** Not allowed in text values: control characters except tab and newline, and lone surrogates. */
const NOT_IN_TEXT = /[^\P{Cc}\t\n]|\p{Cs}/gu;
const LINE_BREAK = /\r\n|[\r\n\u0085\u2028\u2029]/g;

/** RFC 5545: each line ends with CRLF and is folded at 75 octets of UTF-8. */
function contentLines(lines: readonly string[]): string {
  return lines.map((line) => folded(line) + LINE_END).join('');
}

/** Escapes any text, so that it can neither end its line nor begin another property. */
function textValue(text: string): string {
  return text
    .replace(LINE_BREAK, '\n')
    .replace(NOT_IN_TEXT, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > MAX_OCTETS) {
      text += `${LINE_END} `;
      // The leading space of a folded line counts as an octet.
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x1_0000 ? 3 : 4;
}

/** How an event repeats (RFC 5545); the event's date is the first occurrence. */
interface CalendarRule {
  readonly interval: number;
  /** ISO weekdays: 1 is Monday. */
  readonly weekdays: readonly number[];
  readonly weekStart: WeekStart;
  /** Inclusive; absent: no end. */
  readonly until?: LocalDate | undefined;
  /** Days of the rule without the event, ascending (EXDATE). */
  readonly except: readonly LocalDate[];
  /** The last day for which the file describes the zone's clock changes. */
  readonly describedUntil: LocalDate;
}

const DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const nameOf = (weekday: number) => DAYS[weekday - 1] ?? '';

/** RRULE and EXDATE; `zoned` is the zone parameter of the start. */
function ruleLines(
  { interval, weekdays, weekStart, until, except }: CalendarRule,
  startTime: ClockTime,
  zone: string | undefined,
  zoned: string,
): readonly string[] {
  const parts = [
    'FREQ=WEEKLY',
    `INTERVAL=${interval}`,
    `BYDAY=${weekdays.map(nameOf).join(',')}`,
    `WKST=${nameOf(FIRST_WEEKDAY[weekStart])}`,
    ...(until === undefined ? [] : [`UNTIL=${untilText(until, startTime, zone)}`]),
  ];
  const dates = except.map((date) => startText(date, startTime));
  return [`RRULE:${parts.join(';')}`, ...(dates.length === 0 ? [] : [`EXDATE${zoned}:${dates.join(',')}`])];
}

/** `20261116T090000`. */
function startText(date: LocalDate, startTime: ClockTime): string {
  return `${date}T${startTime}00`.replace(/[-:]/g, '');
}

/** RFC 5545 years have four digits, but the last evenings of 9999 are in the next year in UTC. */
const LAST_INSTANT = Date.UTC(9999, 11, 31, 23, 59, 59);

/** In UTC, as RFC 5545 requires for an event with a zone. */
function untilText(until: LocalDate, startTime: ClockTime, zone: string | undefined): string {
  if (zone === undefined) return startText(until, startTime);
  const { startMinute } = intervalOf(startTime, startTime);
  const last = Math.min(toInstant(until, startMinute, zone, 'compatible'), LAST_INSTANT);
  return `${wallClockText(last, 0)}Z`;
}
