'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { weekStartSetting } from '@/lib/settings/calendar-settings';
import { settingOf } from '@/lib/settings/settings-of';
import type { LocalDate } from '@/lib/time/local-date';
import { startOfWeek } from '@/lib/time/week';
import { notificationsStore } from '@/stores/app/notifications-store';
import { tutorialStore } from '@/stores/first-use/tutorial';
import { publishStore, usePublish } from '@/stores/publish/publish';
import { currentWeeksToShare } from '@/stores/publish/weeks-to-share';
import type { ScheduleStore } from '@/stores/schedule/schedule';
import { isLive, useScheduleStore } from '@/stores/schedule/use-schedule';
import { getOpenDialog, openDialog } from '@/stores/ui/dialogs';

export function ShareLayer(): null {
  const store = useScheduleStore();
  const isOnCalendar = usePathname() === '/';
  const isDue = usePublish(({ isToShare, phase }) => isToShare && phase === 'idle');
  useEffect(() => {
    if (!isDue) return;
    publishStore.setState({ isToShare: false });
    void afterFocusReturn().then(() => {
      // An event fired by other code must not interrupt another page.
      if (!isOnCalendar && !publishStore.getState().isRequested) return;
      // The dialog would show the edited week template instead of the published week.
      if (isLive(store) && !isAnotherOverlayOpen()) openDialog({ name: 'share', ...weekToShare(store) });
    });
  }, [isDue, isOnCalendar, store]);
  return null;
}

/** The calendar's week if that week has to be sent, else the first week that has to be sent. */
function weekToShare(store: ScheduleStore): { firstDay?: LocalDate } {
  const weeks = currentWeeksToShare(store)?.weeks ?? [];
  const shown = startOfWeek(
    store.getState().selectedDate,
    settingOf(store.getState().schedule, weekStartSetting),
  );
  const firstDay = weeks.find((week) => week === shown) ?? weeks[0];
  return firstDay ? { firstDay } : {};
}

/** Whether the dialog would cover another overlay that is in use. */
function isAnotherOverlayOpen(): boolean {
  return (
    getOpenDialog() !== null ||
    notificationsStore.getState().isListOpen ||
    tutorialStore.getState().index !== null
  );
}

/**
 * The celebration returns the focus two microtasks after closing. The dialog must open later, to record the
 * right origin of the focus.
 */
async function afterFocusReturn(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await null;
}
