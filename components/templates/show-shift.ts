import { SHOW_SHIFT_WAIT_MS } from '@/lib/timing';

function showNow(shiftId: string): boolean {
  const card = document.querySelector(`[data-shift-id="${CSS.escape(shiftId)}"]`);
  card?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return card !== null;
}

/** Scrolls the shift's card into view once the calendar has rendered it. */
export function showShift(shiftId: string): void {
  const watcher = new MutationObserver(() => {
    if (showNow(shiftId)) watcher.disconnect();
  });
  watcher.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => watcher.disconnect(), SHOW_SHIFT_WAIT_MS);
  if (showNow(shiftId)) watcher.disconnect();
}
