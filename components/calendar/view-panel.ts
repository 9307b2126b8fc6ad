export const VIEW_PANEL_ID = 'calendar-view';
