import { nameKey } from '@/lib/employees/employee';
import type { Schedule } from '@/lib/shifts/change/schedule';
import { allShifts, findShift, type ScheduleIndex, shiftsOn } from '@/lib/shifts/change/schedule-index';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import type { Shift } from '@/lib/shifts/shift/shift';
import { addDays, daysBetween, type LocalDate } from '@/lib/time/local-date';
import { startOfWeek, type WeekStart } from '@/lib/time/week';
import { type DaySpan, isPublishedDay, publishedDaysOf, spanOn, spansOverlap } from './published-days';
import { unpublishedChanges } from './unpublished-changes';

export interface PublishedWeek {
  readonly firstDay: LocalDate;
  /** Shifts or changes of this week; a shift moved to another week counts in both. */
  readonly count: number;
}

export interface PublicationFigures {
  /** `count` counts shifts of days that were never published, changes of other days. */
  readonly isFirst: boolean;
  readonly count: number;
  /** Distinct people with one of these shifts, before or after the change. */
  readonly people: number;
  /** In order; only affected weeks. */
  readonly weeks: readonly PublishedWeek[];
  /** Number of pending shifts that stay drafts or as published; absent if none. */
  readonly heldBack?: number;
}

/** All days if `spans` is absent. */
export interface PublishedPart {
  readonly spans?: readonly DaySpan[] | undefined;
  readonly holdsPendingBack?: boolean | undefined;
}

/** The effect of publishing these days now, by week. */
export function publicationFigures(
  { shifts, publication, unpublished }: Pick<Schedule, 'shifts' | 'publication' | 'unpublished'>,
  weekStart: WeekStart,
  { spans, holdsPendingBack = false }: PublishedPart = {},
): PublicationFigures {
  const isIn = (shift: Shift | undefined) =>
    shift !== undefined && (!spans || spanOn(spans, shift.date) !== undefined);
  const current = (id: string) => findShift(shifts, id);
  const items: (readonly Shift[])[] = [];
  let heldBack = 0;
  const add = (now: Shift | undefined, states: readonly (Shift | undefined)[]) => {
    const concerned = states.filter((state) => state !== undefined).filter(isIn);
    if (concerned.length === 0) return;
    if (holdsPendingBack && now?.status === 'Pending') heldBack += 1;
    else items.push(concerned);
  };
  for (const { id, before, after } of unpublishedChanges(unpublished, current)) {
    add(current(id), [before, after]);
  }
  if (!publication || publication.days) {
    for (const shift of spans ? shiftsInSpans(shifts, spans) : allShifts(shifts)) {
      if (isPublishedDay(publication, shift.date) || unpublished.has(shift.id)) continue;
      add(shift, [shift]);
    }
  }
  return {
    isFirst: spans ? !spansOverlap(publishedDaysOf(publication), spans) : !publication,
    ...sumUp(items, weekStart),
    ...(heldBack > 0 && { heldBack }),
  };
}

/** Each item is one shift in all states that the team knows or will know. */
function sumUp(
  items: readonly (readonly (Shift | undefined)[])[],
  weekStart: WeekStart,
): Omit<PublicationFigures, 'isFirst'> {
  const people = new Set<string>();
  const countOfDays = new Map<LocalDate, number>();
  const countOfWeeks = new Map<LocalDate, number>();
  for (const states of items) {
    const [one, other] = states;
    for (const state of states) {
      if (state && !isOpenShift(state)) people.add(nameKey(state.employeeName));
    }
    const isInOneWeek =
      one && other && startOfWeek(one.date, weekStart) === startOfWeek(other.date, weekStart);
    // With years of shifts, finding the week once per day is faster than once per shift.
    for (const state of isInOneWeek ? [other] : states) {
      if (state) countOfDays.set(state.date, (countOfDays.get(state.date) ?? 0) + 1);
    }
  }
  for (const [day, count] of countOfDays) {
    const firstDay = startOfWeek(day, weekStart);
    countOfWeeks.set(firstDay, (countOfWeeks.get(firstDay) ?? 0) + count);
  }
  const weeks = Array.from(countOfWeeks, ([firstDay, count]) => ({ firstDay, count }));
  return {
    count: items.length,
    people: people.size,
    weeks: weeks.sort((one, other) => (one.firstDay < other.firstDay ? -1 : 1)),
  };
}

/** With more days than this, one pass over all shifts is faster than a look at each day. */
const MAX_DAYS_ASKED = 400;

function shiftsInSpans(shifts: ScheduleIndex, spans: readonly DaySpan[]): readonly Shift[] {
  const dayCount = spans.reduce((sum, { from, to }) => sum + daysBetween(from, to) + 1, 0);
  if (dayCount > MAX_DAYS_ASKED) return [...allShifts(shifts)].filter(({ date }) => spanOn(spans, date));
  return spans.flatMap(({ from, to }) =>
    Array.from({ length: daysBetween(from, to) + 1 }, (_, offset) => addDays(from, offset)).flatMap((date) =>
      shiftsOn(shifts, date),
    ),
  );
}
