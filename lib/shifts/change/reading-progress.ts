import { addDays, dayBefore, daysBetween, type LocalDate } from '@/lib/time/local-date';
import { startOfWeek, type WeekStart, weekOf } from '@/lib/time/week';
import type { ScheduleChange } from './schedule-change';

/** Days from `from` (inclusive) to `to` (exclusive). */
export interface HalfOpenDays {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** A day without shifts counts as read. */
export interface ReadingProgress {
  /** In order; no two ranges touch. */
  readonly unread: readonly HalfOpenDays[];
  /** Number of shifts on unread days. */
  readonly unreadCount: number;
}

/** Whether that day's shifts are loaded; true for every day if no reading is in progress. */
export function isDayRead(reading: ReadingProgress | null, date: LocalDate): boolean {
  return !reading?.unread.some(({ from, to }) => from <= date && date < to);
}

/** Whether the week of that day is loaded, and the day before, whose shifts can run into the week. */
export function isWeekRead(reading: ReadingProgress | null, date: LocalDate, weekStart: WeekStart): boolean {
  if (!reading) return true;
  const days = weekOf(date, weekStart);
  return [...days, ...days.slice(0, 1).map(dayBefore)].every((day) => isDayRead(reading, day));
}

/** Whether every day is loaded on which a shift of the change was or will be. */
export function isChangeRead(
  reading: ReadingProgress | null,
  { entries }: Pick<ScheduleChange, 'entries'>,
): boolean {
  if (!reading) return true;
  return entries.every((entry) => {
    // A publication and the differences from it can depend on every shift.
    if (entry.kind === 'publication') return false;
    if (entry.kind !== 'shift') return true;
    return [entry.before, entry.after].every((shift) => !shift || isDayRead(reading, shift.date));
  });
}

export function withoutRange(unread: readonly HalfOpenDays[], read: HalfOpenDays): readonly HalfOpenDays[] {
  return unread.flatMap((hole) => [
    ...(hole.from < read.from ? [{ from: hole.from, to: earlier(read.from, hole.to) }] : []),
    ...(read.to < hole.to ? [{ from: later(read.to, hole.from), to: hole.to }] : []),
  ]);
}

/** The next range of at most `days` days (at least 7), nearest to that day; undefined when all is read. */
export function nextRange(
  unread: readonly HalfOpenDays[],
  near: LocalDate,
  days: number,
  weekStart: WeekStart,
): HalfOpenDays | undefined {
  const first = startOfWeek(near, weekStart);
  const last = addDays(first, 6);
  const eve = dayBefore(first);
  const asked = unread.find(({ from, to }) => from <= last && eve < to);
  if (asked) {
    const from = later(asked.from, eve);
    return { from, to: earlier(asked.to, addDays(from, days)) };
  }
  const before = unread.findLast(({ to }) => to <= eve);
  const after = unread.find(({ from }) => from > last);
  const isAfterNearer =
    after && (!before || daysBetween(last, after.from) <= daysBetween(before.to, first) + 1);
  if (isAfterNearer) return { from: after.from, to: earlier(after.to, addDays(after.from, days)) };
  return before && { from: later(before.from, addDays(before.to, -days)), to: before.to };
}

function earlier(one: LocalDate, other: LocalDate): LocalDate {
  return one < other ? one : other;
}

function later(one: LocalDate, other: LocalDate): LocalDate {
  return one > other ? one : other;
}

/** Number of all shifts, including unread shifts. */
export function shiftTotal(state: {
  readonly schedule: { readonly shifts: { readonly shiftCount: number } };
  readonly reading: ReadingProgress | null;
}): number {
  return state.schedule.shifts.shiftCount + (state.reading?.unreadCount ?? 0);
}
