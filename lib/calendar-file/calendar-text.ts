import type { ClockTime } from '@/lib/time/clock-time';
import { offsetAt, toInstant } from '@/lib/time/instant';
import { intervalOf } from '@/lib/time/interval';
import { addDays, type LocalDate, toUtcDate } from '@/lib/time/local-date';
import { DAY_MINUTES, MINUTE_MS } from '@/lib/time/units';
import { isZone } from '@/lib/time/wall-clock';
import { contentLines, textValue } from './content-line';
import { type CalendarRule, ruleLines, startText } from './recurrence-lines';
import { sequenceAt } from './sequence';
import { timeZoneLines, wallClockText } from './vtimezone';

/** Date and times are wall-clock values in the file's zone. */
export interface CalendarEvent {
  /** Stable per shift, so that a later file updates the event of an earlier one. */
  readonly uid: string;
  readonly date: LocalDate;
  readonly startTime: ClockTime;
  /** At or before the start: on the next day. */
  readonly endTime: ClockTime;
  readonly summary: string;
  readonly description?: string;
  readonly location?: string;
  readonly isCanceled?: boolean;
  readonly isPending?: boolean;
  /** Unassigned: shown as free time, without alarm. */
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
  /** From alarm to event start; 0 for none. */
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

/** Epoch milliseconds, accurate enough for the zone. */
function describedUntil({ rule }: CalendarEvent): number {
  return rule ? toUtcDate(rule.describedUntil).getTime() : Number.NEGATIVE_INFINITY;
}

function spanOf({ date, startTime, endTime, rule }: CalendarEvent, zone = 'UTC'): Span {
  const { startMinute, endMinute } = intervalOf(startTime, endTime);
  const isNextDay = endMinute >= DAY_MINUTES;
  const endDate = isNextDay ? addDays(date, 1) : date;
  const start = toInstant(date, startMinute, zone, 'compatible');
  const end = toInstant(endDate, endMinute - (isNextDay ? DAY_MINUTES : 0), zone, 'compatible');
  // A start in the hour skipped in spring falls after the change, so the end would precede it: use the
  // length. A repeating event also keeps its length; nights with a clock change are separate events.
  const ended = end > start && !rule ? end : start + (endMinute - startMinute) * MINUTE_MS;
  // Not every app can resolve an end in the skipped hour, so the text is what clocks show at the instant.
  const endText = wallClockText(ended, offsetAt(ended, zone));
  return { start, end: ended, startText: startText(date, startTime), endText };
}
