import { nameKey } from '@/lib/employees/employee';
import { isSameData } from '@/lib/saved-data/records/same-data';
import { type History, historyAfter } from './history';
import { mapReferences } from './map-references';
import { type NewNames, namesIn, type Renames } from './published-references';
import type { Schedule } from './schedule';
import type { ChangeEntry, RecordKind, RecordOf, ScheduleChange } from './schedule-change';
import { allShifts } from './schedule-index';

type Entries = readonly ChangeEntry[];

function hasRenames({ people, stations }: Renames): boolean {
  return people.size > 0 || stations.size > 0;
}

/** Collects the renames in order; a name renamed twice maps to the last name. */
export function renamesIn(changes: readonly Pick<ScheduleChange, 'entries'>[]): Renames {
  const people = new Map<string, string>();
  const stations = new Map<string, string>();
  for (const entry of changes.flatMap(({ entries }) => entries)) {
    if (entry.kind === 'employee' && entry.after) {
      // From here on, the old name belongs to the newly added employee.
      if (entry.before) addRename(people, entry.before.name, entry.after.name, nameKey);
      else people.delete(nameKey(entry.after.name));
    }
    if (entry.kind === 'setting' && entry.id === 'stations') {
      const [before, after] = [stationsIn(entry.before), stationsIn(entry.after)];
      const [from, to] = renamedStation(before, after) ?? [];
      if (from !== undefined && to !== undefined) addRename(stations, from, to, (name) => name);
      else for (const name of after) if (!before.includes(name)) stations.delete(name);
    }
  }
  return { people, stations };
}

function addRename(
  renames: Map<string, string>,
  from: string,
  to: string,
  keyOf: (name: string) => string,
): void {
  if (keyOf(from) === keyOf(to)) return;
  for (const [older, name] of renames) if (keyOf(name) === keyOf(from)) renames.set(older, to);
  renames.set(keyOf(from), to);
  renames.delete(keyOf(to));
}

function stationsIn(record: Extract<ChangeEntry, { kind: 'setting' }>['after']): readonly string[] {
  const value = record?.value;
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];
}

/** The old and new name of the only station that was renamed in place. */
function renamedStation(
  before: readonly string[],
  after: readonly string[],
): readonly [from: string, to: string] | undefined {
  const gone = before.filter((name) => !after.includes(name));
  const come = after.filter((name) => !before.includes(name));
  const [from] = gone;
  const [to] = come;
  if (from === undefined || to === undefined || gone.length + come.length > 2) return undefined;
  return before.length === after.length && before.indexOf(from) === after.indexOf(to)
    ? [from, to]
    : undefined;
}

/** Applies the renames of later steps to the change. */
export function afterRenamesIn(change: ScheduleChange, later: readonly ScheduleChange[]): ScheduleChange {
  return followRenames(change, renamesIn(later));
}

/** Applies the renames, also to a publication's earlier shifts. Same object if nothing changes. */
export function followRenames(change: ScheduleChange, renames: Renames): ScheduleChange {
  if (!hasRenames(renames)) return change;
  const names = namesIn(renames);
  const entries = change.entries.map((entry) => withSides(entry, names, ['after']));
  return entries.every((entry, index) => entry === change.entries[index]) ? change : { ...change, entries };
}

/** Renames both sides: an edit under an old name is about the same person or station. */
export function renameBothSides(entry: ChangeEntry, names: NewNames): ChangeEntry {
  return withSides(entry, names, ['before', 'after']);
}

function withSides(entry: ChangeEntry, all: NewNames, sides: readonly ('before' | 'after')[]): ChangeEntry {
  const names = namesOfKind(entry.kind, all);
  let mapped = entry;
  for (const side of sides) {
    const record = entry[side];
    const image = record && mapReferences(entry.kind, record as RecordOf<RecordKind>, names);
    // Still the same kind and id.
    if (image !== record) mapped = { ...mapped, [side]: image } as ChangeEntry;
  }
  return withPersonsName(mapped, names);
}

/** An edit of an employee who was renamed since keeps the new name; an edit of the name itself stays. */
function withPersonsName(entry: ChangeEntry, { person }: NewNames): ChangeEntry {
  if (entry.kind !== 'employee' || !person || !entry.before || !entry.after) return entry;
  const { before, after } = entry;
  const name = person(before.name);
  if (name === before.name || nameKey(before.name) !== nameKey(after.name)) return entry;
  return { ...entry, before: { ...before, name }, after: { ...after, name } };
}

/** Keeps published station names, because the team has not seen the new name yet. */
function namesOfKind(kind: RecordKind, names: NewNames): NewNames {
  return kind === 'publication' && names.person ? { person: names.person } : names;
}

/**
 * The history after a logged change. A rename from another device adds no step but renames the existing steps: an undo
 * or redo must not restore a name that nobody has.
 */
export function historyFollowing(history: History, change: ScheduleChange): History {
  const next = historyAfter(history, change);
  const renames = change.origin === 'shared' ? renamesIn([change]) : undefined;
  if (!renames || !hasRenames(renames)) return next;
  const names = namesIn(renames);
  const follow = (step: ScheduleChange): ScheduleChange => {
    // Entries that only follow the step's own rename keep their names, because an undo recognizes such
    // entries by name.
    const ownRenames = renamesIn([step]);
    const entries = step.entries.map((entry) =>
      isFollower(entry, ownRenames) ? entry : renameBothSides(entry, names),
    );
    return entries.every((entry, index) => entry === step.entries[index]) ? step : { ...step, entries };
  };
  return { undo: next.undo.map(follow), redo: next.redo.map(follow) };
}

/** Whether the entry only renames a reference to a person or station. */
export function isFollower(entry: ChangeEntry, renames: Renames): boolean {
  const { kind, before, after } = entry;
  if (!hasRenames(renames) || kind === 'employee' || kind === 'publication' || !before || !after)
    return false;
  const image = mapReferences(kind, before as RecordOf<RecordKind>, namesIn(renames));
  return image !== before && isSameData(image, after);
}

type Whole = Pick<Schedule, 'shifts' | 'templates' | 'requests' | 'settings'>;

/**
 * The entries that rename every reference in the schedule. `applyChange` renames employees in the
 * publication.
 */
export function followerEntries(schedule: Whole, names: NewNames): Entries {
  if (!names.person && !names.role && !names.station) return [];
  const entries: ChangeEntry[] = [];
  const follow = <Kind extends RecordKind>(kind: Kind, records: Iterable<RecordOf<Kind>>) => {
    for (const record of records) {
      const entry = followerEntry(kind, record, names);
      if (entry) entries.push(entry);
    }
  };
  follow('shift', allShifts(schedule.shifts));
  follow('template', schedule.templates.values());
  follow('request', schedule.requests.values());
  follow('setting', schedule.settings.values());
  return entries;
}

/** Undefined if the record has no renamed reference. */
export function followerEntry<Kind extends RecordKind>(
  kind: Kind,
  record: RecordOf<Kind>,
  names: NewNames,
): ChangeEntry | undefined {
  const image = mapReferences(kind, record, names);
  // Both sides have the same kind.
  return image === record
    ? undefined
    : ({ kind, id: record.id, before: record, after: image } as ChangeEntry);
}
