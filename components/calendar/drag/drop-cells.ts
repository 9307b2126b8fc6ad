import type { DropCheck } from '@/lib/shifts/change/drop-check';

/** Where a shift can be let go: a day, or a person's day. */
export type DropCell = HTMLElement;

export const CELL = '[data-drop-date]';

const MARKS = ['data-drop-verdict', 'data-drop-sign', 'data-drop-target', 'data-dragged'] as const;

/** All that the page shows; on a phone a day of the list and the same day of the strip both. */
export function dropCells(): readonly DropCell[] {
  return Array.from(document.querySelectorAll<HTMLElement>(CELL));
}

/** The same for all cells that stand for the same place. */
export function keyOf({ dataset }: DropCell): string {
  return `${dataset.dropDate}\n${dataset.dropEmployee ?? '\n'}`;
}

/** Shows on the place itself what a drop would do there. React knows none of these attributes. */
export function markCell(cell: DropCell, kind: DropCheck['kind'], sign: string, isTarget: boolean): void {
  if (cell.dataset.dropVerdict !== kind) cell.dataset.dropVerdict = kind;
  if (sign && cell.dataset.dropSign !== sign) cell.dataset.dropSign = sign;
  else if (!sign) cell.removeAttribute('data-drop-sign');
  cell.toggleAttribute('data-drop-target', isTarget);
}

export function unmarkCells(): void {
  for (const name of MARKS) {
    for (const element of document.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
  }
}

/** The cell to which a key leads; undefined where it leads nowhere. */
export function neighbourOf(cell: DropCell, key: string): DropCell | undefined {
  const cells = dropCells();
  const { dropDate, dropEmployee } = cell.dataset;
  const ofPerson = cells.filter(({ dataset }) => dataset.dropEmployee === dropEmployee);
  const days = [...new Map(ofPerson.map((one) => [one.dataset.dropDate ?? '', one]))].sort(
    ([one], [other]) => (one < other ? -1 : 1),
  );
  const day = days.findIndex(([date]) => date === dropDate);
  const ofDay = cells.filter(({ dataset }) => dataset.dropDate === dropDate);
  const row = ofDay.indexOf(cell);
  switch (key) {
    case 'ArrowLeft':
      return days[day - 1]?.[1];
    case 'ArrowRight':
      return days[day + 1]?.[1];
    case 'Home':
      return days[0]?.[1];
    case 'End':
      return days.at(-1)?.[1];
    case 'ArrowUp':
      return dropEmployee === undefined ? days[day - 1]?.[1] : ofDay[row - 1];
    case 'ArrowDown':
      return dropEmployee === undefined ? days[day + 1]?.[1] : ofDay[row + 1];
    default:
      return undefined;
  }
}
