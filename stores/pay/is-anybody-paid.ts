'use client';

import { isAnybodyPaid } from '@/lib/pay/any-wages';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useSetting } from '@/stores/settings/use-setting';

/** Whether anybody of the team has a wage: without one nothing of what it costs is shown. */
export function useIsAnybodyPaid(): boolean {
  return useSchedule(({ schedule }) => isAnybodyPaid(schedule.employees));
}

/** Whether anything is known of what days cost or take in, or is said of what they may. */
export function useHasMoney(): boolean {
  const isPaid = useIsAnybodyPaid();
  const hasHours = useSetting('budget', ({ kind }) => kind === 'hours');
  const hasSales = useSetting('sales', hasAny);
  return isPaid || hasHours || hasSales;
}

/** Without a list of what may be years of days: every change of a setting asks. */
function hasAny(record: object): boolean {
  for (const _key in record) return true;
  return false;
}
