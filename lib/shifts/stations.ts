import { nameKey, tidyName } from '@/lib/employees/employee';
import { ok, type Result, refused } from '@/lib/result';
import type { Schedule } from '@/lib/shifts/change/schedule';
import { type ChangeEntry, shiftEntry } from '@/lib/shifts/change/schedule-change';
import { allShifts } from '@/lib/shifts/change/schedule-index';

/** Why the name of a station is refused: none, another's, or there are enough. */
export type StationRefusal = 'nameMissing' | 'nameTaken' | 'tooMany';

const MOST_STATIONS = 200;

/** The list with that station at its end. */
export function withStation(
  stations: readonly string[],
  typed: string,
): Result<readonly string[], StationRefusal> {
  const name = tidyName(typed);
  if (name === '') return refused('nameMissing');
  if (hasStation(stations, name)) return refused('nameTaken');
  if (stations.length >= MOST_STATIONS) return refused('tooMany');
  return ok([...stations, name]);
}

/** The list with a station under a new name in its place. */
export function withStationNamed(
  stations: readonly string[],
  station: string,
  typed: string,
): Result<readonly string[], StationRefusal> {
  const name = tidyName(typed);
  if (name === '') return refused('nameMissing');
  const others = stations.filter((other) => other !== station);
  if (hasStation(others, name)) return refused('nameTaken');
  return ok(stations.map((other) => (other === station ? name : other)));
}

/** The entries that give every shift of the station its new name; a shift keeps the name itself, so it stays readable without a list. */
export function renameStationEntries(
  { shifts }: Pick<Schedule, 'shifts'>,
  station: string,
  name: string,
): readonly ChangeEntry[] {
  const entries: ChangeEntry[] = [];
  for (const shift of allShifts(shifts)) {
    if (shift.station === station && station !== name)
      entries.push(shiftEntry(shift, { ...shift, station: name }));
  }
  return entries;
}

/** Whether the list has the station, in any spelling. */
function hasStation(stations: readonly string[], name: string): boolean {
  return stations.some((other) => nameKey(other) === nameKey(name));
}
