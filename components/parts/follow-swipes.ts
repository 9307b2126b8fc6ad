import { swipeStep, type TouchPoint } from '@/lib/page-swipe';
import { SWIPE_VIBRATION_MS } from '@/lib/timing';

interface Swipes {
  /** Whether a touch that begins there means something else. */
  readonly isTaken: (target: Element) => boolean;
  /** Turns by a step; whether there was anything to turn to, which is then felt. */
  readonly turn: (step: 1 | -1) => boolean;
}

/** Follows the swipes of one finger within the target until the returned function is called. */
export function followSwipes(within: HTMLElement | Window, { isTaken, turn }: Swipes): () => void {
  let start: TouchPoint | undefined;
  const onStart = ({ touches, target }: TouchEvent) => {
    const [finger] = touches;
    const isFree = touches.length === 1 && target instanceof Element && !isTaken(target);
    start = isFree && finger ? { x: finger.clientX, y: finger.clientY } : undefined;
  };
  const onEnd = ({ changedTouches: [finger], defaultPrevented }: TouchEvent) => {
    // A finger that dragged something turns nothing.
    const from = defaultPrevented ? undefined : start;
    const step = from && finger && swipeStep(from, { x: finger.clientX, y: finger.clientY });
    start = undefined;
    // Some browsers refuse it before the first tap or do not support it.
    if (step && turn(step)) navigator.vibrate?.(SWIPE_VIBRATION_MS);
  };
  const onCancel = () => {
    start = undefined;
  };
  const listening = new AbortController();
  const options = { passive: true, signal: listening.signal };
  // Both kinds of target have them, but only on each alone does TypeScript know their events.
  const listen = within as HTMLElement;
  listen.addEventListener('touchstart', onStart, options);
  listen.addEventListener('touchend', onEnd, options);
  listen.addEventListener('touchcancel', onCancel, options);
  return () => listening.abort();
}
