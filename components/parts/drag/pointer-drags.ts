import {
  AutoScroller,
  DragDropManager,
  Draggable,
  PointerActivationConstraints,
  PointerSensor,
} from '@dnd-kit/dom';
import { LONG_PRESS_MS } from '@/lib/timing';
import type { DragSession } from './drag-session';

interface PointerDrags {
  /**
   * Makes the pressed card draggable. `isLate`: its pointerdown has already been dispatched, but the pointer is still
   * down.
   */
  press(card: HTMLElement, event: PointerEvent, isLate: boolean): void;
  /** Cancels the current drag. */
  cancel(): void;
  destroy(): void;
}

/** A mouse that moves less only clicks. */
const MOUSE_PX = 5;
/** A finger that moves more before the long press is over scrolls. */
const FINGER_PX = 8;
/** The edge area of a scroller, as a share of its size, where it scrolls automatically, and how fast. */
const SCROLL = { threshold: { x: 0.08, y: 0.12 }, acceleration: 18 } as const;

/**
 * Drags by mouse, pen and finger. The library detects when a press becomes a drag, captures the pointer, keeps the page
 * from scrolling under a finger, and scrolls at the edges. The session handles targets and appearance, so that no drop
 * target needs its own observer.
 */
export function createPointerDrags(
  begin: (card: HTMLElement, press: PointerEvent) => DragSession | undefined,
  onEnd: () => void,
): PointerDrags {
  const sensor = PointerSensor.configure({
    preventActivation: () => false,
    activationConstraints: ({ pointerType }) =>
      pointerType === 'touch'
        ? [new PointerActivationConstraints.Delay({ value: LONG_PRESS_MS, tolerance: FINGER_PX })]
        : [new PointerActivationConstraints.Distance({ value: MOUSE_PX })],
  });
  const manager = new DragDropManager({ sensors: [sensor], plugins: [AutoScroller.configure(SCROLL)] });
  let pressed:
    | { readonly card: HTMLElement; readonly event: PointerEvent; readonly draggable: Draggable }
    | undefined;
  let session: DragSession | undefined;

  manager.monitor.addEventListener('dragstart', () => {
    if (pressed) session = begin(pressed.card, pressed.event);
    if (session) ownTheGesture();
    else manager.actions.stop({ canceled: true });
  });
  manager.monitor.addEventListener('dragmove', ({ to }) => {
    if (!to) return;
    // After the library's hit test, which would otherwise have to lay out the moved picture first.
    queueMicrotask(() => queueMicrotask(() => session?.moveTo(to.x, to.y)));
  });
  manager.monitor.addEventListener('dragend', ({ canceled, nativeEvent }) => {
    const ended = session;
    session = undefined;
    if (!ended) return;
    onEnd();
    if (canceled) return ended.cancel();
    if (nativeEvent instanceof PointerEvent) {
      // The last pointer move may still be waiting for its frame.
      ended.setCopy(nativeEvent.altKey);
      ended.moveTo(nativeEvent.clientX, nativeEvent.clientY);
    }
    ended.drop();
  });

  return {
    press(card, event, isLate) {
      if (session) return;
      pressed?.draggable.destroy();
      const draggable = new Draggable({ id: 'pressed', element: card, register: false }, manager);
      draggable.register();
      pressed = { card, event, draggable };
      if (isLate) card.dispatchEvent(new PointerEvent('pointerdown', { ...initOf(event), bubbles: false }));
    },
    cancel: () => manager.actions.stop({ canceled: true }),
    destroy() {
      pressed?.draggable.destroy();
      manager.destroy();
    },
  };
}

/** The touchend and click that end a drag must not turn the page, close a panel or open a dialog. */
function ownTheGesture(): void {
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

function initOf(event: PointerEvent): PointerEventInit {
  const { pointerId, pointerType, isPrimary, button, buttons, clientX, clientY, altKey } = event;
  return { pointerId, pointerType, isPrimary, button, buttons, clientX, clientY, altKey, cancelable: true };
}
