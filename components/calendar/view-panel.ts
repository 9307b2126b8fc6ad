/** The element that the tabs switch. */
export const VIEW_PANEL_ID = 'calendar-view';
