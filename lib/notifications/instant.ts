import { remembered } from '@/lib/remembered';
import { type LocalDate, toUtcDate } from '@/lib/time/local-date';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** A format is dear to make, and asked for every shift of three days. */
const formatIn = remembered(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    }),
);

/** How far the wall clock is ahead of UTC at the instant, in milliseconds; behind where negative. */
export function offsetAt(instant: number, timeZone: string | undefined): number {
  if (timeZone === undefined) return -new Date(instant).getTimezoneOffset() * MINUTE_MS;
  const parts = formatIn(timeZone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((candidate) => candidate.type === type)?.value);
  const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  return wall - Math.floor(instant / MINUTE_MS) * MINUTE_MS;
}

/**
 * The instant, in epoch milliseconds, at which the wall clock of the IANA zone (the device's own where none is given)
 * shows the minute of that day. Of a time that comes twice, as the clocks go back, the first; of one that is skipped,
 * as they go forward, the instant as far after the change.
 */
export function instantOf(date: LocalDate, minute: number, timeZone?: string): number {
  const wall = toUtcDate(date).getTime() + minute * MINUTE_MS;
  const before = wall - offsetAt(wall - DAY_MS, timeZone);
  const after = wall - offsetAt(wall + DAY_MS, timeZone);
  const shown = [before, after].filter((instant) => instant + offsetAt(instant, timeZone) === wall);
  return shown.length > 0 ? Math.min(...shown) : before;
}
