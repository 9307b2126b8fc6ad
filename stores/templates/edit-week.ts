import { weekdayFormats } from '@/lib/i18n/weekday-formats';
import { settingOf } from '@/lib/settings/settings-of';
import { NO_FILTER } from '@/lib/shifts/views/shift-filter';
import { weekForEditing } from '@/lib/templates/week/edited-week';
import { startOfWeek } from '@/lib/time/week';
import { uiStore } from '@/stores/app/ui-store';
import type { ScheduleStore } from '@/stores/schedule/schedule';
import { selectionStore } from '@/stores/schedule/selection';
import { showSchedule } from '@/stores/schedule/use-schedule';
import { createWeekStore } from './week-store';

/** Lays a week template of the live schedule out on the calendar: from now on every act there edits it. */
export function editWeek(live: ScheduleStore, templateId: string): void {
  showSchedule();
  const { today, filter } = uiStore.getState();
  selectionStore.clear();
  uiStore.setFilter(NO_FILTER);
  uiStore.setCurrentView('weekly');
  showSchedule({
    kind: 'week',
    open() {
      const { schedule } = live.getState();
      return createWeekStore({
        live,
        editedWeek: { templateId, asFormats: weekdayFormats },
        firstDay: weekForEditing(schedule, startOfWeek(today, settingOf(schedule, 'weekStart'))),
        now: () => Date.now(),
        random: () => Math.random(),
        log: console,
      });
    },
    leave() {
      selectionStore.clear();
      uiStore.setFilter(filter);
    },
  });
}
