'use client';

import { useScheduleStore } from '@/stores/schedule/use-schedule';
import './selection.css';
import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslations } from 'use-intl';
import { DRAW_PLACE } from '@/components/parts/timeline/track';
import { DIALOGS, TYPING_PLACES } from '@/components/ui/page/typing-places';
import { useRootMark } from '@/components/ui/page/use-root-mark';
import { isLetterKey } from '@/lib/shortcuts/letter-key';
import { uiStore } from '@/stores/app/ui-store';
import type { ScheduleStore } from '@/stores/schedule/schedule';
import { selectionStore, useSelection } from '@/stores/schedule/selection';
import { keepShownSelected, selectAllShown, shownShiftIds } from '@/stores/schedule/shown-shifts';
import { getOpenDialog, openDialog } from '@/stores/ui/dialogs';
import { cardAt, focusCalendar, focusCard, idsOf, isEmptyArea, shownCards, shownPanel } from './shown-cards';

/**
 * Makes shifts selectable in every view of the calendar. `children`, the actions on the selection, appear below the
 * shifts inside the calendar while there is a selection.
 */
export function SelectionLayer({ children }: { children: ReactNode }) {
  const store = useScheduleStore();
  const t = useTranslations('bulk');
  const count = useSelection((state) => state.ids.size);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const path = usePathname();
  const isAny = count > 0;
  const wasAny = useRef(false);
  if (isAny) wasAny.current = true;
  useSelectPointer();
  useSelectKeys();
  useEffect(() => {
    const endings = [
      store.subscribe(() => keepShownSelected(store)),
      uiStore.subscribe(() => keepShownSelected(store)),
    ];
    return () => {
      for (const end of endings) end();
    };
  }, [store.subscribe, store]);
  // Other pages have no shifts to select; insights and templates open over the calendar.
  useEffect(() => {
    if (path !== '' && !shownPanel()) selectionStore.clear();
  }, [path]);
  useLayoutEffect(() => {
    const panel = isAny ? shownPanel() : null;
    if (panel) setPlace(placeAtEnd(panel));
  }, [isAny]);
  useMarks(place, t('mark'));
  useRootMark('selecting', place !== null && isAny);
  useEffect(() => {
    if (!place) return;
    // A dialog returns the focus to this element when the button that opened the dialog is gone.
    const send = ({ target }: FocusEvent) => {
      if (target === place) focusCalendar(selectionStore.getState().anchor);
    };
    place.addEventListener('focusin', send);
    // Runs before the bar is removed, so that the focus is not lost with it.
    const end = selectionStore.subscribe(({ ids, anchor }) => {
      if (ids.size === 0 && place.contains(document.activeElement)) focusCalendar(anchor);
    });
    return () => {
      place.removeEventListener('focusin', send);
      end();
    };
  }, [place]);
  return (
    <>
      <p role="status" className="sr-only">
        {wasAny.current && t('selected', { count })}
      </p>
      {place && createPortal(isAny && children, place)}
    </>
  );
}

/** The element below the shifts that contains the selection's actions; moved after a newly rendered view. */
function placeAtEnd(panel: HTMLElement): HTMLElement {
  let place = panel.querySelector<HTMLElement>(':scope > [data-selection-place]');
  if (!place) {
    place = document.createElement('div');
    place.className = 'selection-place';
    place.dataset.selectionPlace = '';
    place.tabIndex = -1;
  }
  if (panel.lastElementChild !== place) panel.append(place);
  return place;
}

/** Keeps the marks in sync with the selection and with cards that are added or reused for another shift. */
function useMarks(place: HTMLElement | null, word: string): void {
  const ids = useSelection((state) => state.ids);
  useLayoutEffect(() => {
    const panel = place?.parentElement;
    if (!panel) return;
    markSelected(panel, ids, word);
    panel.toggleAttribute('data-selecting', ids.size > 0);
    if (ids.size === 0) return;
    const watch = () => {
      placeAtEnd(panel);
      markSelected(panel, ids, word);
      observer.takeRecords();
    };
    const observer = new MutationObserver(watch);
    observer.observe(panel, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-shift-id', 'aria-label'],
    });
    return () => observer.disconnect();
  }, [place, ids, word]);
}

const SELECTABLE_ROLES = new Set(['gridcell', 'option']);

/**
 * Marks exactly the selected shifts, with attributes unknown to React, so that no card re-renders. Adds `word` to the
 * card's accessible name.
 */
function markSelected(panel: Element, ids: ReadonlySet<string>, word: string): void {
  for (const card of shownCards(panel)) {
    const isSelected = ids.has(card.dataset.shiftId ?? '');
    if (isSelected) mark(card, word);
    else if (card.dataset.selected !== undefined) unmark(card);
    const tap = card.querySelector('[data-row-tap]');
    if (!tap) continue;
    // While there is a selection, a tap changes it instead of opening a dialog.
    if (ids.size > 0) tap.setAttribute('aria-pressed', String(isSelected));
    else tap.removeAttribute('aria-pressed');
  }
}

