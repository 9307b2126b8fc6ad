import { scheduleStore } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';

/** Selects today, in the week that shows it. */
export function goToToday(): void {
  scheduleStore.selectDate(uiStore.getState().today);
}
