import { SHOW_SHIFT_WAIT_MS } from '@/lib/timing';

/** What takes the focus for the element of a shift: itself, or its first button, because a row is not focusable. */
export function focusPlaceOf(card: HTMLElement): HTMLElement | null {
  return card.hasAttribute('tabindex') || card.matches('button') ? card : card.querySelector('button');
}

function showNow(shiftId: string, takesFocus: boolean): boolean {
  const card = document.querySelector<HTMLElement>(`[data-shift-id="${CSS.escape(shiftId)}"]`);
  card?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  if (takesFocus && card) focusPlaceOf(card)?.focus();
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
