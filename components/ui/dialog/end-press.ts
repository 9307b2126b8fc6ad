import { DOUBLE_CLICK_MS } from '@/lib/timing';

const REST = ['mousedown', 'mouseup', 'click'] as const;

/**
 * Swallows the rest of the current press: by touch, mouse events and click follow after the finger lifts.
 * They would reach the page below an overlay that just closed.
 */
export function endPress(): void {
  const listening = new AbortController();
  const { signal } = listening;
  const end = () => listening.abort();
  const take = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    if (event.type === 'click') end();
  };
  for (const type of REST) window.addEventListener(type, take, { capture: true, signal });
  window.addEventListener('pointerdown', end, { capture: true, signal });
  setTimeout(end, DOUBLE_CLICK_MS);
}