function mark(card: HTMLElement, word: string): void {
  if (card.dataset.selected !== undefined && card.dataset.selected !== word) unmark(card);
  card.dataset.selected = word;
  const label = card.getAttribute('aria-label');
  if (label !== null && !label.endsWith(classSuffix(word)))
    card.setAttribute('aria-label', label + classSuffix(word));
  if (SELECTABLE_ROLES.has(card.getAttribute('role') ?? '')) card.setAttribute('aria-selected', 'true');
}

function unmark(card: HTMLElement): void {
  const end = classSuffix(card.dataset.selected ?? '');
  const label = card.getAttribute('aria-label');
  if (label?.endsWith(end)) card.setAttribute('aria-label', label.slice(0, -end.length));
  delete card.dataset.selected;
  if (SELECTABLE_ROLES.has(card.getAttribute('role') ?? '')) card.removeAttribute('aria-selected');
}

function classSuffix(word: string): string {
  return `, ${word}`;
}

const OVERLAYS = `${DIALOGS}, [role="menu"], [role="listbox"]`;
const STEP_OF_KEY: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Selects by keys: X on a shift, Shift with arrow up and down to extend, Mod+A for all shown, Delete for the selected
 * ones, Escape to clear. Runs before the views' keys, which act on one shift.
 */
function useSelectKeys(): void {
  const store = useScheduleStore();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isForCalendar(event) && act(store, event)) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    // Runs last: an open menu or a drag handles Escape first.
    const onEscape = (event: KeyboardEvent) => {
      const isFree = !event.defaultPrevented && !event.isComposing && !getOpenDialog();
      const isElsewhere =
        event.target instanceof Element && event.target.closest(`${TYPING_PLACES}, ${OVERLAYS}`);
      if (event.key === 'Escape' && isFree && !isElsewhere) selectionStore.clear();
    };
    window.addEventListener('keydown', onKeyDown, true);
    window.addEventListener('keydown', onEscape);
    return () => {
      window.removeEventListener('keydown', onKeyDown, true);
      window.removeEventListener('keydown', onEscape);
    };
  }, [store]);
}

function isForCalendar({ target, isComposing, defaultPrevented }: KeyboardEvent): boolean {
  if (isComposing || defaultPrevented || getOpenDialog() || !(target instanceof Element)) return false;
  if (target.closest(`${TYPING_PLACES}, ${OVERLAYS}`)) return false;
  return target === document.body || shownPanel()?.contains(target) === true;
}

function act(store: ScheduleStore, event: KeyboardEvent): boolean {
  const panel = shownPanel();
  if (!panel) return false;
  const hasMod = event.ctrlKey || event.metaKey;
  if (hasMod && !event.altKey && !event.shiftKey && isLetterKey(event, 'a')) {
    selectAllShown(store);
    return true;
  }
  const card = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-shift-id]') : null;
  const { shiftId } = card?.dataset ?? {};
  if (!card || shiftId === undefined || event.altKey || event.metaKey) return false;
  if (event.shiftKey) return !event.ctrlKey && extend(panel, card, shiftId, event.key);
  if (event.ctrlKey ? event.key === ' ' : isLetterKey(event, 'x')) selectionStore.toggle(shiftId);
  else if (!event.ctrlKey && isDelete(event) && selectionStore.getState().ids.has(shiftId)) {
    openDialog({ name: 'bulkDelete' });
  } else return false;
  return true;
}

function isDelete({ key }: KeyboardEvent): boolean {
  return key === 'Delete' || key === 'Backspace';
}

function extend(panel: HTMLElement, card: HTMLElement, shiftId: string, key: string): boolean {
  const step = STEP_OF_KEY[key];
  if (step === undefined) return false;
  const cards = shownCards(panel);
  const next = cards[cards.indexOf(card) + step];
  const { ids } = selectionStore.getState();
  // The range includes the shift it starts from.
  if (!ids.has(shiftId)) selectionStore.toggle(shiftId);
  if (next?.dataset.shiftId === undefined) return true;
  selectionStore.extendTo(next.dataset.shiftId, idsOf(cards));
  focusCard(next);
  return true;
}

/** A press that moved further was a drag; its click is ignored. */
const CLICK_PX = 6;

/**
 * Selects by mouse and touch: Ctrl, Cmd or Shift with a click; a plain click or tap while there is a selection; a lasso
 * on the empty background, and a click there to clear. One listener for all cards, before their listeners.
 */
