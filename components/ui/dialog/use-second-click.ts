import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { DOUBLE_CLICK_MS } from '@/lib/timing';
import { endPress } from './end-press';

const NEAR_PX = 16;
const CONTROLS = 'button, a, input, select, textarea, label, summary, [role="option"], [role="switch"]';

interface Press {
  readonly at: number;
  readonly x: number;
  readonly y: number;
  /** Undefined for the panel itself, null outside of it. */
  readonly control: Element | null | undefined;
}

/**
 * Ignores the second click of a double click if the dialog changed at the first: the click would hit another
 * button or the backdrop. Clicks on the same control count, and clicks on a control with the same
 * `data-repeats`, as in a list whose items are removed one by one.
 */
export function useSecondClick(onClose: () => void) {
  const last = useRef<Press>(undefined);
  const isStray = useRef(false);
  const isPressed = useRef(false);
  return {
    close: () => {
      if (isStray.current) return;
      if (isPressed.current) endPress();
      onClose();
    },
    handlers: {
      onPointerDownCapture({ target, currentTarget, timeStamp, clientX, clientY }: PointerEvent) {
        const element = target instanceof Element ? target : currentTarget;
        const control = element === currentTarget ? null : (element.closest(CONTROLS) ?? undefined);
        const before = last.current;
        isStray.current =
          before !== undefined &&
          !isMeantAgain(before.control, control) &&
          timeStamp - before.at < DOUBLE_CLICK_MS &&
          Math.hypot(clientX - before.x, clientY - before.y) < NEAR_PX;
        isPressed.current = true;
        last.current = { at: timeStamp, x: clientX, y: clientY, control };
      },
      onPointerUpCapture() {
        // A drag ends without a click; by touch, the click comes later.
        const press = last.current;
        setTimeout(() => {
          if (last.current !== press) return;
          isStray.current = false;
          isPressed.current = false;
        }, DOUBLE_CLICK_MS);
      },
      onPointerCancelCapture() {
        isStray.current = false;
        isPressed.current = false;
      },
      // Not a pointer's click any more; Escape closes.
      onKeyDownCapture() {
        isStray.current = false;
        isPressed.current = false;
      },
      onClickCapture(event: MouseEvent) {
        const isIgnored = isStray.current && event.detail > 1;
        isStray.current = false;
        if (!isIgnored) return;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}

function isMeantAgain(before: Press['control'], control: Press['control']): boolean {
  const repeats = control?.getAttribute('data-repeats');
  return before === control || (Boolean(repeats) && before?.getAttribute('data-repeats') === repeats);
}
