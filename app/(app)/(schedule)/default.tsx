/** Without the calendar the panel stands as a page of its own. */
export default function NoCalendar() {
  return null;
}
