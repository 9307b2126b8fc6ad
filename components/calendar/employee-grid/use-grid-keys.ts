'use client';

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { uiStore } from '@/stores/app/ui-store';
import { addShiftFor } from './acts';
import { actOnKey, type GridKeyPorts } from './keys';
import { focusAgain, focusFirst, type GridPlace, itemsOf, placeOf } from './places';

/**
 * Makes the grid one tab stop with arrow keys inside, like the week by day, and keeps the focus: it follows a moved
 * shift, and goes to the cell of a deleted one.
 */
export function useGridKeys(grid: RefObject<HTMLElement | null>, ports: GridKeyPorts): void {
  const latest = useRef(ports);
  const place = useRef<GridPlace>(undefined);
  const isHere = useRef(false);

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
      if (target === element) {
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
      if (relatedTarget instanceof Node && element.contains(relatedTarget)) return;
      element.tabIndex = 0;
      // If the focused element was removed, the effect above has restored the focus by then.
      queueMicrotask(() => {
        isHere.current = element.contains(document.activeElement);
      });
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const at = placeOf(event.target);
      if (at && actOnKey(element, at, event, latest.current)) event.preventDefault();
    };
    // On a shift it opens the form as in every view.
    const onDoubleClick = ({ target }: MouseEvent) => {
      const at = placeAround(target);
      if (at && at.shiftId === undefined) addShiftFor(at.name, at.date);
    };
    // Touch has neither hover nor double click.
    const onClick = ({ target }: MouseEvent) => {
      if (!window.matchMedia('(pointer: coarse)').matches) return;
      const at = placeAround(target);
      if (at?.shiftId !== undefined) uiStore.openDialog({ name: 'shiftActions', shiftId: at.shiftId });
      else if (at) addShiftFor(at.name, at.date);
    };
    element.addEventListener('focusin', onFocusIn);
    element.addEventListener('focusout', onFocusOut);
    element.addEventListener('keydown', onKeyDown);
    element.addEventListener('dblclick', onDoubleClick);
    element.addEventListener('click', onClick);
    return () => {
      element.removeEventListener('focusin', onFocusIn);
      element.removeEventListener('focusout', onFocusOut);
      element.removeEventListener('keydown', onKeyDown);
      element.removeEventListener('dblclick', onDoubleClick);
      element.removeEventListener('click', onClick);
    };
  }, [grid]);
}

/** Buttons and fields in a cell handle their own events. */
function placeAround(target: EventTarget | null): GridPlace | undefined {
  if (!(target instanceof Element) || target.closest('button, input')) return undefined;
  return placeOf(target.closest('[data-grid-item]') ?? target.closest('[data-grid-cell]'));
}
