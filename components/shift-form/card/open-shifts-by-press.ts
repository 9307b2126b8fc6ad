import { focusPlaceOf } from '@/components/parts/show-shift';
import { PHONE } from '@/components/ui/page/layout-queries';
import { isLetterKey } from '@/lib/shortcuts/letter-key';
import { selectionStore } from '@/stores/schedule/selection';
import { getOpenDialog, onDialogChange, openDialog } from '@/stores/ui/dialogs';
import { isMenuKey } from './menu-key';
import type { OpenedShift, ShiftPressesHandle } from './opened-shift';

const SHIFT = '[data-shift-id]';
const CONTROL = 'button, a, input, select, textarea, label, summary';
/** The button of a row that cannot have the focus itself; does what a press on the row does. */
const OPENER = '[data-row-tap="card"]';
const SURFACES = '[data-side-card], [role="menu"]';
const CALENDAR = '#calendar-view';
/** A press that moved further was a drag; its click opens nothing. */
const CLICK_PX = 6;

/**
 * Opens shifts in every view, with one set of listeners. A click or Enter opens the card, a double click the
 * form, a right click or the menu key the menu. Touch and phones have their action sheet. Runs after the
 * selection and the drags, which stop the clicks that they handle.
 */
export function openShiftsByPress(show: (opened: OpenedShift | undefined) => void): ShiftPressesHandle {
  const listening = new AbortController();
  const { signal } = listening;
  let opened: OpenedShift | undefined;
  let pressed: { readonly x: number; readonly y: number; readonly closedId: string } | undefined;

  const change = (next: OpenedShift | undefined) => {
    opened = next;
    if (next) observer.observe(document.body, OBSERVED);
    else observer.disconnect();
    show(next);
  };
  const close = (returnsFocus: boolean) => {
    if (!opened) return;
    const { origin, anchor } = opened;
    const place = [origin, focusPlaceOf(anchor), focusTargetInView(opened)].find((one) => one?.isConnected);
    change(undefined);
    if (returnsFocus) place?.focus({ preventScroll: true });
  };
  const open = (anchor: HTMLElement, details: Pick<OpenedShift, 'kind' | 'x' | 'at' | 'takesFocus'>) => {
    const { shiftId } = anchor.dataset;
    if (shiftId === undefined) return;
    if (hasSheet()) return openDialog({ name: 'shiftActions', shiftId });
    const active = document.activeElement;
    const isIn = active instanceof HTMLElement && anchor.contains(active);
    const origin = isIn ? active : focusPlaceOf(anchor);
    // The shift's keys act on the opened shift only if it has the focus.
    if (!isIn) origin?.focus({ preventScroll: true });
    const isInCalendar = anchor.closest(CALENDAR) !== null;
    const timelineId = anchor.closest<HTMLElement>('[data-timeline]')?.dataset.timeline;
    change({ ...details, shiftId, anchor, origin, isInCalendar, timelineId });
  };
  const edit = (shiftId: string) => {
    close(true);
    openDialog({ name: 'editShift', shiftId });
  };

  // Another week reuses the card elements for other shifts, and an edit can move a shift elsewhere.
  const follow = () => {
    if (!opened || (opened.anchor.isConnected && opened.anchor.dataset.shiftId === opened.shiftId)) return;
    const { shiftId } = opened;
    const anchor = Array.from(viewOf(opened)?.querySelectorAll<HTMLElement>(SHIFT) ?? []).find(
      ({ dataset }) => dataset.shiftId === shiftId,
    );
    if (anchor) change({ ...opened, anchor, origin: focusPlaceOf(anchor), takesFocus: false });
    // The card of a removed shift may be gone already, and the focus with it.
    else close(isOnSurface(document.activeElement) || document.activeElement === document.body);
  };
  const observer = new MutationObserver(follow);

  const onPointerDown = (event: PointerEvent) => {
    const isOutside = opened !== undefined && !isOnSurface(event.target);
    const isOnIt = isOutside && event.target instanceof Node && opened?.anchor.contains(event.target);
    const closedId = isOnIt && opened?.kind === 'card' ? opened.shiftId : '';
    pressed = { x: event.clientX, y: event.clientY, closedId };
    if (isOutside) close(isOnSurface(document.activeElement));
  };
  const onClick = (event: MouseEvent) => {
    const card = pressedShift(event);
    if (!card || event.detail > 1) return;
    const isPointer = event.detail > 0;
    const way = pressed ? Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) : 0;
    // A second click closes the card.
    if (isPointer && (way > CLICK_PX || pressed?.closedId === card.dataset.shiftId)) return;
    open(card, { kind: 'card', takesFocus: !isPointer, ...(isPointer && { x: event.clientX }) });
  };
  const onDoubleClick = (event: MouseEvent) => {
    const { shiftId } = pressedShift(event)?.dataset ?? {};
    const isSelecting = selectionStore.getState().ids.size > 0;
    if (shiftId !== undefined && !isSelecting && !hasSheet()) edit(shiftId);
  };
  const onContextMenu = (event: MouseEvent) => {
    const { target } = event;
    const card = target instanceof Element ? target.closest<HTMLElement>(SHIFT) : null;
    const isAgain = opened?.kind === 'menu' && isOnSurface(target);
    // A long press of a finger drags.
    const isFinger = 'pointerType' in event && event.pointerType === 'touch';
    if (isFinger || getOpenDialog() || hasSheet() || !(card || isAgain)) return;
    event.preventDefault();
    if (card) open(card, { kind: 'menu', takesFocus: true, at: { x: event.clientX, y: event.clientY } });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key } = event;
    const isForMenu = isMenuKey(event);
    // The repeat of a held menu key has been prevented already.
    const isTaken = (event.defaultPrevented && !isForMenu) || event.isComposing;
    const isFree = !isTaken && !getOpenDialog();
    const card = target instanceof HTMLElement ? target.closest<HTMLElement>(SHIFT) : null;
    if (!isFree || !card || event.ctrlKey || event.metaKey || event.altKey) return;
    const isEnter = key === 'Enter' && !event.shiftKey && (target === card || isOpener(target));
    if (!isForMenu && !isEnter) return;
    event.preventDefault();
    if (event.repeat) return;
    if (isForMenu) open(card, { kind: 'menu', takesFocus: true });
    else if (opened && opened.shiftId === card.dataset.shiftId) edit(opened.shiftId);
    else open(card, { kind: 'card', takesFocus: true });
  };
  const onFocusIn = ({ target }: FocusEvent) => {
    const isHere = isOnSurface(target) || (target instanceof Node && opened?.anchor.contains(target));
    if (opened?.kind === 'card' && !isHere) close(false);
  };

  const takeOf: Readonly<Record<string, (event: MouseEvent) => void>> = {
    click: onClick,
    dblclick: onDoubleClick,
    contextmenu: onContextMenu,
  };
  window.addEventListener('pointerdown', onPointerDown, { signal, capture: true });
  // Capture phase: a panel's dialog stops its clicks.
  document.addEventListener('click', onClick, { signal, capture: true });
  document.addEventListener('dblclick', onDoubleClick, { signal });
  document.addEventListener('contextmenu', onContextMenu, { signal });
  document.addEventListener('keydown', onKeyDown, { signal });
  document.addEventListener('focusin', onFocusIn, { signal });
  handleKeysOfOpenCard({ signal, opened: () => opened, close });
  const endWithDialog = onDialogChange((dialog) => {
    if (dialog) close(false);
  });
  return {
    close,
    handlePress(press) {
      if (press instanceof KeyboardEvent) onKeyDown(press);
      else takeOf[press.type]?.(press);
    },
    stop() {
      listening.abort();
      observer.disconnect();
      endWithDialog();
    },
  };
}

