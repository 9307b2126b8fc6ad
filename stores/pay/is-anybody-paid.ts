'use client';

import { isAnybodyPaid } from '@/lib/pay/any-wages';
import { hasSetting } from '@/lib/settings/setting-record';
import { useSchedule } from '@/stores/schedule/use-schedule';

/** If nobody in the team has a wage, no costs are shown. */
export function useIsAnybodyPaid(): boolean {
  return useSchedule(({ schedule }) => isAnybodyPaid(schedule.employees));
}

/** Whether days can have costs, sales or budgets to show. */
export function useHasMoney(): boolean {
  return useSchedule(
    ({ schedule: { employees, settings } }) =>
      isAnybodyPaid(employees) || settings.get('budget')?.kind === 'hours' || hasSetting(settings, 'sales'),
  );
}
