import {
  focusAt,
  type GridPlace,
  lastRowOf,
  nameAt,
  OPEN_ROW_INDEX,
  rowIndexOf,
  walkTo,
} from '@/components/calendar/employee-grid/places';

/** Direction of the focus after a cell: Enter moves down and Tab right; with Shift, up and left. */
export type CellStep = 'down' | 'up' | 'right' | 'left';

/**
 * Moves to the next cell. The next person's first day follows the last day, and the next day's first person
 * follows the last person. At the very last cell, the focus stays.
 */
export function stepFrom(grid: HTMLElement, place: GridPlace, step: CellStep): void {
  const index = rowIndexOf(place);
  const { day } = place;
  const last = lastRowOf(grid);
  const first = nameAt(grid, OPEN_ROW_INDEX) === undefined ? 0 : OPEN_ROW_INDEX;
  const go = (row: number, column: number) => {
    if (row === index) focusAt(grid, row, column, 0);
    else walkTo(grid, { ...place, day: column }, row, 0);
  };
  if (step === 'right') {
    if (day < 6) go(index, day + 1);
    else if (index < last) go(index + 1, 0);
  } else if (step === 'left') {
    if (day > 0) go(index, day - 1);
    else if (index > first) go(index - 1, 6);
  } else if (step === 'down') {
    if (index < last) go(index + 1, day);
    else if (day < 6) go(0, day + 1);
  } else if (index > 0) go(index - 1, day);
  else if (day > 0) go(last, day - 1);
  else if (index > first) go(first, day);
}
