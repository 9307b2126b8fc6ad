'use client';

import { isAnybodyPaid } from '@/lib/pay/any-wages';
import { hasSetting } from '@/lib/settings/setting-record';
import { useSchedule } from '@/stores/schedule/use-schedule';

/** Whether anybody of the team has a wage: without one nothing of what it costs is shown. */
export function useIsAnybodyPaid(): boolean {
  return useSchedule(({ schedule }) => isAnybodyPaid(schedule.employees));
}

/** Whether anything is known of what days cost or take in, or is said of what they may. */
export function useHasMoney(): boolean {
  return useSchedule(
    ({ schedule: { employees, settings } }) =>
      isAnybodyPaid(employees) || settings.get('budget')?.kind === 'hours' || hasSetting(settings, 'sales'),
  );
}
