import { weekStartSetting } from '@/lib/settings/calendar-settings';
import { settingOf } from '@/lib/settings/settings-of';
import { hasTwoWeeks } from '@/lib/shifts/views/calendar-view';
import { addDays } from '@/lib/time/local-date';
import { addMonths } from '@/lib/time/month';
import { sevenDaysFrom, startOfWeek } from '@/lib/time/week';
import { uiStore } from '@/stores/app/ui-store';
import type { ScheduleStore } from '@/stores/schedule/schedule';

export function goToToday(store: ScheduleStore): void {
  store.selectDate(uiStore.getState().today);
}

/**
 * Shows the week `count` weeks later, or earlier if negative; the month view moves by months, and two weeks
 * by twice as many. A list of stacked days starts at the top with today, or with the first day if today is in
 * another week.
 */
export function turnWeek(store: ScheduleStore, count: number, isList: boolean): void {
  const { currentView, today } = uiStore.getState();
  const { schedule, selectedDate } = store.getState();
  if (currentView === 'monthly') {
    store.selectDate(addMonths(selectedDate, count));
    return;
  }
  if (!isList || currentView !== 'weekly') {
    store.moveWeeks(hasTwoWeeks(uiStore.getState()) ? 2 * count : count);
    return;
  }
  const firstDay = addDays(startOfWeek(selectedDate, settingOf(schedule, weekStartSetting)), 7 * count);
  store.selectDate(sevenDaysFrom(firstDay).includes(today) ? today : firstDay);
}
