/** Without the calendar, the panel is a page of its own. */
export default function NoCalendar() {
  return null;
}
