let region: HTMLElement | undefined;

/**
 * Says the text to those who do not see the drag. The region stands in the dialog around the card, if there is one:
 * what lies outside an open dialog is not read.
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
