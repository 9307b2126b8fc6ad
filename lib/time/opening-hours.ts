import { type ClockTime, clockTimeOf, parseClockTime } from './clock-time';
import { intervalOf } from './interval';
import { isoWeekday, type LocalDate } from './local-date';
import { DAY_MINUTES } from './units';

/** When the house is open on one weekday. */
export interface OpeningDay {
  /** ISO 8601: 1 is Monday, 7 is Sunday. */
  readonly weekday: number;
  readonly kind: 'hours' | 'closed';
  /** Only of `hours`. */
  readonly from?: ClockTime;
  /** Closing time, only of `hours`; at or before `from`, it is on the next day. */
  readonly to?: ClockTime;
}

/** When the house is open on one date; `open` is open at any time. */
export type DateOpening =
  | { readonly kind: 'closed' }
  | { readonly kind: 'open' }
  | { readonly kind: 'hours'; readonly from: ClockTime; readonly to: ClockTime };

export interface OpeningHours {
  /** At most one a weekday; a weekday without any is always open. */
  readonly days: readonly OpeningDay[];
  /** Dates of which something else is said than of their weekday. */
  readonly dates?: ReadonlyMap<string, DateOpening>;
  /** Whether a shift that ends at closing time is shown to end at "close". */
  readonly isCloseShown: boolean;
}

export const ALWAYS_OPEN: OpeningHours = { days: [], isCloseShown: false };

/** What is said about that date, or else about its weekday; undefined where nothing is: always open. */
export function openingOn({ days, dates }: OpeningHours, date: LocalDate): OpeningDay | undefined {
  const ofDate = dates?.get(date);
  if (ofDate?.kind === 'open') return undefined;
  if (ofDate) return { weekday: isoWeekday(date), ...ofDate };
  if (days.length === 0) return undefined;
  const weekday = isoWeekday(date);
  return days.find((day) => day.weekday === weekday);
}

/** The closing time of the day; undefined where none is set, and on a closed day. */
export function closingOn(opening: OpeningHours, date: LocalDate): ClockTime | undefined {
  return openingOn(opening, date)?.to;
}

/** Minutes after the day's midnight for which the night before is still open; 0 where it has closed by then. */
export function nightMinutes(opening: OpeningHours, dayBefore: LocalDate): number {
  const { from, to } = openingOn(opening, dayBefore) ?? {};
  return from && to ? Math.max(0, intervalOf(from, to).endMinute - DAY_MINUTES) : 0;
}

/** The days with that one set anew, or taken out where it is undefined; in the order of the week. */
export function withOpeningDay(
  days: readonly OpeningDay[],
  weekday: number,
  day: OpeningDay | undefined,
): readonly OpeningDay[] {
  const others = days.filter((one) => one.weekday !== weekday);
  return [...others, ...(day ? [day] : [])].sort((one, other) => one.weekday - other.weekday);
}

/** What a weekday is offered whose hours are to be set: those of the first with some, else 11:00 to 23:00. */
export function usualOpening(days: readonly OpeningDay[]): {
  readonly from: ClockTime;
  readonly to: ClockTime;
} {
  for (const { from, to } of days) if (from && to) return { from, to };
  return { from: clockTimeOf(660), to: clockTimeOf(1380) };
}

/** Reads a stored day; undefined for what is none. */
export function readOpeningDay(stored: unknown): OpeningDay | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { weekday, kind, from, to } = stored as Readonly<Record<string, unknown>>;
  if (typeof weekday !== 'number' || !Number.isInteger(weekday) || weekday < 1 || weekday > 7)
    return undefined;
  if (kind === 'closed') return { weekday, kind };
  const [start, end] = [timeIn(from), timeIn(to)];
  return kind === 'hours' && start && end ? { weekday, kind, from: start, to: end } : undefined;
}

function timeIn(value: unknown): ClockTime | undefined {
  return typeof value === 'string' ? parseClockTime(value) : undefined;
}
