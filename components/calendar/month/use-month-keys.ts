'use client';

import { type RefObject, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { isCopyKey, isCoverKey } from '@/components/calendar/shift/copy-key';
import { addDays, type LocalDate, parseLocalDate } from '@/lib/time/local-date';
import { addMonths } from '@/lib/time/month';
import type { ScheduleStore } from '@/stores/schedule/schedule';
import { useScheduleStore } from '@/stores/schedule/use-schedule';
import { openDialog } from '@/stores/ui/dialogs';

const ITEM = '[data-month-item]';
const DAYS_OF_KEY: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};
const MONTHS_OF_KEY: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 };

/**
 * Makes the month one tab stop: arrows move by days and weeks, over its ends into the next month, Page Up and Page Down
 * by months, Home and End to the ends of the week. On a shift the keys of shifts work.
 */
export function useMonthKeys(grid: RefObject<HTMLElement | null>): void {
  const store = useScheduleStore();
  useEffect(() => {
    const element = grid.current;
    if (!element) return;
    element.tabIndex = 0;
    const dayOf = (date: LocalDate | undefined) =>
      date && element.querySelector<HTMLElement>(`button[data-month-item="${date}"]`);
    const focusDay = (date: LocalDate) => {
      if (!dayOf(date)) flushSync(() => store.selectDate(date));
      dayOf(date)?.focus();
    };
    const onFocusIn = ({ target }: FocusEvent) => {
      if (target === element) {
        const { selectedDate } = store.getState();
        (dayOf(selectedDate) ?? element.querySelector<HTMLElement>(ITEM))?.focus();
      } else element.tabIndex = -1;
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) element.tabIndex = 0;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const item = event.target;
      if (!(item instanceof HTMLElement) || !item.matches(ITEM)) return;
      if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
      const date = parseLocalDate(item.dataset.monthItem ?? '');
      if (!date) return;
      const target = targetOf(element, item, date, event.key);
      if (target instanceof HTMLElement) target.focus();
      else if (target !== undefined) focusDay(target);
      else if (!act(store, item, date, event)) return;
      event.preventDefault();
    };
    element.addEventListener('focusin', onFocusIn);
    element.addEventListener('focusout', onFocusOut);
    element.addEventListener('keydown', onKeyDown);
    return () => {
      element.removeEventListener('focusin', onFocusIn);
      element.removeEventListener('focusout', onFocusOut);
      element.removeEventListener('keydown', onKeyDown);
    };
  }, [grid, store]);
}

/** Where the key leads: to an item of the same day, or to another day. */
function targetOf(
  grid: HTMLElement,
  item: HTMLElement,
  date: LocalDate,
  key: string,
): HTMLElement | LocalDate | undefined {
  const months = MONTHS_OF_KEY[key];
  if (months !== undefined) return addMonths(date, months);
  const row = item.closest('tr')?.querySelectorAll<HTMLElement>('button[data-month-item]');
  if (key === 'Home') return row?.[0];
  if (key === 'End') return row?.[row.length - 1];
  const days = DAYS_OF_KEY[key];
  if (days === undefined) return undefined;
  const ofDay = Array.from(grid.querySelectorAll<HTMLElement>(`[data-month-item="${date}"]`));
  const beside = ofDay[ofDay.indexOf(item) + Math.sign(days)];
  return Math.abs(days) === 7 && beside ? beside : addDays(date, days);
}

/** N on a day; C, W and Delete on a shift. */
function act(store: ScheduleStore, item: HTMLElement, date: LocalDate, event: KeyboardEvent): boolean {
  const { shiftId } = item.dataset;
  if (shiftId === undefined) {
    if (event.key.toLowerCase() !== 'n') return false;
    store.selectDate(date);
    openDialog({ name: 'addShift' });
    return true;
  }
  if (isCopyKey(event)) openDialog({ name: 'copyShift', shiftId });
  else if (isCoverKey(event)) openDialog({ name: 'cover', shiftId });
  else if (event.key === 'Delete' || event.key === 'Backspace')
    openDialog({ name: 'deleteConfirm', shiftId });
  else return false;
  return true;
}
