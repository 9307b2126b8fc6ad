import type { CompareNames } from '@/lib/order';
import type { MinutesOf } from '@/lib/shifts/counting';
import { isCountedForPerson } from '@/lib/shifts/shift/open-shift';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { StaffGroup } from './staff-day';

/** An empty name for items without a station. */
export interface StationGroup<Item> {
  readonly station: string;
  readonly items: readonly Item[];
}

/** The business's stations in order, then others by name, last the items without a station. */
export function groupByStation<Item extends Pick<Shift, 'station'>>(
  items: readonly Item[],
  stations: readonly string[],
  compareNames: CompareNames,
): readonly StationGroup<Item>[] {
  const groups = new Map<string, Item[]>(stations.map((station) => [station, []]));
  const others = [...new Set(items.flatMap(({ station }) => station ?? []))]
    .filter((station) => !groups.has(station))
    .sort(compareNames);
  for (const station of [...others, '']) groups.set(station, []);
  for (const item of items) groups.get(item.station ?? '')?.push(item);
  return Array.from(groups, ([station, members]) => ({ station, items: members })).filter(
    ({ items: members }) => members.length > 0,
  );
}

interface StationContext {
  readonly stations: readonly string[];
  readonly minutesOf: MinutesOf;
  readonly compareNames: CompareNames;
}

/** The people of a day by station, each with only that station's shifts and minutes. */
export function staffByStation(
  groups: readonly StaffGroup[],
  date: string,
  { stations, minutesOf, compareNames }: StationContext,
): readonly StationGroup<StaffGroup>[] {
  const shifts = groups.flatMap((group) => group.shifts);
  return groupByStation(shifts, stations, compareNames).map(({ station, items }) => {
    const here = new Set(items);
    const people = groups.flatMap((group) => {
      const shiftsHere = group.shifts.filter((shift) => here.has(shift));
      if (shiftsHere.length === 0) return [];
      // Night shifts count on the day they begin.
      const counted = shiftsHere.filter((shift) => isCountedForPerson(shift) && shift.date === date);
      const minutes = counted.reduce((sum, shift) => sum + minutesOf(shift), 0);
      const roles = group.roles.filter(({ role }) => shiftsHere.some((shift) => shift.role === role));
      return [
        shiftsHere.length === group.shifts.length ? group : { ...group, shifts: shiftsHere, roles, minutes },
      ];
    });
    return { station, items: people };
  });
}
