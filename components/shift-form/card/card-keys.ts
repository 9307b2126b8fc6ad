import { isLetterKey } from '@/lib/shortcuts/letter-key';
import type { OpenedShift, ShiftPressesHandle } from './opened-shift';

const CARD = '[data-side-card]';
const MOVING: ReadonlySet<string> = new Set([
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'PageUp',
  'PageDown',
]);
const DELETING: ReadonlySet<string> = new Set(['Delete', 'Backspace']);
/** Every other key goes on without the card, also Shift and Ctrl: what is selected next may lie under it. */
const STAYS_OPEN: ReadonlySet<string> = new Set(['Alt', 'Enter']);
const LETTERS_OF_SHIFT = ['c', 'm', 'w', 'x'] as const;

interface KeysInReach extends Pick<ShiftPressesHandle, 'close'> {
  readonly signal: AbortSignal;
  readonly opened: () => OpenedShift | undefined;
}

/**
 * The keys while a shift's card is open, wherever the focus is: Escape closes, Tab goes into the card and leaves it, and
 * the keys of the shift act on it. Before every other listener, so that a panel below does not take Escape.
 */
export function keepKeysInReach({ signal, opened, close }: KeysInReach): void {
  const onKeyDown = (event: KeyboardEvent) => {
    const open = opened();
    const { target } = event;
    if (open?.kind !== 'card' || event.isComposing || !(target instanceof Element)) return;
    const card = document.querySelector<HTMLElement>(CARD);
    const isInside = card?.contains(target) === true;
    if (!isInside && !open.anchor.contains(target)) return;
    const take = () => {
      event.preventDefault();
      event.stopPropagation();
    };
    if (event.key === 'Escape') {
      take();
      close(true);
    } else if (event.key === 'Tab' && card) tab(card, isInside, event, close, take);
    // Held since it opened the card.
    else if (isInside && event.key === 'Enter' && event.repeat) take();
    else if (isInside && isOfShift(event)) {
      take();
      close(true);
      document.activeElement?.dispatchEvent(copyOf(event));
    } else if (!isInside && !STAYS_OPEN.has(event.key)) close(false);
  };
  window.addEventListener('keydown', onKeyDown, { signal, capture: true });
}

function tab(
  card: HTMLElement,
  isInside: boolean,
  { shiftKey, target }: KeyboardEvent,
  close: ShiftPressesHandle['close'],
  take: () => void,
): void {
  const controls = Array.from(card.querySelectorAll<HTMLElement>('button'));
  if (!isInside) {
    if (shiftKey) close(false);
    else {
      take();
      controls[0]?.focus();
    }
  } else if (shiftKey ? target === card || target === controls[0] : target === controls.at(-1)) {
    // From the shift the browser goes on forwards; backwards, the shift itself is the next stop.
    if (shiftKey) take();
    close(true);
  }
}

/**
 * What the keys mean on a shift, they mean in its card too: they close it and go on from there. Those that move scroll
 * what is not a button, such as long notes.
 */
function isOfShift(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
  if (MOVING.has(event.key)) return event.target instanceof HTMLButtonElement;
  return DELETING.has(event.key) || LETTERS_OF_SHIFT.some((letter) => isLetterKey(event, letter));
}

function copyOf({ key, code }: KeyboardEvent): KeyboardEvent {
  return new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true });
}