const OBSERVED: MutationObserverInit = {
  subtree: true,
  childList: true,
  attributes: true,
  attributeFilter: ['data-shift-id'],
};

function isOnSurface(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(SURFACES) !== null;
}

/** The shift under a plain press; undefined for a control in its card, and for anything under a dialog. */
function pressedShift(event: MouseEvent): HTMLElement | undefined {
  const { target, shiftKey, ctrlKey, metaKey } = event;
  const isPlain = !event.defaultPrevented && !shiftKey && !ctrlKey && !metaKey;
  if (!isPlain || getOpenDialog() || !(target instanceof Element)) return undefined;
  const card = target.closest<HTMLElement>(SHIFT);
  const control = target.closest(CONTROL);
  const isFree = !control || control === card || control.contains(card) || isOpener(control);
  return card && isFree ? card : undefined;
}

function isOpener(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(OPENER);
}

/** Touch and phones show the actions as a sheet. */
function hasSheet(): boolean {
  return [PHONE, '(pointer: coarse)'].some((query) => window.matchMedia(query).matches);
}

/** The calendar, or the timeline over it; null if the shift is elsewhere. */
function viewOf({ isInCalendar, timelineId }: OpenedShift): Element | null {
  if (isInCalendar) return document.querySelector(CALENDAR);
  return timelineId === undefined ? null : document.querySelector(`[data-timeline="${timelineId}"]`);
}

