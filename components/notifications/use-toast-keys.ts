import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { focusChain } from '@/components/ui/page/use-focus-return';
import { keysOf } from '@/lib/shortcuts/shortcuts';

const BUTTON = 'button';

/**
 * The key of the toasts goes to the newest one, and it or Escape back to where the focus was. Tab goes round in them, so
 * no button of theirs is a tab stop of the page; the key works wherever the focus is, also while somebody types.
 */
export function useToastKeys(stack: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = stack.current;
    if (!element) return;
    const onFocusIn = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Element) || element.contains(relatedTarget)) return;
      origins.set(element, focusChain(relatedTarget));
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
      const newest = newestButton(element);
      const isInside = element.contains(document.activeElement);
      const isKey = !event.shiftKey && keysOf('notices').includes(event.key);
      if (isInside && (isKey || event.key === 'Escape')) goBack(element);
      else if (isKey && newest) {
        // From nowhere, it goes back to nowhere.
        origins.delete(element);
        newest.focus();
        // A field that closes when it is left takes the focus to its place first.
        if (!newest.matches(':focus')) newest.focus();
      } else if (isInside && event.key === 'Tab') step(element, event.shiftKey ? -1 : 1);
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    element.addEventListener('focusin', onFocusIn);
    window.addEventListener('keydown', onKeyDown, true);
    return () => {
      element.removeEventListener('focusin', onFocusIn);
      window.removeEventListener('keydown', onKeyDown, true);
    };
  }, [stack]);
}

/** Hands the focus on when the toast in which it is goes: to the next one, or back. */
export function useToastFocus(toast: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = toast.current;
    const stack = element?.parentElement;
    return () => {
      if (!stack || !element?.contains(document.activeElement)) return;
      queueMicrotask(() => {
        // Whoever has pressed Undo may be at what came back.
        if (document.activeElement && document.activeElement !== document.body) return;
        const next = stack.isConnected ? newestButton(stack) : null;
        if (next) next.focus();
        else goBack(stack);
      });
    };
  }, [toast]);
}

/** Where the focus was before it went to a toast, and the focusable elements around it. */
const origins = new WeakMap<Element, readonly HTMLElement[]>();

function goBack(stack: HTMLElement): void {
  const origin = origins.get(stack)?.find(({ isConnected }) => isConnected);
  if (origin) origin.focus();
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** The first button of the newest toast, which stands lowest. */
function newestButton(stack: HTMLElement): HTMLElement | null {
  return stack.querySelector<HTMLElement>(`:scope > :last-child ${BUTTON}`);
}

function step(stack: HTMLElement, by: number): void {
  const buttons = Array.from(stack.querySelectorAll<HTMLElement>(BUTTON));
  const at = buttons.findIndex((button) => button.matches(':focus'));
  buttons.at((at + by) % buttons.length)?.focus();
}
