import { flushSync } from 'react-dom';
import type { BrokenShift } from '@/lib/shifts/change/bulk-breaks';
import { findShift } from '@/lib/shifts/change/schedule-index';
import type { Shift } from '@/lib/shifts/shift/shift';
import { isLetterKey } from '@/lib/shortcuts/letter-key';
import { addDays } from '@/lib/time/local-date';
import { removeShifts } from '@/stores/schedule/move-shifts';
import type { ScheduleStore } from '@/stores/schedule/schedule';
import { openDialog } from '@/stores/ui/dialogs';
import {
  type AddedWords,
  addShiftFor,
  canTypeFor,
  copyToClipboard,
  moveShift,
  type Paste,
  planPaste,
  stretchShift,
} from './acts';
import { focusAgain, focusAt, type GridPlace, itemsOf, nameAt, rowIndexOf, walkTo } from './places';
import { type NothingRepeated, planRepeat } from './typing/repeat';
import { stepFrom } from './typing/steps';

export interface GridKeyPorts {
  /** Starts typing times: for the focused shift, or for a new one if `isNew`. */
  readonly startEntry: (place: GridPlace, text: string, isNew: boolean) => void;
  /** Reopens unreadable text that was typed into the cell; returns whether the cell has such text. */
  readonly reopenEntry: (place: GridPlace, shiftId?: string) => boolean;
  readonly announceCopied: (shifts: readonly Shift[]) => void;
  readonly announceNothingDone: (why: 'empty' | NothingRepeated) => void;
  /** Asks before adding shifts that break a rule. */
  readonly askToPaste: (broken: readonly BrokenShift[], paste: () => void) => void;
  readonly words: AddedWords;
}

const WEEKS_OF_KEY: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 };
const STEPS: Readonly<Record<string, readonly [rows: number, days: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Returns false if the key has no meaning at `place`. `isWalking`: Tab moves from cell to cell. */
export function actOnKey(
  store: ScheduleStore,
  grid: HTMLElement,
  place: GridPlace,
  event: KeyboardEvent,
  ports: GridKeyPorts,
  isWalking: boolean,
): boolean {
  const { key, shiftKey, altKey } = event;
  const isMod = event.ctrlKey || event.metaKey;
  if (key === 'Tab') {
    if (!isWalking || isMod || altKey) return false;
    stepFrom(grid, place, shiftKey ? 'left' : 'right');
    return true;
  }
  if (altKey) return !isMod && actWithAlt(store, grid, place, key, shiftKey);
  if (isMod) return actWithMod(store, grid, place, event, ports);
  // On some keyboard layouts digits and plus need Shift.
  if (/^\d$/.test(key) || key === '+') return type(store, place, key, ports);
  if (shiftKey) return false;
  return moveInGrid(store, grid, place, key) || act(store, grid, place, event, ports);
}

/** Handles arrows, Home, End and page keys; returns false for any other key. */
export function moveInGrid(store: ScheduleStore, grid: HTMLElement, place: GridPlace, key: string): boolean {
  const index = rowIndexOf(place);
  const { day, position, cell } = place;
  const last = itemsOf(cell).length - 1;
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowRight':
      focusAt(grid, index, day + (key === 'ArrowLeft' ? -1 : 1), position);
      return true;
    case 'ArrowUp':
      if (position > 0) focusAt(grid, index, day, position - 1);
      else walkTo(grid, place, index - 1, Number.POSITIVE_INFINITY);
      return true;
    case 'ArrowDown':
      if (position < last) focusAt(grid, index, day, position + 1);
      else walkTo(grid, place, index + 1, 0);
      return true;
    case 'Home':
      focusAt(grid, index, 0, 0);
      return true;
    case 'End':
      focusAt(grid, index, 6, 0);
      return true;
    default:
      return turnWeek(store, grid, place, WEEKS_OF_KEY[key]);
  }
}

function turnWeek(
  store: ScheduleStore,
  grid: HTMLElement,
  place: GridPlace,
  weeks: number | undefined,
): boolean {
  if (weeks === undefined) return false;
  flushSync(() => store.moveWeeks(weeks));
  focusAgain(grid, { ...place, shiftId: undefined });
  return true;
}

function type(store: ScheduleStore, place: GridPlace, key: string, { startEntry }: GridKeyPorts): boolean {
  const isNew = key === '+' || place.shiftId === undefined;
  if (isNew && !canTypeFor(place.name)) addShiftFor(store, place.name, place.date);
  else startEntry(place, key === '+' ? '' : key, isNew);
  return true;
}

