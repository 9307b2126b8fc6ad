import { SHOW_SHIFT_WAIT_MS } from '@/lib/timing';

/** The focusable element of a shift: itself, or its first button, because rows are not focusable. */
export function focusPlaceOf(card: HTMLElement): HTMLElement | null {
  return card.hasAttribute('tabindex') || card.matches('button') ? card : card.querySelector('button');
}

function showNow(shiftId: string, takesFocus: boolean): boolean {
  const card = document.querySelector<HTMLElement>(`[data-shift-id="${CSS.escape(shiftId)}"]`);
  card?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  if (takesFocus && card) focusPlaceOf(card)?.focus();
  return card !== null;
}

/** Scrolls to the shift once the calendar has rendered its card. */
export function showShift(shiftId: string, { takesFocus = false } = {}): void {
  const watcher = new MutationObserver(() => {
    if (showNow(shiftId, takesFocus)) watcher.disconnect();
  });
  watcher.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => watcher.disconnect(), SHOW_SHIFT_WAIT_MS);
  if (showNow(shiftId, takesFocus)) watcher.disconnect();
}
