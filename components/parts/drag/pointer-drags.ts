import { LONG_PRESS_MS } from '@/lib/timing';
import type { DragSession } from './drag-session';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface PointerDrags {
  press(card: HTMLElement, event: PointerEvent): void;
  cancel(): void;
}

/** A smaller mouse movement is a click. */
const MOUSE_PX = 5;
/** A larger finger movement before the long press scrolls. */
const FINGER_PX = 8;

/** Handles the press, the pointer capture and scrolling at the edges; the session handles the rest. */
export function createPointerDrags(
  begin: (card: HTMLElement, press: PointerEvent) => DragSession | undefined,
  onEnd: () => void,
): PointerDrags {
  let session: DragSession | undefined;
  let release = () => {};

  function end(act: (ended: DragSession) => void): void {
    release();
    const ended = session;
    session = undefined;
    if (!ended) return;
    onEnd();
    act(ended);
  }
  const cancel = () => end((ended) => ended.cancel());

  function press(card: HTMLElement, down: PointerEvent): void {
    if (session) return;
    release();
    const listening = new AbortController();
    const { signal } = listening;
    const capture = { signal, capture: true };
    const isFinger = down.pointerType === 'touch';
    const scrollAt = createEdgeScroll();
    let at: Point = { x: down.clientX, y: down.clientY };
    let isMoved = false;
    let frame = 0;

    const start = (event: PointerEvent) => {
      clearTimeout(longPress);
      if (event.defaultPrevented) return release();
      try {
        document.body.setPointerCapture(down.pointerId);
      } catch {
        return release();
      }
      session = begin(card, down);
      if (!session) return release();
      swallowEndOfGesture();
      // A finger's events stay with the touched element, even after it has left the page.
      for (const element of [down.target, document.body])
        element?.addEventListener('touchmove', preventDefault, { signal, passive: false });
      window.addEventListener('contextmenu', preventDefault, capture);
    };
    const longPress = isFinger ? setTimeout(start, LONG_PRESS_MS, down) : undefined;
    release = () => {
      listening.abort();
      clearTimeout(longPress);
      cancelAnimationFrame(frame);
    };

    const follow = () => {
      // Scroll before moving the picture: the scroll's hit test would otherwise lay out the moved picture.
      const isScrolling = scrollAt(at);
      if (isMoved) session?.moveTo(at.x, at.y);
      isMoved = false;
      frame = isScrolling ? requestAnimationFrame(follow) : 0;
    };
    const on = (type: 'pointermove' | 'pointerup' | 'pointercancel', act: (event: PointerEvent) => void) =>
      window.addEventListener(type, (event) => event.pointerId === down.pointerId && act(event), capture);
    on('pointermove', (event) => {
      const { clientX: x, clientY: y } = event;
      if (!session) {
        const isFar = Math.hypot(x - down.clientX, y - down.clientY) > (isFinger ? FINGER_PX : MOUSE_PX);
        if (!isFar) return;
        if (isFinger) return release();
        start(event);
      }
      if (!session) return;
      preventDefault(event);
      event.stopPropagation();
      at = { x, y };
      isMoved = true;
      frame ||= requestAnimationFrame(follow);
    });
    on('pointerup', (event) => {
      if (session) {
        preventDefault(event);
        event.stopPropagation();
      }
      end((ended) => {
        // The last pointer move may still wait for its frame.
        ended.setCopy(event.altKey);
        ended.moveTo(event.clientX, event.clientY);
        ended.drop();
      });
    });
    on('pointercancel', cancel);
    // Prevents the browser's drag and drop, such as of a link.
    window.addEventListener('dragstart', preventDefault, capture);
  }

  return { press, cancel };
}

function preventDefault(event: Event): void {
  event.preventDefault();
}

/** The touchend and click that end a drag must not turn the page, close a panel or open a dialog. */
function swallowEndOfGesture(): void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  const onTouchEnd = (event: TouchEvent) => {
    if (event.cancelable) event.preventDefault();
  };
  const onClick = (event: MouseEvent) => {
    // A click by keyboard has detail 0.
    if (event.detail === 0) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('touchend', onTouchEnd, { ...options, passive: false });
  window.addEventListener('click', onClick, options);
  window.addEventListener('pointerdown', () => listening.abort(), options);
}

/** The share of a scroller at each edge in which dragging scrolls, and the maximum pixels per frame. */
const EDGE = { x: 0.08, y: 0.12 } as const;
const MAX_SCROLL_PX = 18;
/** How far beside a scroller the pointer may be to scroll. */
const BESIDE_PX = 10;

/**
 * Scrolls in directions in which the pointer has moved near an edge; returns whether anything scrolled.
 * Continues after the pointer leaves the scroller.
 */
function createEdgeScroll(): (at: Point) => boolean {
  let before: Point | undefined;
  let under: Element | undefined;
  let scrollers: readonly Element[] = [];
  let isScrolling = false;
  const allowed = { x: new Set<number>(), y: new Set<number>() };
  return (at) => {
    if (before) for (const axis of AXES) allowed[axis].add(Math.sign(at[axis] - before[axis]));
    before = at;
    const found = document.elementFromPoint(at.x, at.y) ?? under;
    if (found && found !== under) {
      under = found;
      const next = scrollersFrom(found);
      if (!isScrolling || next.length >= scrollers.length) scrollers = next;
    }
    isScrolling = scrollers.some((element) => {
      const box = boxOf(element);
      const by = { x: scrollBy('x', at, box), y: scrollBy('y', at, box) };
      for (const axis of AXES) if (!allowed[axis].has(Math.sign(by[axis]))) by[axis] = 0;
      const { scrollLeft, scrollTop } = element;
      if (by.x) element.scrollLeft += by.x;
      if (by.y) element.scrollTop += by.y;
      return element.scrollLeft !== scrollLeft || element.scrollTop !== scrollTop;
    });
    return isScrolling;
  };
}

const AXES = ['x', 'y'] as const;

interface Box {
  readonly start: Point;
  readonly end: Point;
}

/** Scrolls faster the nearer the pointer is to the edge, and beyond. */
function scrollBy(axis: 'x' | 'y', at: Point, { start, end }: Box): number {
  const across = axis === 'x' ? 'y' : 'x';
  if (at[across] < start[across] - BESIDE_PX || at[across] > end[across] + BESIDE_PX) return 0;
  const edge = (end[axis] - start[axis]) * EDGE[axis];
  if (edge <= 0) return 0;
  const [over, under] = [start[axis] + edge - at[axis], at[axis] - (end[axis] - edge)];
  // A browser may drop fractions of pixels.
  const speed = Math.ceil((MAX_SCROLL_PX * Math.max(over, under, 0)) / edge);
  return over > under ? -speed : speed;
}

function boxOf(element: Element): Box {
  if (element === document.scrollingElement)
    return { start: { x: 0, y: 0 }, end: { x: window.innerWidth, y: window.innerHeight } };
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { start: { x: left, y: top }, end: { x: right, y: bottom } };
}

/** Innermost first. */
function scrollersFrom(element: Element): readonly Element[] {
  const found: Element[] = [];
  for (
    let each: Element | null = element;
    each && each !== document.scrollingElement;
    each = each.parentElement
  ) {
    const { overflowX, overflowY, position } = getComputedStyle(each);
    if (/auto|scroll/.test(overflowX + overflowY)) found.push(each);
    if (position === 'fixed') break;
  }
  return document.scrollingElement ? [...found, document.scrollingElement] : found;
}
