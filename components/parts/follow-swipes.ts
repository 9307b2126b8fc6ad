import { swipeStep, type TouchPoint } from '@/lib/page-swipe';
import { SWIPE_VIBRATION_MS } from '@/lib/timing';

interface Swipes {
  /** Whether touches on the element have another meaning. */
  readonly isTaken: (target: Element) => boolean;
  /** Turns the page; returns false if there is no page in that direction. The phone vibrates on true. */
  readonly turn: (step: 1 | -1) => boolean;
}

/** Watches one-finger swipes; returns a function that stops watching. */
export function followSwipes(within: HTMLElement | Window, { isTaken, turn }: Swipes): () => void {
  let start: TouchPoint | undefined;
  const onStart = ({ touches, target }: TouchEvent) => {
    const [finger] = touches;
    const isFree = touches.length === 1 && target instanceof Element && !isTaken(target);
    start = isFree && finger ? { x: finger.clientX, y: finger.clientY } : undefined;
  };
  const onEnd = ({ changedTouches: [finger], defaultPrevented }: TouchEvent) => {
    // A touch that ended a drag has its default prevented, and is no swipe.
    const from = defaultPrevented ? undefined : start;
    const step = from && finger && swipeStep(from, { x: finger.clientX, y: finger.clientY });
    start = undefined;
    // Some browsers refuse to vibrate before the first tap, or lack the function.
    if (step && turn(step)) navigator.vibrate?.(SWIPE_VIBRATION_MS);
  };
  const onCancel = () => {
    start = undefined;
  };
  const listening = new AbortController();
  const options = { passive: true, signal: listening.signal };
  // Elements and the window have the same touch events, but TypeScript has no listener type for the union.
  const listen = within as HTMLElement;
  listen.addEventListener('touchstart', onStart, options);
  listen.addEventListener('touchend', onEnd, options);
  listen.addEventListener('touchcancel', onCancel, options);
  return () => listening.abort();
}
