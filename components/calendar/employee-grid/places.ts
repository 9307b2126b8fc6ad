import { dropPlaceOf } from '@/components/parts/drag/drop-places';
import type { LocalDate } from '@/lib/time/local-date';

export interface GridPlace {
  readonly rowKey: string;
  /** Empty for the open shifts. */
  readonly name: string;
  readonly date: LocalDate;
  /** From 0. */
  readonly day: number;
  /** The shift's index in the cell, from 0, and its id; the id is undefined for an empty cell. */
  readonly position: number;
  readonly shiftId: string | undefined;
  readonly cell: HTMLElement;
}

/** Index of the open shifts' row, above the first person. */
export const OPEN_ROW_INDEX = -1;
const ROW = '[data-grid-row]';
const CELL = '[data-grid-cell]';
const ITEM = '[data-grid-item]';

const all = (within: Element, selector: string) => Array.from(within.querySelectorAll<HTMLElement>(selector));

/** The focusable elements of a cell: its shifts, or the cell itself. */
export function itemsOf(cell: HTMLElement): readonly HTMLElement[] {
  const items = all(cell, ITEM);
  return items.length > 0 ? items : [cell];
}

/** Undefined for anything else, such as a field or button in a cell. */
export function placeOf(target: EventTarget | null): GridPlace | undefined {
  if (!(target instanceof HTMLElement) || !target.matches(`${CELL}, ${ITEM}`)) return undefined;
  const cell = target.closest<HTMLElement>(CELL);
  const row = cell?.closest<HTMLElement>(ROW);
  if (!cell || !row) return undefined;
  const { date, employeeName = '' } = dropPlaceOf(cell);
  if (!date) return undefined;
  return {
    rowKey: row.dataset.gridRow ?? '',
    name: employeeName,
    date,
    day: all(row, CELL).indexOf(cell),
    position: Math.max(itemsOf(cell).indexOf(target), 0),
    shiftId: target.dataset.shiftId,
    cell,
  };
}

/** Works even if the row has left the page. */
export function rowIndexOf(place: GridPlace): number {
  const index = place.cell.closest<HTMLElement>(ROW)?.dataset.rowIndex;
  return index === undefined ? OPEN_ROW_INDEX : Number(index);
}

function rowAt(grid: HTMLElement, index: number): HTMLElement | undefined {
  return all(grid, ROW).find((row) => Number(row.dataset.rowIndex ?? OPEN_ROW_INDEX) === index);
}

/** Undefined if the row is not in the page or does not exist. */
export function nameAt(grid: HTMLElement, index: number): string | undefined {
  const cell = rowAt(grid, index)?.querySelector<HTMLElement>(CELL);
  return cell ? dropPlaceOf(cell).employeeName : undefined;
}

/** Focuses the cell's nth shift, or its last if it has fewer; returns whether the cell is in the page. */
export function focusAt(grid: HTMLElement, rowIndex: number, day: number, position: number): boolean {
  const row = rowAt(grid, rowIndex);
  const cell = row && all(row, CELL)[day];
  if (!cell) return false;
  const items = itemsOf(cell);
  (items[position] ?? items.at(-1))?.focus();
  return true;
}

function focusShift(grid: HTMLElement, shiftId: string): boolean {
  const item = all(grid, ITEM).find(({ dataset }) => dataset.shiftId === shiftId);
  item?.focus();
  return item !== undefined;
}

/**
 * Restores the focus to the shift, or to its cell if the shift is gone; returns false if neither is in the
 * page.
 */
export function focusAgain(grid: HTMLElement, place: GridPlace): boolean {
  if (place.shiftId !== undefined && focusShift(grid, place.shiftId)) return true;
  const row = all(grid, ROW).find(({ dataset }) => dataset.gridRow === place.rowKey);
  const index = Number(row?.dataset.rowIndex ?? OPEN_ROW_INDEX);
  return row !== undefined && focusAt(grid, index, place.day, place.position);
}

/** The column of today, else the first. */
const firstDayOf = (grid: HTMLElement) =>
  Math.max(
    all(grid, 'thead [scope="col"][data-weekday]').findIndex((head) => head.dataset.today !== undefined),
    0,
  );

/**
 * Sets the initial focus: today, else the week's first day, in the first person's row, or in the open shifts' if there
 * is nobody.
 */
export function focusFirst(grid: HTMLElement): void {
  const day = firstDayOf(grid);
  if (!focusAt(grid, 0, day, 0)) focusAt(grid, OPEN_ROW_INDEX, day, 0);
}

/** The first empty cell in which times can be typed, from today on; undefined if there is none. */
export function emptyPlace(grid: HTMLElement): GridPlace | undefined {
  const from = firstDayOf(grid);
  for (const row of all(grid, `tbody ${ROW}`)) {
    const cell = all(row, CELL).find((one, day) => day >= from && one.dataset.typed !== undefined);
    if (cell) return placeOf(cell);
  }
  return undefined;
}

export function lastRowOf(grid: HTMLElement): number {
  return Number(grid.dataset.peopleCount ?? 0) - 1;
}

/** Moves the focus to the row, even if it is not in the page yet; scrolls `from` into view first. */
export function walkTo(grid: HTMLElement, from: GridPlace, rowIndex: number, position: number): void {
  const wanted = Math.min(Math.max(rowIndex, OPEN_ROW_INDEX), lastRowOf(grid));
  if (focusAt(grid, wanted, from.day, position)) return;
  if (wanted === OPEN_ROW_INDEX) {
    focusAt(grid, 0, from.day, position);
    return;
  }
  const scroller = grid.closest<HTMLElement>('[data-scroller]');
  if (Math.abs(wanted - rowIndexOf(from)) === 1) from.cell.scrollIntoView({ block: 'center' });
  else if (scroller) scroller.scrollTop = wanted > rowIndexOf(from) ? scroller.scrollHeight : 0;
  // Rows render within two frames after scrolling.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      focusAt(grid, wanted, from.day, position);
    }),
  );
}
