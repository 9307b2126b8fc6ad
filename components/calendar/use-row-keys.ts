'use client';

import { type RefObject, useEffect } from 'react';
import { uiStore } from '@/stores/app-stores';

const ROW = '[data-shift-id]';
const CONTROL = 'button:not([tabindex="-1"])';

function controlsOf(row: Element): readonly HTMLElement[] {
  return Array.from(row.querySelectorAll<HTMLElement>(CONTROL));
}

/**
 * Lets the arrow keys walk over rows of shifts: up and down to the same control of the next row, Home and End to the
 * ends of a list of any length. Delete asks whether the row's shift shall be deleted.
 */
export function useRowKeys(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const focusIn = (row: Element | undefined, position: number) => {
      if (!row) return;
      const controls = controlsOf(row);
      (controls[position] ?? controls.at(-1))?.focus();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      const row = target instanceof HTMLElement ? target.closest<HTMLElement>(ROW) : null;
      if (!row || !(target instanceof HTMLElement)) return;
      const rows = Array.from(element.querySelectorAll(ROW));
      const position = controlsOf(row).indexOf(target);
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (step !== undefined) focusIn(rows[rows.indexOf(row) + step], position);
      else if (event.key === 'Home' || event.key === 'End') {
        const isEnd = event.key === 'End';
        const scroller = element.closest<HTMLElement>('[data-scroller]');
        if (scroller) scroller.scrollTop = isEnd ? scroller.scrollHeight : 0;
        // A long list fills itself with the rows of its end when it has been scrolled there.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            const shown = Array.from(element.querySelectorAll(ROW));
            focusIn(isEnd ? shown.at(-1) : shown[0], position);
          }),
        );
      } else if (event.key === 'Delete' || event.key === 'Backspace') {
        const { shiftId } = row.dataset;
        if (shiftId !== undefined) uiStore.openDialog({ name: 'deleteConfirm', shiftId });
      } else return;
      event.preventDefault();
    };
    element.addEventListener('keydown', onKeyDown);
    return () => element.removeEventListener('keydown', onKeyDown);
  }, [container]);
}
