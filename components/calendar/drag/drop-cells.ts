import { DROP_DAY, dropPlaceOf } from '@/components/parts/drag/drop-places';

/** All drop targets on the page. On a phone a day is in both the list and the strip. */
export function dropCells(): readonly HTMLElement[] {
  return Array.from(document.querySelectorAll<HTMLElement>(DROP_DAY));
}

/** The neighbouring cell in the key's direction; undefined if there is none. */
export function neighbourOf(cell: HTMLElement, key: string): HTMLElement | undefined {
  const cells = dropCells().map((element) => ({ element, ...dropPlaceOf(element) }));
  const { date, employeeName } = dropPlaceOf(cell);
  const ofPerson = cells.filter((one) => one.employeeName === employeeName);
  const days = [...new Map(ofPerson.map((one) => [one.date ?? '', one.element]))].sort(([one], [other]) =>
    one < other ? -1 : 1,
  );
  const day = days.findIndex(([one]) => one === date);
  const ofDay = cells.filter((one) => one.date === date).map(({ element }) => element);
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
      return employeeName === undefined ? days[day - 1]?.[1] : ofDay[row - 1];
    case 'ArrowDown':
      return employeeName === undefined ? days[day + 1]?.[1] : ofDay[row + 1];
    default:
      return undefined;
  }
}
