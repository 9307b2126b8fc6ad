import { type ClockTime, clockTimeOf, parseClockTime } from './clock-time';
import { intervalOf } from './interval';
import { isoWeekday, type LocalDate } from './local-date';
import { DAY_MINUTES } from './units';

export interface OpeningDay {
  /** ISO 8601: 1 is Monday, 7 is Sunday. */
  readonly weekday: number;
  readonly kind: 'hours' | 'closed';
  readonly from?: ClockTime;
  /** Closing time, only for `hours`; on the next day if at or before `from`. */
  readonly to?: ClockTime;
}

/** `open`: at any time. */
export type DateOpening =
  | { readonly kind: 'closed' }
  | { readonly kind: 'open' }
  | { readonly kind: 'hours'; readonly from: ClockTime; readonly to: ClockTime };

export interface OpeningHours {
  /** At most one per weekday; a weekday without an entry is always open. */
  readonly days: readonly OpeningDay[];
  /** Dates that differ from their weekday. */
  readonly dates?: ReadonlyMap<string, DateOpening>;
  /** Whether a shift that ends at closing time shows "close" as its end. */
  readonly isCloseShown: boolean;
}

export const ALWAYS_OPEN: OpeningHours = { days: [], isCloseShown: false };

/** The opening of the date, else of its weekday; undefined means always open. */
export function openingOn({ days, dates }: OpeningHours, date: LocalDate): OpeningDay | undefined {
  const ofDate = dates?.get(date);
  if (ofDate?.kind === 'open') return undefined;
  if (ofDate) return { weekday: isoWeekday(date), ...ofDate };
  if (days.length === 0) return undefined;
  const weekday = isoWeekday(date);
  return days.find((day) => day.weekday === weekday);
}

/** The closing time of the day; undefined if unset or closed. */
export function closingOn(opening: OpeningHours, date: LocalDate): ClockTime | undefined {
  return openingOn(opening, date)?.to;
}

/** Minutes after midnight until the previous night closes; 0 if already closed. */
export function nightMinutes(opening: OpeningHours, dayBefore: LocalDate): number {
  const { from, to } = openingOn(opening, dayBefore) ?? {};
  return from && to ? Math.max(0, intervalOf(from, to).endMinute - DAY_MINUTES) : 0;
}

/** Sets the opening of the weekday, or removes an undefined opening; the result is in week order. */
export function withOpeningDay(
  days: readonly OpeningDay[],
  weekday: number,
  day: OpeningDay | undefined,
): readonly OpeningDay[] {
  const others = days.filter((one) => one.weekday !== weekday);
  return [...others, ...(day ? [day] : [])].sort((one, other) => one.weekday - other.weekday);
}

/** Suggested hours: the hours of the first weekday with hours, else 11:00 to 23:00. */
export function usualOpening(days: readonly OpeningDay[]): {
  readonly from: ClockTime;
  readonly to: ClockTime;
} {
  for (const { from, to } of days) if (from && to) return { from, to };
  return { from: clockTimeOf(660), to: clockTimeOf(1380) };
}

/** Undefined if invalid. */
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
