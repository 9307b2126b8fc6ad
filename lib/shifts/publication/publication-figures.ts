import { nameKey } from '@/lib/employees/employee';
import type { Schedule } from '@/lib/shifts/change/schedule';
import { allShifts, findShift, type ScheduleIndex, shiftsOn } from '@/lib/shifts/change/schedule-index';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import type { Shift } from '@/lib/shifts/shift/shift';
import { addDays, daysBetween, type LocalDate } from '@/lib/time/local-date';
import { startOfWeek, type WeekStart } from '@/lib/time/week';
import { type DaySpan, isPublishedDay, meet, publishedDaysOf, spanOn } from './published-days';
import { unpublishedChanges } from './unpublished-changes';

/** One week of a publication. */
export interface PublishedWeek {
  readonly firstDay: LocalDate;
  /** Shifts or changes of this week; a shift moved to another week is a change of both. */
  readonly count: number;
}

/** What a publication brings to the team. */
export interface PublicationFigures {
  /** Of days that were never published every shift is new, and `count` counts shifts; of others, changes. */
  readonly isFirst: boolean;
  readonly count: number;
  /** Distinct people with one of these shifts, before or after its change. */
  readonly people: number;
  /** In order; only weeks that it concerns. */
  readonly weeks: readonly PublishedWeek[];
  /** How many pending shifts stay as they were published, or drafts; absent where none does. */
  readonly heldBack?: number;
}

/** The days to publish, all where none are given, and whether their pending shifts stay drafts. */
export interface PublishedPart {
  readonly spans?: readonly DaySpan[] | undefined;
  readonly holdsPendingBack?: boolean | undefined;
}

/** What publishing these days now would bring, by the weeks that begin on that day. */
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
    isFirst: spans ? !meet(publishedDaysOf(publication), spans) : !publication,
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
    // Years of shifts: the week of a day is reckoned once a day, not once a shift.
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

/** With more days than this, all shifts are looked through instead of each day. */
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
