'use client';

import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { DRAG_STEP_MINUTES, draggedTimes } from '@/lib/insights/timeline-drag';
import { type BarRows, barByKey, findBar, type TimelineStop } from '@/lib/insights/timeline-keys';
import type { TimelineActs } from './line';
import { DRAW_PLACE, REVEAL } from './track';

interface TimelineKeysProps {
  list: RefObject<HTMLElement | null>;
  scroller: RefObject<HTMLElement | null>;
  rows: BarRows;
  acts: Pick<TimelineActs, 'find' | 'dropShift'>;
  /**
   * Handles further keys on the stop with that key in that row; returns whether the key press was handled.
   */
  onKey?: ((event: KeyboardEvent, stop: string, row: number) => boolean) | undefined;
}

const STOP = '[data-stop]';
/** A position far to the left: up and down from a bar prefer bars over the Add button. */
const BEFORE_BARS = -1_000_000;
/** A long list renders the rows it was scrolled to within a few frames. */
const MAX_FRAMES = 20;

function barElement(list: Element, shiftId: string): HTMLElement | null {
  return list.querySelector<HTMLElement>(`[data-stop="${CSS.escape(shiftId)}"]`);
}

function focusOnceShown(list: Element, shiftId: string, frames = MAX_FRAMES): void {
  const bar = barElement(list, shiftId);
  if (bar) bar.focus();
  else if (frames > 0) requestAnimationFrame(() => focusOnceShown(list, shiftId, frames - 1));
}

/** The row's Add button, as a stop before its bars. */
export function addStop(lineKey: string): TimelineStop {
  return { shift: { id: `add\n${lineKey}` }, startMinute: BEFORE_BARS };
}

/**
 * One tab stop with arrow keys inside for bars and Add buttons; returns its key, a shift id for bars. If the
 * stop is removed, the first bar of the row in its place replaces it, else the row's button.
 */
export function useTimelineKeys({
  list,
  scroller,
  rows,
  acts,
  onKey,
}: TimelineKeysProps): string | undefined {
  const [last, setLast] = useState({ shiftId: '', row: 0 });
  const row = rows[Math.min(last.row, rows.length - 1)];
  const isBar = ({ startMinute }: TimelineStop) => startMinute !== BEFORE_BARS;
  // Focus on a removed bar moves to the next bar of its row.
  const next = last.shiftId === '' ? undefined : row?.find(isBar);
  const fallbackId = (next ?? row?.[0] ?? rows.find(([first]) => first)?.[0])?.shift.id;
  const tabStopId = findBar(rows, last.shiftId) ? last.shiftId : fallbackId;

  useEffect(() => {
    const element = list.current;
    const outer = scroller.current;
    if (!element || !outer) return;
    // Focusable, but no tab stop: code that restores the focus to a removed bar finds this element, which
    // passes the focus on.
    element.tabIndex = -1;
    element.style.outline = 'none';

    const stopAt = (shiftId: string | undefined) => {
      const place = shiftId === undefined ? undefined : findBar(rows, shiftId);
      if (place && shiftId !== undefined) setLast({ shiftId, row: place.row });
    };
    const goTo = ({ row, bar }: NonNullable<ReturnType<typeof findBar>>) => {
      const { id } = bar.shift;
      if (!barElement(element, id)) {
        const rowPx = element.querySelector<HTMLElement>('[data-row-index]')?.offsetHeight ?? 0;
        outer.scrollTop = row * rowPx - outer.clientHeight / 2;
      }
      focusOnceShown(element, id);
    };
    const onFocusIn = ({ target }: FocusEvent) => {
      if (target === element) element.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
      else if (target instanceof HTMLElement) stopAt(target.dataset.stop);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const shiftId = event.target instanceof HTMLElement ? event.target.dataset.shiftId : undefined;
      if (event.altKey && shiftId !== undefined && retimeByKey(acts, shiftId, event)) {
        event.preventDefault();
        return focusOnceShown(element, shiftId);
      }
      if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target, key } = event;
      const from = target instanceof HTMLElement && findBar(rows, target.dataset.stop ?? '');
      if (from && onKey?.(event, from.bar.shift.id, from.row)) return event.preventDefault();
      const to = from && barByKey(rows, from, key);
      if (!to) return;
      event.preventDefault();
      goTo(to);
    };
    const onReveal = (event: Event) => {
      const place = event instanceof CustomEvent && findBar(rows, String(event.detail));
      if (place) goTo(place);
    };
    // A press on hours begins to draw: focus and scroll position stay.
    const onMouseDown = (event: MouseEvent) => {
      if (event.button !== 0 || !(event.target instanceof Element) || event.target.closest(STOP)) return;
      if (event.target.closest(DRAW_PLACE)) event.preventDefault();
    };
    // A long list renders only rows near the view: the tab stop moves along.
    const keepTabStop = () => {
      if (element.querySelector('[tabindex="0"]')) return;
      const top = outer.getBoundingClientRect().top;
      const inView = Array.from(element.querySelectorAll<HTMLElement>(STOP)).find(
        (bar) => bar.getBoundingClientRect().top > top,
      );
      stopAt(inView?.dataset.stop);
    };
    const onScroll = () => requestAnimationFrame(() => requestAnimationFrame(keepTabStop));
    element.addEventListener('focusin', onFocusIn);
    element.addEventListener('keydown', onKeyDown);
    element.addEventListener('mousedown', onMouseDown);
    outer.addEventListener(REVEAL, onReveal);
    outer.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      element.removeEventListener('focusin', onFocusIn);
      element.removeEventListener('keydown', onKeyDown);
      element.removeEventListener('mousedown', onMouseDown);
      outer.removeEventListener(REVEAL, onReveal);
      outer.removeEventListener('scroll', onScroll);
    };
  }, [list, scroller, rows, acts, onKey]);

  return tabStopId;
}

const DIRECTION: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Alt+Arrow moves the shift by a step, with Shift only its end; each press is one undo step. */
function retimeByKey(
  { find, dropShift }: Pick<TimelineActs, 'find' | 'dropShift'>,
  shiftId: string,
  { key, shiftKey, ctrlKey, metaKey }: KeyboardEvent,
): boolean {
  const direction = DIRECTION[key];
  const shift = find(shiftId);
  if (direction === undefined || ctrlKey || metaKey || !shift) return false;
  const times = draggedTimes(shift, shiftKey ? 'end' : 'whole', direction * DRAG_STEP_MINUTES);
  flushSync(() => dropShift({ shiftId, ...times }));
  return true;
}
