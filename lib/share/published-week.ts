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

export interface PublishedGround {
  readonly schedule: Pick<Schedule, 'shifts' | 'publication' | 'unpublished' | 'days'>;
  readonly openingHours: OpeningHours;
  readonly holidays: Holidays | undefined;
  readonly language: Language;
  readonly today: LocalDate;
  /** IANA name. */
  readonly zone: string;
  readonly house: string;
  readonly leadMinutes: number;
}

/**
 * Undefined if no day of the week is published. For calendars the week is then empty, which cancels earlier
 * events.
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
