'use client';

import { useMemo } from 'react';
import { leadMinutesOf } from '@/lib/notifications/reminders';
import { type SharedWeek, sharedWeekOf } from '@/lib/share/shared-week';
import { publishedShifts } from '@/lib/shifts/publication/published';
import { publishedAt } from '@/lib/shifts/publication/published-days';
import type { LocalDate } from '@/lib/time/local-date';
import { deviceZone } from '@/lib/time/wall-clock';
import { sevenDaysFrom } from '@/lib/time/week';
import { zoneOf } from '@/lib/time/zone-choice';
import { useNotifications } from '@/stores/notifications/use-notifications';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useUi } from '@/stores/ui/use-ui';

/** The week from that day on as last published; undefined if none of its days is. */
export function usePublishedWeek(firstDay: LocalDate): SharedWeek | undefined {
  const shifts = useSchedule(({ schedule }) => schedule.shifts);
  const publication = useSchedule(({ schedule }) => schedule.publication);
  const unpublished = useSchedule(({ schedule }) => schedule.unpublished);
  const choice = useUi((state) => state.timezone);
  const leadMinutes = useNotifications(({ preferences }) => leadMinutesOf(preferences));
  return useMemo(() => {
    const days = sevenDaysFrom(firstDay);
    const published = publishedShifts({ shifts, publication, unpublished }, days);
    const at = publishedAt(publication, days);
    if (!published || at === undefined) return undefined;
    const zone = zoneOf(choice) ?? deviceZone();
    return sharedWeekOf({ firstDay, publishedAt: at, zone, leadMinutes, shifts: published });
  }, [shifts, publication, unpublished, firstDay, choice, leadMinutes]);
}
