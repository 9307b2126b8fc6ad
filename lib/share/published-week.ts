import { type Holidays, holidaysOn } from '@/lib/holidays/holidays';
import type { Language } from '@/lib/i18n/language';

import type { Schedule } from '@/lib/shifts/change/schedule';
import { calendarSequence, toldBefore } from '@/lib/shifts/publication/publication';
import { publishedBy, sourceIn } from '@/lib/shifts/publication/publication-act';
import { publishedShifts } from '@/lib/shifts/publication/published';
import { publishedAt } from '@/lib/shifts/publication/published-days';
import type { LocalDate } from '@/lib/time/local-date';
import type { OpeningHours } from '@/lib/time/opening-hours';
import { sevenDaysFrom } from '@/lib/time/week';
import { sharedDaysOf } from './shared-days';
import { type SharedWeek, sharedWeekOf } from './shared-week';
import { toldStates } from './told-states';

/** What a published week is made of. */
export interface PublishedGround {
  readonly schedule: Pick<Schedule, 'shifts' | 'publication' | 'unpublished' | 'days'>;
  readonly openingHours: OpeningHours;
  readonly holidays: Holidays | undefined;
  /** In which holidays are named. */
  readonly language: Language;
  readonly today: LocalDate;
  /** IANA name. */
  readonly zone: string;
  /** The name of the house; empty where it has none. */
  readonly house: string;
  readonly leadMinutes: number;
}

/**
 * The week from that day on as last published; undefined if none of its days is. Calendars may have shifts of a week that
 * is not published: for them it is then one without shifts, which cancels those.
 */
export function publishedWeekOf(
  { schedule, openingHours, holidays, language, today, zone, house, leadMinutes }: PublishedGround,
  firstDay: LocalDate,
  { isForCalendars = false }: { readonly isForCalendars?: boolean } = {},
): SharedWeek | undefined {
  const { shifts, publication, unpublished, days: records } = schedule;
  const days = sevenDaysFrom(firstDay);
  const at = publishedAt(publication, days);
  if (!publication) return undefined;
  const told = toldStates(toldBefore(publication), {
    now: publishedBy({ publication, unpublished }, sourceIn(shifts)),
    firstDay,
    today,
  });
  const isToCancel = told.some(({ isGone, shift }) => isGone && days.includes(shift.date));
  if (at === undefined && !(isForCalendars && isToCancel)) return undefined;
  const said = sharedDaysOf(days, {
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
    told,
    ...(house && { house }),
    ...(said.length > 0 && { days: said }),
  });
}
