import { weekdayFormats } from '@/lib/i18n/weekday-formats';
import { NO_FILTER, type ShiftFilter } from '@/lib/shifts/views/shift-filter';
import { weekForEditing } from '@/lib/templates/week/edited-week';
import { startOfWeek } from '@/lib/time/week';
import { houseStore, scheduleStorage, scheduleStore } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import { selectionStore } from '@/stores/schedule/selection';
import { settingOf } from '@/stores/settings/settings-of';
import { editedWeekStore } from './edited-week';
import { createWeekStore, type WeekStore } from './week-store';

let open: { readonly store: WeekStore; readonly filter: ShiftFilter } | undefined;

/** Lays the week template out on the calendar: from now on every act there edits it. */
export function editWeek(templateId: string): void {
  leaveWeek();
  const { today, filter } = uiStore.getState();
  const { schedule } = houseStore.getState();
  const store = createWeekStore({
    house: houseStore,
    canEdit: () => scheduleStorage.canEdit(),
    templateId,
    firstDay: weekForEditing(schedule, startOfWeek(today, settingOf(schedule, 'weekStart'))),
    now: () => Date.now(),
    random: () => Math.random(),
    log: console,
  });
  open = { store, filter };
  selectionStore.clear();
  uiStore.setFilter(NO_FILTER);
  uiStore.setCurrentView('weekly');
  scheduleStore.showStore(store);
  editedWeekStore.setState({ edited: { templateId, asFormats: weekdayFormats } });
}

/** Shows the schedule again; nothing is left to be saved. */
export function leaveWeek(): void {
  if (!open) return;
  const { store, filter } = open;
  open = undefined;
  editedWeekStore.setState({ edited: undefined });
  selectionStore.clear();
  scheduleStore.showStore();
  store.close();
  uiStore.setFilter(filter);
}
