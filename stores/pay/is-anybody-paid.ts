'use client';

import { isAnybodyPaid } from '@/lib/pay/any-wages';
import { useSchedule } from '@/stores/schedule/use-schedule';

/** Whether anybody of the team has a wage: without one nothing of what it costs is shown. */
export function useIsAnybodyPaid(): boolean {
  return useSchedule(({ schedule }) => isAnybodyPaid(schedule.employees));
}