function useSelectPointer(): void {
  const store = useScheduleStore();
  useEffect(() => {
    let pressed = { x: 0, y: 0 };
    let isLasso = false;
    const onPointerDown = (event: PointerEvent) => {
      pressed = { x: event.clientX, y: event.clientY };
      isLasso = false;
      const place = placeOf(event);
      const isPlain = event.pointerType === 'mouse' && event.button === 0 && !event.altKey;
      if (!place || !isPlain || !isEmptyArea(place.target) || isOnScrollbar(event, place.target)) return;
      // A press on empty hours draws a shift.
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
      else if (!isAdding(event) && isEmptyArea(place.target)) selectionStore.clear();
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

/** Screen order; the full order of a virtualized list if the anchor has been scrolled out of the page. */
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

/** Distance the pointer moves before a press becomes a lasso. */
const START_PX = 6;
/** Distance from an edge at which the view scrolls, and the scroll step per frame. */
const EDGE_PX = 36;
const SCROLL_PX = 14;

interface Lasso {
  /** Called with the ids of all touched shifts whenever they may have changed. */
  readonly onTouch: (ids: readonly string[]) => void;
  /** The press moved and became a lasso; the click that follows must be ignored. */
  readonly onStart: () => void;
  /** Escape was pressed, or the pointer was canceled. */
  readonly onCancel: () => void;
}

/** Follows a mouse press on the empty background and reports what the drawn rectangle touches. */
function followLasso(press: PointerEvent, panel: HTMLElement, lasso: Lasso): void {
  const context = press.target instanceof Element ? press.target : panel;
  const scroller = scrollerOf(context, panel);
  const origin = { x: press.clientX + scroller.scrollLeft, y: press.clientY + scroller.scrollTop };
  const scrolledAway = new Map<string, boolean>();
  let pointer = { x: press.clientX, y: press.clientY };
  let frame: HTMLElement | undefined;
  let tick = 0;

  const draw = () => {
    if (!frame) return;
    const view = scroller.getBoundingClientRect();
    const from = { x: origin.x - scroller.scrollLeft, y: origin.y - scroller.scrollTop };
    const left = Math.max(view.left, Math.min(from.x, pointer.x));
    const right = Math.min(view.right, Math.max(from.x, pointer.x));
    const top = Math.min(from.y, pointer.y);
    const bottom = Math.max(from.y, pointer.y);
    const shownTop = Math.max(view.top, top);
    const shownHeight = Math.max(0, Math.min(view.bottom, bottom) - shownTop);
    frame.style.cssText = `left:${left}px;top:${shownTop}px;width:${right - left}px;height:${shownHeight}px`;
    const cards = shownCards(panel);
    const touched = cards.filter((card) => {
      const box = card.getBoundingClientRect();
      return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
    });
    // Rows of a long list leave the page when scrolled away; they keep their last state.
    const touchedIds = new Set(idsOf(touched));
    for (const id of idsOf(cards)) scrolledAway.set(id, touchedIds.has(id));
    lasso.onTouch([...scrolledAway].flatMap(([id, isTouched]) => (isTouched ? [id] : [])));
  };
  const scrollAlong = () => {
    const view = scroller.getBoundingClientRect();
    const step =
      pointer.y > view.bottom - EDGE_PX ? SCROLL_PX : pointer.y < view.top + EDGE_PX ? -SCROLL_PX : 0;
    const before = scroller.scrollTop;
    if (step !== 0) scroller.scrollTop += step;
    if (scroller.scrollTop !== before) draw();
    tick = requestAnimationFrame(scrollAlong);
  };
  const begin = () => {
    frame = document.createElement('div');
    frame.className = 'lasso';
    frame.setAttribute('aria-hidden', 'true');
    document.body.append(frame);
    lasso.onStart();
    tick = requestAnimationFrame(scrollAlong);
  };
  const onMove = (event: PointerEvent) => {
    pointer = { x: event.clientX, y: event.clientY };
    if (!frame && Math.hypot(pointer.x - press.clientX, pointer.y - press.clientY) >= START_PX) begin();
    draw();
  };
  const end = () => {
    cancelAnimationFrame(tick);
    frame?.remove();
    listening.abort();
  };
  const cancel = () => {
    if (frame) lasso.onCancel();
    end();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !frame) return;
    event.preventDefault();
    event.stopPropagation();
    cancel();
  };
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('pointermove', onMove, { signal });
  window.addEventListener('pointerup', end, { signal });
  window.addEventListener('pointercancel', cancel, { signal });
  window.addEventListener('keydown', onKeyDown, { signal, capture: true });
  // Prevents text selection while drawing.
  document.addEventListener('selectstart', (event) => event.preventDefault(), { signal });
}

function scrollerOf(context: Element, panel: HTMLElement): HTMLElement {
  for (let place: Element | null = context; place && place !== panel; place = place.parentElement) {
    if (!(place instanceof HTMLElement)) continue;
    const { overflowY } = getComputedStyle(place);
    if (overflowY === 'auto' || overflowY === 'scroll') return place;
  }
  return panel;
}
