/** Without the calendar, the panel is a separate page. */
export default function NoCalendar() {
  return null;
}
