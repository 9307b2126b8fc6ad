let region: HTMLElement | undefined;

/**
 * Announces the text to screen readers. If the card is in a dialog, the live region is too: nothing outside an open
 * dialog is read.
 */
export function sayOfDrag(text: string, around: Element): void {
  const host = around.closest('[role="dialog"]') ?? document.body;
  if (region?.parentElement !== host) {
    region?.remove();
    region = document.createElement('div');
    region.className = 'sr-only';
    region.dataset.dragVoice = '';
    region.setAttribute('role', 'status');
    region.setAttribute('aria-live', 'assertive');
    host.append(region);
  }
  region.textContent = text;
}
