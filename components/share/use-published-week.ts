'use client';

import { useMemo } from 'react';
import { useLocale } from 'use-intl';
import { holidaysOn } from '@/lib/holidays/holidays';
import { leadMinutesOf } from '@/lib/notifications/reminders';
import { tidyHouseName } from '@/lib/share/house-name';
import { sharedDaysOf } from '@/lib/share/shared-days';
import { type SharedWeek, sharedWeekOf } from '@/lib/share/shared-week';
import { toldStates } from '@/lib/share/told-states';
import { calendarSequence, toldBefore } from '@/lib/shifts/publication/publication';
import { publishedBy, sourceIn } from '@/lib/shifts/publication/publication-act';
import { publishedShifts } from '@/lib/shifts/publication/published';
import { publishedAt } from '@/lib/shifts/publication/published-days';
import type { LocalDate } from '@/lib/time/local-date';
import { deviceZone } from '@/lib/time/wall-clock';
import { sevenDaysFrom } from '@/lib/time/week';
import { zoneOf } from '@/lib/time/zone-choice';
import { useNotifications } from '@/stores/notifications/use-notifications';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useUi } from '@/stores/ui/use-ui';

interface PublishedWeekOptions {
  /** Calendars may have shifts of the week though it is unpublished: then it is one without shifts, which cancels them. */
  readonly isForCalendars?: boolean;
}

/** The week from that day on as last published; undefined if none of its days is. */
export function usePublishedWeek(
  firstDay: LocalDate,
  { isForCalendars = false }: PublishedWeekOptions = {},
): SharedWeek | undefined {
  const shifts = useSchedule(({ schedule }) => schedule.shifts);
  const publication = useSchedule(({ schedule }) => schedule.publication);
  const unpublished = useSchedule(({ schedule }) => schedule.unpublished);
  const records = useSchedule(({ schedule }) => schedule.days);
  const openingHours = useUi((state) => state.openingHours);
  const holidays = useUi((state) => state.holidays);
  const language = useLocale();
  const today = useUi((state) => state.today);
  const choice = useUi((state) => state.timezone);
  const house = useUi((state) => tidyHouseName(state.houseName));
  const leadMinutes = useNotifications(({ preferences }) => leadMinutesOf(preferences));
  return useMemo(() => {
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
      zone: zoneOf(choice) ?? deviceZone(),
      leadMinutes,
      shifts: publishedShifts({ shifts, publication, unpublished }, days) ?? [],
      told,
      ...(house && { house }),
      ...(said.length > 0 && { days: said }),
    });
  }, [
    shifts,
    publication,
    unpublished,
    firstDay,
    choice,
    leadMinutes,
    today,
    house,
    isForCalendars,
    records,
    openingHours,
    holidays,
    language,
  ]);
}
