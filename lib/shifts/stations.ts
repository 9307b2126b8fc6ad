import { nameKey, tidyName } from '@/lib/employees/employee';
import { ok, type Result, refused } from '@/lib/result';
import type { Schedule } from '@/lib/shifts/change/schedule';
import { type ChangeEntry, shiftEntry } from '@/lib/shifts/change/schedule-change';
import { allShifts } from '@/lib/shifts/change/schedule-index';

export type StationRefusal = 'nameMissing' | 'nameTaken' | 'tooMany';

const MOST_STATIONS = 200;

/** Appends the station. */
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

/** Renames the station in place. */
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

/** Renames the station in every shift. Shifts store the name, so that they stay readable without a list. */
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

/** In any spelling. */
function hasStation(stations: readonly string[], name: string): boolean {
  return stations.some((other) => nameKey(other) === nameKey(name));
}
