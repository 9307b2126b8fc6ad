/** Scrolls the list, and only the list, until the element's end is in it; `scrollIntoView` would move the frame too. */
export function bringIntoView(element: HTMLElement | null): void {
  const list = element?.closest<HTMLElement>('[data-scroller]');
  if (!element || !list) return;
  const [own, around] = [element.getBoundingClientRect(), list.getBoundingClientRect()];
  const hidden = own.bottom - around.bottom;
  // Never so far that its beginning leaves.
  if (hidden > 0) list.scrollTop += Math.min(hidden, Math.max(own.top - around.top, 0));
}
