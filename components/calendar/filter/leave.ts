import { VIEW_PANEL_ID } from '@/components/calendar/view-panel';
import { tabId } from '@/components/ui/tabs';
import { NO_FILTER } from '@/lib/shifts/views/shift-filter';
import { uiStore } from '@/stores/app/ui-store';

/** The button is only in the toolbar of wide screens. */
export const FILTER_BUTTON_ID = 'calendar-filter';

/** Moves the focus to an element that stays when the filter's controls disappear. */
export function leaveFilter(): void {
  const tab = tabId(VIEW_PANEL_ID, uiStore.getState().currentView);
  (document.getElementById(FILTER_BUTTON_ID) ?? document.getElementById(tab))?.focus();
}

export function clearFilter(): void {
  leaveFilter();
  uiStore.setFilter(NO_FILTER);
}
