import { dayLines, linesForTeam } from '@/lib/days/day-lines';
import type { DayRecords } from '@/lib/days/day-record';
import { type Holidays, holidaysOn } from '@/lib/holidays/holidays';
import type { Language } from '@/lib/i18n/language';
import type { Schedule } from '@/lib/shifts/change/schedule';
import { shiftsOn } from '@/lib/shifts/change/schedule-index';
import { announcedBefore, calendarSequence, publishedStates } from '@/lib/shifts/publication/publication';
import { actSourceOf, publishedStatesFinder } from '@/lib/shifts/publication/publication-act';
import { isPublishedDay, publishedAt } from '@/lib/shifts/publication/published-days';
import { compareShifts, type Shift } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';
import { type OpeningHours, openingOn } from '@/lib/time/opening-hours';
import { sevenDaysFrom } from '@/lib/time/week';
import { announcedStates } from './announced-states';
import { type SharedDay, type SharedWeek, sharedWeekOf } from './shared-week';

export interface PublishedContext {
  readonly schedule: Pick<Schedule, 'shifts' | 'publication' | 'unpublished' | 'days'>;
  readonly openingHours: OpeningHours;
  readonly holidays: Holidays | undefined;
  readonly language: Language;
  readonly today: LocalDate;
  /** IANA name. */
  readonly zone: string;
  readonly business: string;
  readonly leadMinutes: number;
}

/**
 * The published week; undefined if no day of the week is published. With `isForCalendars`, a week without
 * published days is empty rather than undefined if the calendar must cancel earlier events.
 */
export function publishedWeekOf(
  { schedule, openingHours, holidays, language, today, zone, business, leadMinutes }: PublishedContext,
  firstDay: LocalDate,
  { isForCalendars = false }: { readonly isForCalendars?: boolean } = {},
): SharedWeek | undefined {
  const { shifts, publication, unpublished, days: records } = schedule;
  const days = sevenDaysFrom(firstDay);
  const at = publishedAt(publication, days);
  if (!publication) return undefined;
  const announced = announcedStates(announcedBefore(publication), {
    now: publishedStatesFinder({ publication, unpublished }, actSourceOf(shifts)),
    firstDay,
    today,
  });
  const isToCancel = announced.some(({ isGone, shift }) => isGone && days.includes(shift.date));
  if (at === undefined && !(isForCalendars && isToCancel)) return undefined;
  const sharedDays = sharedDaysOf(days, {
    days: records,
    openingHours,
    holidaysOn: (date) => holidaysOn(holidays, date, language),
  });
  return sharedWeekOf({
    firstDay,
    publishedAt: at ?? publication.at,
    sequence: calendarSequence(publication),
    zone,
    leadMinutes,
    shifts: publishedShifts({ shifts, publication, unpublished }, days) ?? [],
    announced,
    ...(business && { business }),
    ...(sharedDays.length > 0 && { days: sharedDays }),
  });
}

interface DayNotesContext {
  readonly days: DayRecords;
  readonly openingHours: OpeningHours;
  readonly holidaysOn: (date: LocalDate) => readonly string[];
}

/** Days without team notes are omitted. */
export function sharedDaysOf(
  dates: readonly LocalDate[],
  { days, openingHours, holidaysOn }: DayNotesContext,
): readonly SharedDay[] {
  return dates.flatMap((date) => {
    const lines = linesForTeam(
      dayLines({
        record: days.get(date),
        opening: openingOn(openingHours, date),
        holidays: holidaysOn(date),
      }),
    );
    return lines.length > 0 ? [{ date, lines }] : [];
  });
}

/**
 * The shifts as last published, in day order. A draft day has no shifts; undefined if all days are drafts.
 */
export function publishedShifts(
  { shifts, publication, unpublished }: Pick<Schedule, 'shifts' | 'publication' | 'unpublished'>,
  days: readonly LocalDate[],
): readonly Shift[] | undefined {
  const published = days.filter((date) => isPublishedDay(publication, date));
  if (published.length === 0) return undefined;
  const then = [...unpublished.values()].flatMap(publishedStates);
  return published.flatMap((date) => {
    const same = shiftsOn(shifts, date).filter(({ id }) => !unpublished.has(id));
    const other = then.filter((shift) => shift.date === date);
    return other.length > 0 ? [...same, ...other].sort(compareShifts) : same;
  });
}
