import { type LocalDate, toUtcDate } from './local-date';
import { DAY_MS, MINUTE_MS } from './units';
import { readWall } from './zone';

/**
 * Which instant a wall-clock time means that the clocks show twice or skip, with the names of Temporal and
 * `@internationalized/date`. Shown twice: `earlier` is the first, `later` the second. Skipped: `later` uses the
 * offset from before the change, which gives an instant after it; `earlier` the offset from after the change, which
 * gives one before it. `compatible` is `earlier` for a time shown twice and `later` for a skipped one.
 */
export type Disambiguation = 'compatible' | 'earlier' | 'later';

/**
 * The instant, in epoch milliseconds, at which the wall clock of the IANA zone (undefined: the device's own) is that
 * many minutes after the midnight of the date. Throws a RangeError for an unknown zone.
 */
export function toInstant(
  date: LocalDate,
  minute: number,
  timeZone: string | undefined,
  disambiguation: Disambiguation,
): number {
  const wall = toUtcDate(date).getTime() + minute * MINUTE_MS;
  // Clocks change at most once in the two days around it: one of these offsets holds, or the time is skipped.
  const before = wall - offsetAt(wall - DAY_MS, timeZone);
  const after = wall - offsetAt(wall + DAY_MS, timeZone);
  const shown = [before, after].filter((instant) => instant + offsetAt(instant, timeZone) === wall);
  if (shown.length > 0) return disambiguation === 'later' ? Math.max(...shown) : Math.min(...shown);
  return disambiguation === 'earlier' ? Math.min(before, after) : Math.max(before, after);
}

/**
 * Offset of the IANA zone (undefined: the device's own) from UTC at the instant, in milliseconds; positive is ahead.
 * Throws a RangeError for an unknown zone.
 */
export function offsetAt(instant: number, timeZone: string | undefined): number {
  if (timeZone === undefined) return -new Date(instant).getTimezoneOffset() * MINUTE_MS;
  if (timeZone === 'UTC') return 0;
  const { year, month, day, minuteOfDay } = readWall(instant, timeZone);
  return Date.UTC(year, month - 1, day, 0, minuteOfDay) - Math.floor(instant / MINUTE_MS) * MINUTE_MS;
}
