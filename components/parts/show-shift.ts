import { SHOW_SHIFT_WAIT_MS } from '@/lib/timing';

function showNow(shiftId: string, takesFocus: boolean): boolean {
  const card = document.querySelector<HTMLElement>(`[data-shift-id="${CSS.escape(shiftId)}"]`);
  card?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  // A row is not focusable itself; its first button is.
  if (takesFocus) (card?.hasAttribute('tabindex') ? card : card?.querySelector('button'))?.focus();
  return card !== null;
}

/** Scrolls the shift's card into view once the calendar has rendered it; `takesFocus` also focuses it. */
export function showShift(shiftId: string, { takesFocus = false } = {}): void {
  const watcher = new MutationObserver(() => {
    if (showNow(shiftId, takesFocus)) watcher.disconnect();
  });
  watcher.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => watcher.disconnect(), SHOW_SHIFT_WAIT_MS);
  if (showNow(shiftId, takesFocus)) watcher.disconnect();
}
