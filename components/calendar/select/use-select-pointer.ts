'use client';

import { useEffect } from 'react';
import { DRAW_PLACE } from '@/components/parts/timeline/ground';
import type { ScheduleStore } from '@/stores/schedule/schedule';
import { selectionStore } from '@/stores/schedule/selection';
import { shownShiftIds } from '@/stores/schedule/shown-shifts';
import { useScheduleStore } from '@/stores/schedule/use-schedule';
import { followLasso } from './lasso';
import { cardAt, focusCard, idsOf, isEmptyGround, shownCards, shownPanel } from './shown-cards';

/** A press that moved further was a drag; its click is ignored. */
const CLICK_PX = 6;

/**
 * Selects by mouse and touch: Ctrl, Cmd or Shift with a click, and a plain click or tap while there is a selection; a
 * lasso on empty ground, and a click there to clear. One listener for all cards, before their own.
 */
export function useSelectPointer(): void {
  const store = useScheduleStore();
  useEffect(() => {
    let pressed = { x: 0, y: 0 };
    let isLasso = false;
    const onPointerDown = (event: PointerEvent) => {
      pressed = { x: event.clientX, y: event.clientY };
      isLasso = false;
      const place = placeOf(event);
      const isPlain = event.pointerType === 'mouse' && event.button === 0 && !event.altKey;
      if (!place || !isPlain || !isEmptyGround(place.target) || isOnScrollbar(event, place.target)) return;
      // There a press draws a shift.
      if (place.target.closest(DRAW_PLACE)) return;
      const { ids: before } = selectionStore.getState();
      const kept = isAdding(event) ? before : new Set<string>();
      followLasso(event, place.panel, {
        onStart() {
          isLasso = true;
        },
        onTouch: (ids) => isLasso && selectionStore.replace([...kept, ...ids]),
        onCancel: () => selectionStore.replace(before),
      });
    };
    // Shift must select the shift, not text.
    const onMouseDown = (event: MouseEvent) => {
      const place = placeOf(event);
      if (place && isAdding(event) && cardAt(place.target)) event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      const place = placeOf(event);
      const isDrag =
        event.detail > 0 && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > CLICK_PX;
      if (!place || isDrag || isLasso) return;
      const card = cardAt(place.target);
      if (card) clickCard(store, card, event, place.panel);
      else if (!isAdding(event) && isEmptyGround(place.target)) selectionStore.clear();
    };
    window.addEventListener('pointerdown', onPointerDown, true);
    window.addEventListener('mousedown', onMouseDown, true);
    window.addEventListener('click', onClick, true);
    return () => {
      window.removeEventListener('pointerdown', onPointerDown, true);
      window.removeEventListener('mousedown', onMouseDown, true);
      window.removeEventListener('click', onClick, true);
    };
  }, [store]);
}

function clickCard(store: ScheduleStore, card: HTMLElement, event: MouseEvent, panel: HTMLElement): void {
  const { shiftId } = card.dataset;
  if (shiftId === undefined) return;
  const { ids, anchor } = selectionStore.getState();
  if (!isAdding(event) && ids.size === 0) {
    selectionStore.setAnchor(shiftId);
    return;
  }
  event.preventDefault();
  event.stopPropagation();
  if (event.shiftKey) selectionStore.extendTo(shiftId, orderFor(store, panel, anchor));
  else selectionStore.toggle(shiftId);
  focusCard(card);
}

/** Screen order; the list's full order if a long list has scrolled away from the anchor. */
function orderFor(store: ScheduleStore, panel: HTMLElement, anchor: string | undefined): readonly string[] {
  const inPage = idsOf(shownCards(panel));
  return anchor === undefined || inPage.includes(anchor) ? inPage : shownShiftIds(store);
}

function placeOf({ target }: Event): { panel: HTMLElement; target: Element } | undefined {
  const panel = shownPanel();
  return panel && target instanceof Element && panel.contains(target) ? { panel, target } : undefined;
}

function isAdding({ shiftKey, ctrlKey, metaKey }: MouseEvent): boolean {
  return shiftKey || ctrlKey || metaKey;
}

function isOnScrollbar({ offsetX, offsetY }: PointerEvent, { clientWidth, clientHeight }: Element): boolean {
  return clientWidth > 0 && (offsetX >= clientWidth || offsetY >= clientHeight);
}
