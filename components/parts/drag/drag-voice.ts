let region: HTMLElement | undefined;

/** A card in a dialog needs its live region there: screen readers ignore content outside an open dialog. */
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
