'use client';

import { useMemo } from 'react';
import { useLocale } from 'use-intl';
import { leadMinutesOf } from '@/lib/notifications/reminders';
import { holidaysSetting } from '@/lib/settings/holidays-setting';
import { businessNameSetting } from '@/lib/settings/team-settings';
import { tidyBusinessName } from '@/lib/share/business-name';
import { publishedWeekOf } from '@/lib/share/published-week';
import type { SharedWeek } from '@/lib/share/shared-week';
import type { LocalDate } from '@/lib/time/local-date';
import { deviceZone } from '@/lib/time/wall-clock';
import { zoneOf } from '@/lib/time/zone-choice';
import { useNotifications } from '@/stores/notifications/use-notifications';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useOpeningHours, useSetting } from '@/stores/settings/use-setting';
import { useUi } from '@/stores/ui/use-ui';

interface PublishedWeekOptions {
  /** Calendars may have shifts of a week that is now unpublished: returns an empty week, which cancels them. */
  readonly isForCalendars?: boolean;
}

/** Undefined if no day of the week is published. */
export function usePublishedWeek(
  firstDay: LocalDate,
  { isForCalendars = false }: PublishedWeekOptions = {},
): SharedWeek | undefined {
  const shifts = useSchedule(({ schedule }) => schedule.shifts);
  const publication = useSchedule(({ schedule }) => schedule.publication);
  const unpublished = useSchedule(({ schedule }) => schedule.unpublished);
  const days = useSchedule(({ schedule }) => schedule.days);
  const openingHours = useOpeningHours();
  const holidays = useSetting(holidaysSetting);
  const language = useLocale();
  const today = useUi((state) => state.today);
  const choice = useUi((state) => state.timezone);
  const business = useSetting(businessNameSetting, tidyBusinessName);
  const leadMinutes = useNotifications(({ preferences }) => leadMinutesOf(preferences));
  return useMemo(
    () =>
      publishedWeekOf(
        {
          schedule: { shifts, publication, unpublished, days },
          openingHours,
          holidays,
          language,
          today,
          zone: zoneOf(choice) ?? deviceZone(),
          business,
          leadMinutes,
        },
        firstDay,
        { isForCalendars },
      ),
    [
      shifts,
      publication,
      unpublished,
      days,
      firstDay,
      choice,
      leadMinutes,
      today,
      business,
      isForCalendars,
      openingHours,
      holidays,
      language,
    ],
  );
}
