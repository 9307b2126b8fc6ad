import { type LocalDate, toUtcDate } from './local-date';
import { DAY_MS, MINUTE_MS } from './units';
import { readWall } from './zone';

/**
 * Names as in Temporal. Repeated times: `earlier` or `later`. Skipped times: `later` uses the offset before
 * the change, `earlier` the one after it. `compatible` is `earlier` for repeated and `later` for skipped
 * times.
 */
export type Disambiguation = 'compatible' | 'earlier' | 'later';

/** Epoch milliseconds; an undefined zone is the device's. Throws a RangeError for an unknown zone. */
export function toInstant(
  date: LocalDate,
  minute: number,
  timeZone: string | undefined,
  disambiguation: Disambiguation,
): number {
  const wall = toUtcDate(date).getTime() + minute * MINUTE_MS;
  // Clocks change at most once in these two days: one of the offsets applies, or the time is skipped.
  const before = wall - offsetAt(wall - DAY_MS, timeZone);
  const after = wall - offsetAt(wall + DAY_MS, timeZone);
  const shown = [before, after].filter((instant) => instant + offsetAt(instant, timeZone) === wall);
  if (shown.length > 0) return disambiguation === 'later' ? Math.max(...shown) : Math.min(...shown);
  return disambiguation === 'earlier' ? Math.min(before, after) : Math.max(before, after);
}

/** Milliseconds ahead of UTC in the IANA zone (undefined: the device's). RangeError for an unknown zone. */
export function offsetAt(instant: number, timeZone: string | undefined): number {
  if (timeZone === undefined) return -new Date(instant).getTimezoneOffset() * MINUTE_MS;
  if (timeZone === 'UTC') return 0;
  const { year, month, day, minuteOfDay } = readWall(instant, timeZone);
  return Date.UTC(year, month - 1, day, 0, minuteOfDay) - Math.floor(instant / MINUTE_MS) * MINUTE_MS;
}
