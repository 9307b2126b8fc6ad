/** The id of the tab panel of the calendar's views. */
export const VIEW_PANEL_ID = 'calendar-view';
