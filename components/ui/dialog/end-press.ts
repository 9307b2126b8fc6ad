import { DOUBLE_CLICK_MS } from '@/lib/timing';

const REST = ['mousedown', 'mouseup', 'click'] as const;

/**
 * Takes the rest of the press that is under way: by touch, the mouse events and the click come after the finger has left,
 * and would reach what lies below an overlay that has closed at that.
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
  // Another press is meant.
  window.addEventListener('pointerdown', end, { capture: true, signal });
  setTimeout(end, DOUBLE_CLICK_MS);
}
