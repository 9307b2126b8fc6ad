import { dropPlaceOf } from '@/components/parts/drag/drop-places';
import type { LocalDate } from '@/lib/time/local-date';

/** Where something is done in the grid. */
export interface GridPlace {
  readonly rowKey: string;
  /** Whose row it is; empty for the open shifts. */
  readonly name: string;
  readonly date: LocalDate;
  /** The column, from 0. */
  readonly day: number;
  /** Which of the cell's shifts it is, from 0, and its id; undefined on a cell without any. */
  readonly position: number;
  readonly shiftId: string | undefined;
  readonly cell: HTMLElement;
}

/** The place of the open shifts' row, above the first of the people. */
const OPEN_ROW_INDEX = -1;
const ROW = '[data-grid-row]';
const CELL = '[data-grid-cell]';
const ITEM = '[data-grid-item]';

const all = (within: Element, selector: string) => Array.from(within.querySelectorAll<HTMLElement>(selector));

/** What takes the focus in a cell: its shifts, or the cell itself. */
export function itemsOf(cell: HTMLElement): readonly HTMLElement[] {
  const items = all(cell, ITEM);
  return items.length > 0 ? items : [cell];
}

/** The place of a cell or shift that has the focus; undefined for all else, such as a field or button in a cell. */
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

/** The row's place among those of the grid, whether they are in the page or not. */
export function rowIndexOf(place: GridPlace): number {
  const index = place.cell.closest<HTMLElement>(ROW)?.dataset.rowIndex;
  return index === undefined ? OPEN_ROW_INDEX : Number(index);
}

function rowAt(grid: HTMLElement, index: number): HTMLElement | undefined {
  return all(grid, ROW).find((row) => Number(row.dataset.rowIndex ?? OPEN_ROW_INDEX) === index);
}

/** The name of the row there; undefined where it is not in the page, or there is none. */
export function nameAt(grid: HTMLElement, index: number): string | undefined {
  const cell = rowAt(grid, index)?.querySelector<HTMLElement>(CELL);
  return cell ? dropPlaceOf(cell).employeeName : undefined;
}

/** Puts the focus on the nth of the cell's shifts, the last where it has fewer; says whether the cell is in the page. */
export function focusAt(grid: HTMLElement, rowIndex: number, day: number, position: number): boolean {
  const row = rowAt(grid, rowIndex);
  const cell = row && all(row, CELL)[day];
  if (!cell) return false;
  const items = itemsOf(cell);
  (items[position] ?? items.at(-1))?.focus();
  return true;
}

/** Puts the focus on that shift, wherever it stands now. */
function focusShift(grid: HTMLElement, shiftId: string): boolean {
  const item = all(grid, ITEM).find(({ dataset }) => dataset.shiftId === shiftId);
  item?.focus();
  return item !== undefined;
}

/** Puts the focus where it was, as far as that is still there: the shift, else its cell, else nowhere. */
export function focusAgain(grid: HTMLElement, place: GridPlace): boolean {
  if (place.shiftId !== undefined && focusShift(grid, place.shiftId)) return true;
  const row = all(grid, ROW).find(({ dataset }) => dataset.gridRow === place.rowKey);
  const index = Number(row?.dataset.rowIndex ?? OPEN_ROW_INDEX);
  return row !== undefined && focusAt(grid, index, place.day, place.position);
}

/** Where the focus begins: today, else Monday, of the first person; of the open shifts where there is nobody. */
export function focusFirst(grid: HTMLElement): void {
  const day = Math.max(
    all(grid, 'thead [scope="col"][data-weekday]').findIndex((head) => head.dataset.today !== undefined),
    0,
  );
  if (!focusAt(grid, 0, day, 0)) focusAt(grid, OPEN_ROW_INDEX, day, 0);
}

/** Walks to the row, also to one that the page does not hold yet; `from` is brought into view first. */
export function walkTo(grid: HTMLElement, from: GridPlace, rowIndex: number, position: number): void {
  const rowCount = Number(grid.dataset.peopleCount ?? 0);
  const wanted = Math.min(Math.max(rowIndex, OPEN_ROW_INDEX), rowCount - 1);
  if (focusAt(grid, wanted, from.day, position)) return;
  if (wanted === OPEN_ROW_INDEX) {
    focusAt(grid, 0, from.day, position);
    return;
  }
  const scroller = grid.closest<HTMLElement>('[data-scroller]');
  if (Math.abs(wanted - rowIndexOf(from)) === 1) from.cell.scrollIntoView({ block: 'center' });
  else if (scroller) scroller.scrollTop = wanted > rowIndexOf(from) ? scroller.scrollHeight : 0;
  // The rows of the place that was scrolled to fill in within two frames.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      focusAt(grid, wanted, from.day, position);
    }),
  );
}
