'use client';

import { type RefObject, useEffect } from 'react';
import { openByKey } from './shift-key';

const ROW = '[data-shift-id]';
const CONTROL = 'button:not([tabindex="-1"])';

function controlsOf(row: Element): readonly HTMLElement[] {
  return Array.from(row.querySelectorAll<HTMLElement>(CONTROL));
}

/** The rows in the page by their index in the whole list; a long list has only those near the view. */
function rowsByIndex(list: Element): ReadonlyMap<number, HTMLElement> {
  const rows = Array.from(list.querySelectorAll<HTMLElement>(ROW));
  return new Map(rows.map((row, position) => [Number(row.dataset.rowIndex ?? position), row]));
}

/** Runs `act` once a long list has rendered the rows it was scrolled to. */
function afterScroll(act: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(act));
}

/**
 * Arrow keys for rows of shifts: up and down go to the same control of the next row, Home and End to the ends of a list
 * of any length. C opens the copy dialog, W asks who can cover, and Delete asks whether to delete the row's shift. When
 * the focused row is removed, the row in its place gets the focus.
 */
export function useRowKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    element.tabIndex = -1;
    element.style.outline = 'none';
    let last = { row: 0, control: 0 };

    const focusRow = (index: number, control: number) => {
      const row = rowsByIndex(element).get(index);
      const controls = row ? controlsOf(row) : [];
      (controls[control] ?? controls.at(-1))?.focus();
      return row !== undefined;
    };
    const placeOf = (target: EventTarget | null) => {
      const row = target instanceof HTMLElement ? target.closest<HTMLElement>(ROW) : null;
      if (!row || !(target instanceof HTMLElement)) return undefined;
      const index = [...rowsByIndex(element)].find(([, candidate]) => candidate === row)?.[0];
      return index === undefined ? undefined : { row: index, control: controlsOf(row).indexOf(target) };
    };
    const onFocusIn = ({ target }: FocusEvent) => {
      const place = placeOf(target);
      if (place) last = place;
      else if (target === element) {
        const indexes = [...rowsByIndex(element).keys()];
        focusRow(Math.min(last.row, Math.max(...indexes)), last.control);
      }
    };
    const step = (from: HTMLElement, row: number, control: number) => {
      if (focusRow(row, control)) return;
      // The focused row was scrolled out of view and its neighbors left the page: scroll back to it first.
      from.scrollIntoView({ block: 'center' });
      afterScroll(() => focusRow(row, control));
    };
    const goToEnd = (isEnd: boolean, control: number) => {
      const scroller = element.closest<HTMLElement>('[data-scroller]');
      if (scroller) scroller.scrollTop = isEnd ? scroller.scrollHeight : 0;
      afterScroll(() => focusRow(isEnd ? Math.max(...rowsByIndex(element).keys()) : 0, control));
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
      const place = placeOf(target);
      if (!place || !(target instanceof HTMLElement)) return;
      const { shiftId } = target.closest<HTMLElement>(ROW)?.dataset ?? {};
      if (key === 'ArrowUp') step(target, place.row - 1, place.control);
      else if (key === 'ArrowDown') step(target, place.row + 1, place.control);
      else if (key === 'Home' || key === 'End') goToEnd(key === 'End', place.control);
      else if (shiftId === undefined || !openByKey(event, shiftId)) return;
      event.preventDefault();
    };
    element.addEventListener('focusin', onFocusIn);
    element.addEventListener('keydown', onKeyDown);
    return () => {
      element.removeEventListener('focusin', onFocusIn);
      element.removeEventListener('keydown', onKeyDown);
    };
  }, [list]);
}
