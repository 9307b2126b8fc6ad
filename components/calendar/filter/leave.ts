import { VIEW_PANEL_ID } from '@/components/calendar/view-panel';
import { tabId } from '@/components/ui/tabs';
import { NO_FILTER } from '@/lib/shifts/views/shift-filter';
import { uiStore } from '@/stores/app/ui-store';

/** The button of the toolbar that opens the filter; a phone has none. */
export const FILTER_BUTTON_ID = 'calendar-filter';

/** Sends the focus to what stays when a filter and its buttons go. */
export function leaveFilter(): void {
  const tab = tabId(VIEW_PANEL_ID, uiStore.getState().currentView);
  (document.getElementById(FILTER_BUTTON_ID) ?? document.getElementById(tab))?.focus();
}

/** Shows everything again. */
export function clearFilter(): void {
  leaveFilter();
  uiStore.setFilter(NO_FILTER);
}
