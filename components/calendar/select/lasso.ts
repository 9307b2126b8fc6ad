import { idsOf, shownCards } from './shown-cards';

/** Distance the pointer moves before a press becomes a lasso. */
const START_PX = 6;
/** Distance from an edge at which the view scrolls, and the scroll step per frame. */
const EDGE_PX = 36;
const SCROLL_PX = 14;

interface Lasso {
  /** Called with the ids of all touched shifts whenever they may have changed. */
  readonly onTouch: (ids: readonly string[]) => void;
  /** The press moved and became a lasso; the click that follows must be ignored. */
  readonly onStart: () => void;
  /** Escape was pressed, or the pointer was canceled. */
  readonly onCancel: () => void;
}

/** Follows a mouse press on empty ground and reports what the drawn rectangle touches. */
export function followLasso(press: PointerEvent, panel: HTMLElement, lasso: Lasso): void {
  const ground = press.target instanceof Element ? press.target : panel;
  const scroller = scrollerOf(ground, panel);
  const origin = { x: press.clientX + scroller.scrollLeft, y: press.clientY + scroller.scrollTop };
  const scrolledAway = new Map<string, boolean>();
  let pointer = { x: press.clientX, y: press.clientY };
  let frame: HTMLElement | undefined;
  let tick = 0;

  const draw = () => {
    if (!frame) return;
    const view = scroller.getBoundingClientRect();
    const from = { x: origin.x - scroller.scrollLeft, y: origin.y - scroller.scrollTop };
    const left = Math.max(view.left, Math.min(from.x, pointer.x));
    const right = Math.min(view.right, Math.max(from.x, pointer.x));
    const top = Math.min(from.y, pointer.y);
    const bottom = Math.max(from.y, pointer.y);
    const shownTop = Math.max(view.top, top);
    const shownHeight = Math.max(0, Math.min(view.bottom, bottom) - shownTop);
    frame.style.cssText = `left:${left}px;top:${shownTop}px;width:${right - left}px;height:${shownHeight}px`;
    const cards = shownCards(panel);
    const touched = cards.filter((card) => {
      const box = card.getBoundingClientRect();
      return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
    });
    // Rows of a long list leave the page when scrolled away; they keep their last state.
    const touchedIds = new Set(idsOf(touched));
    for (const id of idsOf(cards)) scrolledAway.set(id, touchedIds.has(id));
    lasso.onTouch([...scrolledAway].flatMap(([id, isTouched]) => (isTouched ? [id] : [])));
  };
  const scrollAlong = () => {
    const view = scroller.getBoundingClientRect();
    const step =
      pointer.y > view.bottom - EDGE_PX ? SCROLL_PX : pointer.y < view.top + EDGE_PX ? -SCROLL_PX : 0;
    const before = scroller.scrollTop;
    if (step !== 0) scroller.scrollTop += step;
    if (scroller.scrollTop !== before) draw();
    tick = requestAnimationFrame(scrollAlong);
  };
  const begin = () => {
    frame = document.createElement('div');
    frame.className = 'lasso';
    frame.setAttribute('aria-hidden', 'true');
    document.body.append(frame);
    lasso.onStart();
    tick = requestAnimationFrame(scrollAlong);
  };
  const onMove = (event: PointerEvent) => {
    pointer = { x: event.clientX, y: event.clientY };
    if (!frame && Math.hypot(pointer.x - press.clientX, pointer.y - press.clientY) >= START_PX) begin();
    draw();
  };
  const end = () => {
    cancelAnimationFrame(tick);
    frame?.remove();
    listening.abort();
  };
  const cancel = () => {
    if (frame) lasso.onCancel();
    end();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !frame) return;
    event.preventDefault();
    event.stopPropagation();
    cancel();
  };
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('pointermove', onMove, { signal });
  window.addEventListener('pointerup', end, { signal });
  window.addEventListener('pointercancel', cancel, { signal });
  window.addEventListener('keydown', onKeyDown, { signal, capture: true });
  // Prevents text selection while drawing.
  document.addEventListener('selectstart', (event) => event.preventDefault(), { signal });
}

function scrollerOf(ground: Element, panel: HTMLElement): HTMLElement {
  for (let place: Element | null = ground; place && place !== panel; place = place.parentElement) {
    if (!(place instanceof HTMLElement)) continue;
    const { overflowY } = getComputedStyle(place);
    if (overflowY === 'auto' || overflowY === 'scroll') return place;
  }
  return panel;
}