function act(
  store: ScheduleStore,
  grid: HTMLElement,
  place: GridPlace,
  event: KeyboardEvent,
  ports: GridKeyPorts,
): boolean {
  const { name, date, shiftId } = place;
  if ((event.key === 'Enter' || event.key === 'F2') && ports.reopenEntry(place)) return true;
  if (isLetterKey(event, 'n')) addShiftFor(store, name, date);
  else if (isLetterKey(event, 'v')) paste(store, grid, place, ports);
  else if (isLetterKey(event, 'r')) repeat(store, grid, place, ports);
  else if (event.key === 'Enter' && shiftId === undefined) addShiftFor(store, name, date);
  else if (shiftId === undefined) return false;
  else if (isLetterKey(event, 'w')) openDialog({ name: 'cover', shiftId });
  else if (isLetterKey(event, 'c')) copy(store, [shiftId], ports);
  else if (event.key === 'Delete' || event.key === 'Backspace') {
    flushSync(() => void removeShifts(store, [shiftId]));
  } else return false;
  return true;
}

/** Keys with Mod, for the whole cell; Home and End go to the first and the last row. */
function actWithMod(
  store: ScheduleStore,
  grid: HTMLElement,
  place: GridPlace,
  event: KeyboardEvent,
  ports: GridKeyPorts,
): boolean {
  if (event.shiftKey) return false;
  if (event.key === 'Home' || event.key === 'End') {
    walkTo(grid, place, event.key === 'Home' ? 0 : Number.POSITIVE_INFINITY, 0);
  } else if (isLetterKey(event, 'v')) paste(store, grid, place, ports);
  else if (isLetterKey(event, 'c') && window.getSelection()?.isCollapsed !== false) {
    copy(
      store,
      itemsOf(place.cell).flatMap(({ dataset }) => dataset.shiftId ?? []),
      ports,
    );
  } else return false;
  return true;
}

function actWithAlt(
  store: ScheduleStore,
  grid: HTMLElement,
  place: GridPlace,
  key: string,
  isStretch: boolean,
): boolean {
  const step = STEPS[key];
  const [shift] = shiftsOf(store, [place.shiftId ?? '']);
  if (!step) return false;
  const [rows, columns] = step;
  // Even with nothing to move, the browser must not navigate away.
  if (!shift) return true;
  if (isStretch) {
    if (columns !== 0) flushSync(() => void stretchShift(store, shift, columns));
    return true;
  }
  const employeeName = rows === 0 ? undefined : nameAt(grid, rowIndexOf(place) + rows);
  if (rows !== 0 && employeeName === undefined) return true;
  flushSync(() => {
    const target = place.day + columns;
    const isMoved = moveShift(store, {
      shiftId: shift.id,
      ...(columns !== 0 && { date: addDays(shift.date, columns) }),
      ...(employeeName !== undefined && { employeeName }),
    });
    // Follows the shift into the week it moved to.
    if (isMoved && (target < 0 || target > 6)) store.moveWeeks(columns);
  });
  return true;
}

function copy(store: ScheduleStore, ids: readonly string[], { announceCopied }: GridKeyPorts): void {
  const shifts = shiftsOf(store, ids);
  if (shifts.length === 0) return;
  copyToClipboard(shifts);
  announceCopied(shifts);
}

function paste(store: ScheduleStore, grid: HTMLElement, place: GridPlace, ports: GridKeyPorts): void {
  const planned = planPaste(store, place.name, place.date, ports.words);
  if (planned === 'refused') return;
  addPlanned(planned, ports, () => focusAt(grid, rowIndexOf(place), place.day, Number.POSITIVE_INFINITY));
}

/**
 * Adds the times typed last again and moves on like Enter. Opens the form for an open shift, which needs a
 * role.
 */
function repeat(store: ScheduleStore, grid: HTMLElement, place: GridPlace, ports: GridKeyPorts): void {
  const { name, date } = place;
  if (canTypeFor(name))
    addPlanned(planRepeat(store, name, date, ports.words), ports, () => stepFrom(grid, place, 'down'));
  else addShiftFor(store, name, date);
}

function addPlanned(
  planned: Paste | Parameters<GridKeyPorts['announceNothingDone']>[0],
  { announceNothingDone, askToPaste }: GridKeyPorts,
  moveOn: () => void,
): void {
  if (typeof planned === 'string') {
    announceNothingDone(planned);
    return;
  }
  const addNow = () => {
    flushSync(planned.paste);
    moveOn();
  };
  if (planned.broken.length > 0) askToPaste(planned.broken, addNow);
  else addNow();
}

function shiftsOf(store: ScheduleStore, ids: readonly string[]): readonly Shift[] {
  const { shifts } = store.getState().schedule;
  return ids.flatMap((id) => findShift(shifts, id) ?? []);
}
