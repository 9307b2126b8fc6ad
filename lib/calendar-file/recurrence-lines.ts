import type { ClockTime } from '@/lib/time/clock-time';
import { toInstant } from '@/lib/time/instant';
import { intervalOf } from '@/lib/time/interval';
import type { LocalDate } from '@/lib/time/local-date';
import { FIRST_WEEKDAY, type WeekStart } from '@/lib/time/week';
import { wallClockText } from './vtimezone';

/** How an event repeats (RFC 5545); its date is the first. */
export interface CalendarRule {
  readonly interval: number;
  /** ISO weekdays: 1 is Monday. */
  readonly weekdays: readonly number[];
  readonly weekStart: WeekStart;
  /** Inclusive; absent: no end. */
  readonly until?: LocalDate | undefined;
  /** Days of the rule without the event, ascending (EXDATE). */
  readonly except: readonly LocalDate[];
  /** The file describes its zone up to this day. */
  readonly describedUntil: LocalDate;
}

const DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const nameOf = (weekday: number) => DAYS[weekday - 1] ?? '';

/** RRULE and EXDATE; `zoned` is the zone parameter of the start. */
export function ruleLines(
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
export function startText(date: LocalDate, startTime: ClockTime): string {
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
