import type { CompareNames } from '@/lib/order';
import { OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';
import type { LocalDate } from '@/lib/time/local-date';
import { type Employee, nameKey } from './employee';
import { isHiddenFromLists } from './person/person-facts';

/** The people in `order`, then everybody else as given. Ignores unknown ids. */
export function sortByManagerOrder<Person extends Pick<Employee, 'id'>>(
  people: Iterable<Person>,
  order: readonly string[],
): readonly Person[] {
  const all = [...people];
  if (order.length === 0) return all;
  const rank = new Map(order.map((id, position) => [id, position]));
  const rankOf = ({ id }: Person) => rank.get(id) ?? order.length;
  return all.sort((one, other) => rankOf(one) - rankOf(other));
}

/**
 * People in the manager's order, others by name. Omits people hidden on the day, except the chosen person.
 */
export function employeesToPick(
  employees: Iterable<Employee>,
  order: readonly string[],
  date: LocalDate,
  compareNames: CompareNames,
  chosen = '',
): readonly Employee[] {
  const chosenKey = nameKey(chosen);
  const offered = [...employees].filter(
    (employee) =>
      !isHiddenFromLists(employee, date) || (chosenKey !== '' && nameKey(employee.name) === chosenKey),
  );
  return sortByManagerOrder(
    offered.sort((one, other) => compareNames(one.name, other.name)),
    order,
  );
}

export function positionsByName(
  employees: Iterable<Employee>,
  order: readonly string[],
): ReadonlyMap<string, number> {
  if (order.length === 0) return new Map();
  const places = sortByManagerOrder(employees, order).map(
    ({ name }, position) => [nameKey(name), position] as const,
  );
  return new Map([[OPEN_SHIFT_NAME, -1], ...places]);
}

/** Items without a position follow as given; unsorted if there are no positions. */
export function sortByPosition<Item>(
  items: readonly Item[],
  places: ReadonlyMap<string, number>,
  keyOf: (item: Item) => string,
): readonly Item[] {
  if (places.size === 0) return items;
  const placeOf = (item: Item) => places.get(keyOf(item)) ?? places.size;
  return [...items].sort((one, other) => placeOf(one) - placeOf(other));
}

/** Moves the id by that many positions, up if negative; stops at either end. */
export function moveInOrder(ids: readonly string[], id: string, places: number): readonly string[] {
  const from = ids.indexOf(id);
  if (from === -1) return ids;
  const others = ids.filter((other) => other !== id);
  const to = Math.min(Math.max(from + places, 0), others.length);
  return [...others.slice(0, to), id, ...others.slice(to)];
}
