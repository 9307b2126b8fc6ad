import { addDays, daysBetween, type LocalDate } from '@/lib/time/local-date';
import { startOfCalendarWeek } from '@/lib/time/week';
import type { ScheduleChange } from './schedule-change';

/** Days from `from` up to, but not with, `to`. */
export interface DayRange {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** How far a schedule is read that comes piece by piece. What there is none of has been read: it is not there. */
export interface ReadingProgress {
  /** What is not read yet, in the order of the days; no two touch. */
  readonly unread: readonly DayRange[];
  /** How many shifts the unread days have. */
  readonly unreadCount: number;
}

/** Whether the shifts of that day are there; without a reading everything is. */
export function isDayRead(reading: ReadingProgress | null, date: LocalDate): boolean {
  return !reading?.unread.some(({ from, to }) => from <= date && date < to);
}

/** Whether every day is there on which a shift of the change stood or will stand. */
export function isChangeRead(
  reading: ReadingProgress | null,
  { entries }: Pick<ScheduleChange, 'entries'>,
): boolean {
  if (!reading) return true;
  return entries.every((entry) => {
    if (entry.kind !== 'shift') return true;
    return [entry.before, entry.after].every((shift) => !shift || isDayRead(reading, shift.date));
  });
}

/** What is left of the unread days after that stretch was read. */
export function withoutStretch(unread: readonly DayRange[], read: DayRange): readonly DayRange[] {
  return unread.flatMap((hole) => [
    ...(hole.from < read.from ? [{ from: hole.from, to: earlier(read.from, hole.to) }] : []),
    ...(read.to < hole.to ? [{ from: later(read.to, hole.from), to: hole.to }] : []),
  ]);
}

/**
 * What is to be read next, of at most so many days (7 at least): the week of that day where it is not read, and
 * otherwise what is nearest to it. Undefined where everything is read.
 */
export function nextStretch(
  unread: readonly DayRange[],
  near: LocalDate,
  days: number,
): DayRange | undefined {
  const monday = startOfCalendarWeek(near);
  const sunday = addDays(monday, 6);
  const asked = unread.find(({ from, to }) => from <= sunday && monday < to);
  if (asked) {
    const from = later(asked.from, monday);
    return { from, to: earlier(asked.to, addDays(from, days)) };
  }
  const before = unread.findLast(({ to }) => to <= monday);
  const after = unread.find(({ from }) => from > sunday);
  const isAfterNearer =
    after && (!before || daysBetween(sunday, after.from) <= daysBetween(before.to, monday) + 1);
  if (isAfterNearer) return { from: after.from, to: earlier(after.to, addDays(after.from, days)) };
  return before && { from: later(before.from, addDays(before.to, -days)), to: before.to };
}

function earlier(one: LocalDate, other: LocalDate): LocalDate {
  return one < other ? one : other;
}

function later(one: LocalDate, other: LocalDate): LocalDate {
  return one > other ? one : other;
}

/** How many shifts there are, those included that are not read yet. */
export function shiftTotal(state: {
  readonly schedule: { readonly shifts: { readonly shiftCount: number } };
  readonly reading: ReadingProgress | null;
}): number {
  return state.schedule.shifts.shiftCount + (state.reading?.unreadCount ?? 0);
}
