/** Renders nothing beside a panel that was opened without the calendar. */
export default function NoCalendar() {
  return null;
}
