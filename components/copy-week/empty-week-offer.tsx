'use client';

import { lazyPart } from '@/components/ui/loading/lazy-part';
import { logLoadFailure } from '@/components/ui/loading/load-failure';
import { weekStartSetting } from '@/lib/settings/calendar-settings';
import { isWeekRead } from '@/lib/shifts/change/reading-progress';
import { shiftsOn } from '@/lib/shifts/change/schedule-index';
import { sevenDaysFrom, startOfWeek } from '@/lib/time/week';
import { useIsOnboardingShown } from '@/stores/first-use/onboarding';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useSetting } from '@/stores/settings/use-setting';
import { useUi } from '@/stores/ui/use-ui';

const EmptyWeek = lazyPart(() => import('./empty-week').then((module) => module.EmptyWeek), {
  onError: logLoadFailure,
});

/** Offers a start for the shown week if the week is empty; renders nothing in day views. */
export function EmptyWeekOffer() {
  const weekStart = useSetting(weekStartSetting);
  const isWeek = useUi((state) => state.currentView === 'weekly');
  const firstDay = useSchedule((state) => startOfWeek(state.selectedDate, weekStart));
  const isEmpty = useSchedule(
    ({ reading, schedule }) =>
      schedule.shifts.shiftCount > 0 &&
      isWeekRead(reading, firstDay, weekStart) &&
      sevenDaysFrom(firstDay).every((day) => shiftsOn(schedule.shifts, day).length === 0),
  );
  const isGuided = useIsOnboardingShown();
  return isWeek && isEmpty && !isGuided && <EmptyWeek firstDay={firstDay} />;
}
