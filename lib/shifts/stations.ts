import { nameKey, tidyName } from '@/lib/employees/employee';
import { ok, type Result, refused } from '@/lib/result';
import { followerEntries } from '@/lib/shifts/change/follow-renames';
import type { Schedule } from '@/lib/shifts/change/schedule';
import type { ChangeEntry } from '@/lib/shifts/change/schedule-change';

export type StationRefusal = 'nameMissing' | 'nameTaken' | 'tooMany';

const MAX_STATIONS = 200;

/** Appends the station; refuses an empty or taken name, and a station beyond the maximum. */
export function withStation(
  stations: readonly string[],
  typed: string,
): Result<readonly string[], StationRefusal> {
  const name = tidyName(typed);
  if (name === '') return refused('nameMissing');
  if (hasStation(stations, name)) return refused('nameTaken');
  if (stations.length >= MAX_STATIONS) return refused('tooMany');
  return ok([...stations, name]);
}

/** Renames the station in place; refuses an empty or taken name. */
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

/** Renames the station everywhere. Records store the name, so that they stay readable without a list. */
export function renameStationEntries(schedule: Schedule, from: string, to: string): readonly ChangeEntry[] {
  return from === to ? [] : followerEntries(schedule, { station: (name) => (name === from ? to : name) });
}

/** Whether the list has the station in any spelling. */
function hasStation(stations: readonly string[], name: string): boolean {
  return stations.some((other) => nameKey(other) === nameKey(name));
}
