'use client';

import { useEffect } from 'react';
import { useStore } from 'zustand';
import { logLoadFailure } from '@/components/ui/loading/load-failure';
import { whenIdle } from '@/components/ui/loading/when-idle';
import { needsYears } from '@/lib/holidays/holidays';
import { holidaysSetting } from '@/lib/settings/holidays-setting';
import { settingOf } from '@/lib/settings/settings-of';
import { liveSchedule } from '@/stores/app/schedule-store';
import { useUi } from '@/stores/ui/use-ui';

async function loadAndRenew(): Promise<void> {
  const { renewHolidays } = await import('@/stores/holidays/choose-holidays');
  await renewHolidays(liveSchedule);
}

/** Computes the holidays of further years when the stored holidays run out; if offline, at the next visit. */
export function HolidayRenewal(): null {
  const today = useUi((state) => state.today);
  const isDue = useStore(liveSchedule, ({ schedule }) =>
    needsYears(settingOf(schedule, holidaysSetting), today),
  );
  useEffect(() => {
    if (isDue) return whenIdle(() => void loadAndRenew().catch(logLoadFailure));
  }, [isDue]);
  return null;
}
