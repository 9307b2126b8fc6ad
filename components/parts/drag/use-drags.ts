'use client';

import { useEffect, useRef } from 'react';
import { DRAG_VIBRATION_MS } from '@/lib/timing';
import { beginDrag, type DragSession } from './drag-session';
import { useDragTexts } from './drag-texts';
import type { DropTarget } from './drop-target';
import type { DragsProps } from './lazy-drags';
import { createPickUpKeys } from './pick-up-key';
import { createPointerDrags } from './pointer-drags';

interface DragsSetup extends DragsProps {
  /** Selector of the draggable elements; each has `data-shift-id`. */
  cards: string;
  /** Undefined if the card cannot be dragged. */
  dropTargetOf: (card: HTMLElement, at: { readonly x: number; readonly y: number }) => DropTarget | undefined;
  keys: string;
}

/** Drags cards by mouse, finger and keyboard, with one set of listeners for all cards. */
export function useDrags({ cards, dropTargetOf, keys, drainHeldStart }: DragsSetup): void {
  const texts = useDragTexts();
  const latest = useRef({ dropTargetOf, texts, keys });
  useEffect(() => {
    latest.current = { dropTargetOf, texts, keys };
  });
  const firstHeld = useRef<typeof drainHeldStart | undefined>(drainHeldStart);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    let current: { readonly session: DragSession; readonly isByKeys: boolean } | undefined;

    const cardOf = (target: EventTarget | null) =>
      target instanceof Element ? (target.closest<HTMLElement>(cards) ?? undefined) : undefined;
    const begin = (card: HTMLElement, event: PointerEvent | undefined) => {
      const box = card.getBoundingClientRect();
      const at = event
        ? { x: event.clientX, y: event.clientY }
        : { x: box.left + box.width / 2, y: box.top + box.height / 2 };
      const dropTarget = latest.current.dropTargetOf(card, at);
      if (!dropTarget) return undefined;
      const mode = !event ? 'keys' : event.pointerType === 'touch' ? 'touch' : 'mouse';
      if (mode === 'touch') navigator.vibrate?.(DRAG_VIBRATION_MS);
      const isCopy = event?.altKey ?? false;
      const session = beginDrag({ ...latest.current, dropTarget, mode, card, at, isCopy });
      current = { session, isByKeys: mode === 'keys' };
      return session;
    };
    const forget = () => {
      current = undefined;
    };
    const cancelCurrent = () => {
      current?.session.cancel();
      forget();
    };
    const pointerDrags = createPointerDrags((card, event) => {
      cancelCurrent();
      return begin(card, event);
    }, forget);
    const beginByKeys = (card: HTMLElement) => {
      if (current) return;
      const session = begin(card, undefined);
      if (session) moveByKeys(session, card, cards, forget);
    };

    const onPress = (event: PointerEvent) => {
      const card = cardOf(event.target);
      if (card && isPlainPress(event)) pointerDrags.press(card, event);
    };
    const isPickUp = createPickUpKeys();
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event;
      if (!isPickUp(event) || event.defaultPrevented) return;
      if (!(target instanceof HTMLElement) || !target.matches(cards)) return;
      // The focus may have moved since the held press.
      if (document.activeElement !== target) return;
      event.preventDefault();
      beginByKeys(target);
    };
    // Handles Escape and Alt during a pointer drag, for any focus.
    const onKeyDuringDrag = (event: KeyboardEvent) => {
      if (!current || current.isByKeys) return;
      if (event.key === 'Alt') current.session.setCopy(event.type === 'keydown');
      else if (event.key === 'Escape' && event.type === 'keydown') {
        pointerDrags.cancel();
        event.stopImmediatePropagation();
      } else return;
      event.preventDefault();
    };
    window.addEventListener('pointerdown', onPress, { signal, capture: true });
    window.addEventListener('keydown', onKeyDuringDrag, { signal, capture: true });
    window.addEventListener('keyup', onKeyDuringDrag, { signal, capture: true });
    window.addEventListener('keydown', onKeyDown, { signal });
    const start = firstHeld.current?.();
    firstHeld.current = undefined;
    if (start instanceof PointerEvent) onPress(start);
    else if (start) onKeyDown(start);
    return () => {
      listening.abort();
      cancelCurrent();
      pointerDrags.cancel();
    };
  }, [cards]);
}

function isPlainPress({ button, isPrimary, ctrlKey, metaKey, shiftKey }: PointerEvent): boolean {
  // With these modifiers the press selects.
  return button === 0 && isPrimary && !ctrlKey && !metaKey && !shiftKey;
}

/** A long list renders the rows it was scrolled to within a few frames. */
const MAX_FRAMES = 20;

/** Enter or Space drops, with Alt as a copy; Escape or leaving the card cancels. Other keys are ignored. */
function moveByKeys(session: DragSession, card: HTMLElement, cards: string, onEnd: () => void): void {
  const listening = new AbortController();
  const { signal } = listening;
  const end = (act: () => void) => {
    listening.abort();
    onEnd();
    act();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const isDrop = event.key === 'Enter' || event.key === ' ';
    if (isDrop) {
      session.setCopy(event.altKey);
      end(session.drop);
    } else if (event.key === 'Escape') end(session.cancel);
    else session.step(event);
    if (isDrop) focusCard(session.dropTarget.shiftId, cards);
  };
  const onLeave = () => end(session.cancel);
  window.addEventListener('keydown', onKeyDown, { signal, capture: true });
  window.addEventListener('pointerdown', onLeave, { signal, capture: true });
  card.addEventListener('blur', onLeave, { signal });
}

function focusCard(shiftId: string, cards: string, frames = MAX_FRAMES): void {
  const selector = `[data-shift-id="${CSS.escape(shiftId)}"]`;
  const card = Array.from(document.querySelectorAll<HTMLElement>(selector)).find((found) =>
    found.matches(cards),
  );
  if (card) card.focus();
  else if (frames > 0) requestAnimationFrame(() => focusCard(shiftId, cards, frames - 1));
}
