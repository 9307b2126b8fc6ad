'use client';

import { useMemo } from 'react';
import { leadMinutesOf } from '@/lib/notifications/reminders';
import { type SharedWeek, sharedWeekOf } from '@/lib/share/shared-week';
import { toldStates } from '@/lib/share/told-states';
import { calendarSequence, toldBefore } from '@/lib/shifts/publication/publication';
import { publishedEverywhere, publishedShifts } from '@/lib/shifts/publication/published';
import type { LocalDate } from '@/lib/time/local-date';
import { deviceZone } from '@/lib/time/wall-clock';
import { sevenDaysFrom } from '@/lib/time/week';
import { zoneOf } from '@/lib/time/zone-choice';
import { useNotifications } from '@/stores/notifications/use-notifications';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useUi } from '@/stores/ui/use-ui';

/** The week from that day on as last published; undefined if nothing was ever published. */
export function usePublishedWeek(firstDay: LocalDate): SharedWeek | undefined {
  const shifts = useSchedule(({ schedule }) => schedule.shifts);
  const publication = useSchedule(({ schedule }) => schedule.publication);
  const unpublished = useSchedule(({ schedule }) => schedule.unpublished);
  const today = useUi((state) => state.today);
  const choice = useUi((state) => state.timezone);
  const leadMinutes = useNotifications(({ preferences }) => leadMinutesOf(preferences));
  return useMemo(() => {
    const published = publishedShifts({ shifts, publication, unpublished }, sevenDaysFrom(firstDay));
    if (!published || !publication) return undefined;
    return sharedWeekOf({
      firstDay,
      publishedAt: publication.at,
      sequence: calendarSequence(publication),
      zone: zoneOf(choice) ?? deviceZone(),
      leadMinutes,
      shifts: published,
      told: toldStates(toldBefore(publication), {
        now: (id) => publishedEverywhere({ shifts, unpublished }, id),
        firstDay,
        today,
      }),
    });
  }, [shifts, publication, unpublished, firstDay, choice, leadMinutes, today]);
}
