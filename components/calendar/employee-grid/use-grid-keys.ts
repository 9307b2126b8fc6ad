'use client';

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { isModifier } from '@/lib/shortcuts/stroke';
import { useScheduleStore } from '@/stores/schedule/use-schedule';
import { openDialog } from '@/stores/ui/dialogs';
import { askGridStart, gridUse, setGridInUse } from '@/stores/ui/grid-use';
import { addShiftFor } from './acts';
import { actOnKey, type GridKeyPorts } from './keys';
import { emptyPlace, focusAgain, focusFirst, type GridPlace, itemsOf, placeOf } from './places';

/**
 * Makes the grid one tab stop with arrow keys inside, like the week by day. The focus follows a moved shift, and goes
 * to the cell of a deleted one. Tab leaves the grid until something was done in it. From then on, until Escape, Tab
 * moves from cell to cell, so that a person typing does not leave by mistake.
 */
export function useGridKeys(grid: RefObject<HTMLElement | null>, ports: GridKeyPorts): void {
  const store = useScheduleStore();
  const latest = useRef(ports);
  const place = useRef<GridPlace>(undefined);
  const isHere = useRef(false);
  const isWalking = useRef(false);

  useLayoutEffect(() => {
    latest.current = ports;
    const element = grid.current;
    const isLost = !document.activeElement || document.activeElement === document.body;
    if (element && place.current && isHere.current && isLost) {
      if (!focusAgain(element, place.current)) element.focus();
    }
  });

  useEffect(() => {
    const element = grid.current;
    if (!element) return;
    element.tabIndex = 0;

    const onFocusIn = ({ target }: FocusEvent) => {
      isHere.current = true;
      setGridInUse(true);
      if (target === element) {
        isWalking.current = false;
        const back = place.current;
        if (!back || !focusAgain(element, back)) focusFirst(element);
        return;
      }
      element.tabIndex = -1;
      const found = placeOf(target);
      if (!found) return;
      // A cell passes the focus to its shift.
      const [item] = itemsOf(found.cell);
      if (target === found.cell && item !== found.cell) item?.focus();
      else place.current = found;
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && element.contains(relatedTarget)) {
        // The focus is moving: a field that closes meanwhile must not take it back from the clicked cell.
        isHere.current = false;
        return;
      }
      element.tabIndex = 0;
      // If the focused element was removed, the effect above has restored the focus by then.
      queueMicrotask(() => {
        isHere.current = element.contains(document.activeElement);
        setGridInUse(isHere.current);
      });
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const at = placeOf(event.target);
      if (!at) return;
      if (event.key === 'Escape') isWalking.current = false;
      else if (event.key !== 'Tab' && !isModifier(event.key)) isWalking.current = true;
      if (actOnKey(store, element, at, event, latest.current, isWalking.current)) event.preventDefault();
    };
    const onPointerDown = () => {
      isWalking.current = true;
    };
    const begin = () => {
      const { wanted } = gridUse.getState();
      if (!wanted) return;
      askGridStart(undefined);
      isWalking.current = true;
      const empty = wanted === 'typing' && emptyPlace(element);
      if (!empty) {
        focusFirst(element);
        return;
      }
      empty.cell.focus();
      latest.current.startEntry(empty, '', true);
    };
    // On a shift, a double click opens the form, as in every view.
    const onDoubleClick = ({ target }: MouseEvent) => {
      const at = placeAround(target);
      if (at && at.shiftId === undefined) addShiftFor(store, at.name, at.date);
    };
    // Touch has neither hover nor double click.
    const onClick = ({ target }: MouseEvent) => {
      const kept = target instanceof Element && target.closest<HTMLElement>('[data-kept]');
      if (kept) {
        const at = placeOf(kept.closest('[data-grid-cell]'));
        if (at) latest.current.reopenEntry(at, kept.dataset.kept || undefined);
        return;
      }
      if (!window.matchMedia('(pointer: coarse)').matches) return;
      const at = placeAround(target);
      if (at?.shiftId !== undefined) openDialog({ name: 'shiftActions', shiftId: at.shiftId });
      else if (at) addShiftFor(store, at.name, at.date);
    };
    element.addEventListener('focusin', onFocusIn);
    // Capture phase: before the field in a cell gets the event, and closes.
    element.addEventListener('focusout', onFocusOut, true);
    element.addEventListener('keydown', onKeyDown);
    element.addEventListener('dblclick', onDoubleClick);
    element.addEventListener('click', onClick);
    element.addEventListener('pointerdown', onPointerDown);
    const stop = gridUse.subscribe(begin);
    begin();
    return () => {
      element.removeEventListener('focusin', onFocusIn);
      element.removeEventListener('focusout', onFocusOut, true);
      element.removeEventListener('keydown', onKeyDown);
      element.removeEventListener('dblclick', onDoubleClick);
      element.removeEventListener('click', onClick);
      element.removeEventListener('pointerdown', onPointerDown);
      stop();
      setGridInUse(false);
    };
  }, [grid, store]);
}

/** Undefined for buttons and fields in a cell, which handle their events. */
function placeAround(target: EventTarget | null): GridPlace | undefined {
  if (!(target instanceof Element) || target.closest('button, input')) return undefined;
  return placeOf(target.closest('[data-grid-item]') ?? target.closest('[data-grid-cell]'));
}
