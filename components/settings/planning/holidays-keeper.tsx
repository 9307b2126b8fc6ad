'use client';

import { useEffect } from 'react';
import { logLoadFailure } from '@/components/ui/loading/load-failure';
import { whenIdle } from '@/components/ui/loading/when-idle';
import { needsYears } from '@/lib/holidays/holidays';
import { holidaysSetting } from '@/lib/settings/holidays-setting';
import type { ScheduleStore } from '@/stores/schedule/schedule';
import { useScheduleStore } from '@/stores/schedule/use-schedule';
import { useSetting } from '@/stores/settings/use-setting';
import { useUi } from '@/stores/ui/use-ui';

async function renew(store: ScheduleStore): Promise<void> {
  const { renewHolidays } = await import('@/stores/holidays/choose-holidays');
  await renewHolidays(store);
}

/** Computes the holidays of further years when the stored ones run out; if offline, at the next visit. */
export function HolidaysKeeper(): null {
  const store = useScheduleStore();
  const today = useUi((state) => state.today);
  const isDue = useSetting(holidaysSetting, (holidays) => needsYears(holidays, today));
  useEffect(() => {
    if (isDue) return whenIdle(() => void renew(store).catch(logLoadFailure));
  }, [isDue, store]);
  return null;
}
