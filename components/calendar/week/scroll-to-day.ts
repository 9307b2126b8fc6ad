/**
 * Scrolls a day of the phone's list to the top. Scrolls only the list: `scrollIntoView` would also move the frame
 * around it, and the bar.
 */
export function scrollToDay(date: string): void {
  const day = document.getElementById(`day-${date}`);
  const list = day?.parentElement;
  if (day && list) list.scrollTop = day.offsetTop - list.offsetTop;
}