/** The element that takes the focus if the shift is no longer shown. */
function focusTargetInView(opened: OpenedShift): HTMLElement | null {
  const entrance = '[data-arrow-keys]';
  return (
    opened.anchor.closest<HTMLElement>(entrance) ??
    viewOf(opened)?.querySelector<HTMLElement>(entrance) ??
    null
  );
}

const CARD = '[data-side-card]';
const MOVING: ReadonlySet<string> = new Set([
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'PageUp',
  'PageDown',
]);
const DELETING: ReadonlySet<string> = new Set(['Delete', 'Backspace']);
/** Every other key closes the card, including Shift and Ctrl, because the next shift to select may be under it. */
const STAYS_OPEN: ReadonlySet<string> = new Set(['Alt', 'Enter']);
const LETTERS_OF_SHIFT = ['c', 'm', 'w', 'x'] as const;

interface OpenCardKeys extends Pick<ShiftPressesHandle, 'close'> {
  readonly signal: AbortSignal;
  readonly opened: () => OpenedShift | undefined;
}

/**
 * Handles keys while a shift's card is open, for any focus: Escape closes the card, Tab enters and leaves the
 * card, and the shift's keys act on the shift. Runs before every other listener, so that a panel below does
 * not handle Escape.
 */
function handleKeysOfOpenCard({ signal, opened, close }: OpenCardKeys): void {
  const onKeyDown = (event: KeyboardEvent) => {
    const open = opened();
    const { target } = event;
    if (open?.kind !== 'card' || event.isComposing || !(target instanceof Element)) return;
    const card = document.querySelector<HTMLElement>(CARD);
    const isInside = card?.contains(target) === true;
    if (!isInside && !open.anchor.contains(target)) return;
    const consumeEvent = () => {
      event.preventDefault();
      event.stopPropagation();
    };
    if (event.key === 'Escape') {
      consumeEvent();
      close(true);
    } else if (event.key === 'Tab' && card) handleTab(card, isInside, event, close, consumeEvent);
    // Enter is still held since that key opened the card.
    else if (isInside && event.key === 'Enter' && event.repeat) consumeEvent();
    else if (isInside && isOfShift(event)) {
      consumeEvent();
      close(true);
      document.activeElement?.dispatchEvent(copyOf(event));
    } else if (!isInside && !STAYS_OPEN.has(event.key)) close(false);
  };
  window.addEventListener('keydown', onKeyDown, { signal, capture: true });
}

function handleTab(
  card: HTMLElement,
  isInside: boolean,
  { shiftKey, target }: KeyboardEvent,
  close: ShiftPressesHandle['close'],
  consumeEvent: () => void,
): void {
  const controls = Array.from(card.querySelectorAll<HTMLElement>('button'));
  if (!isInside) {
    if (shiftKey) close(false);
    else {
      consumeEvent();
      controls[0]?.focus();
    }
  } else if (shiftKey ? target === card || target === controls[0] : target === controls.at(-1)) {
    // Forwards, the browser continues from the shift; backwards, the shift itself is the next stop.
    if (shiftKey) consumeEvent();
    close(true);
  }
}

/**
 * Keys of a shift have the same meaning in its card: these keys close the card and act on the shift. Arrow
 * keys scroll instead if the focus is not on a button, such as in long notes.
 */
function isOfShift(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
  if (MOVING.has(event.key)) return event.target instanceof HTMLButtonElement;
  return DELETING.has(event.key) || LETTERS_OF_SHIFT.some((letter) => isLetterKey(event, letter));
}

function copyOf({ key, code }: KeyboardEvent): KeyboardEvent {
  return new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true });
}
