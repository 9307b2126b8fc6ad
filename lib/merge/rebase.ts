import { nameKey } from '@/lib/employees/employee';
import { decidedRequestIds, isTooLate } from '@/lib/requests/decided-requests';
import type { Fields } from '@/lib/saved-data/records/fields';
import { isSameData } from '@/lib/saved-data/records/same-data';
import { employeesAsStored } from '@/lib/shifts/change/employees-as-stored';
import {
  followerEntries,
  followerEntry,
  isFollower,
  renameBothSides,
  renamesIn,
} from '@/lib/shifts/change/follow-renames';
import { namesIn } from '@/lib/shifts/change/published-references';
import { applyChange } from '@/lib/shifts/change/schedule';
import { type ChangeEntry, invertChange, publicationEntry } from '@/lib/shifts/change/schedule-change';
import { findShift } from '@/lib/shifts/change/schedule-index';
import type { FullSchedule } from '@/lib/shifts/history/schedule-before';
import { publicationNow, publishedAs } from '@/lib/shifts/publication/publication';
import { isPublishedDay, spanOn } from '@/lib/shifts/publication/published-days';
import type { Shift } from '@/lib/shifts/shift/shift';
import { isUndoOrRedo, type MergeStep, mergeEntry, writersOf } from './merge-entry';
import { applyChangeToFull, entryOf, recordIn } from './merge-state';
import type { Conflict, SignedChange, Waiting } from './signed-change';

export interface Rebased {
  readonly outbox: readonly Waiting[];
  /** The shared schedule with the outbox applied. */
  readonly shown: FullSchedule;
}

/** A change of another device, with its position in the list that `Waiting.since` refers to. */
export interface PlacedNews {
  readonly place: number;
  readonly change: SignedChange;
}

/**
 * Rebases the changes that this device has not shared yet onto `shared`, which already includes all of `news`. `news`
 * must reach back to the oldest change in the outbox. Always rebases the original edit (`made`), never an earlier
 * result, so that the number of batches does not matter. Only the appending device rebases; readers apply the result.
 */
export function rebase(
  outbox: readonly Waiting[],
  shared: FullSchedule,
  news: readonly PlacedNews[],
): Rebased {
  /**
   * Ids of employees added here, each mapped to the employee whom another device added under the same name.
   */
  const namesakes = new Map<string, string>();
  /** Employees who got a name on this device, by the key of that name. */
  const localNames = new Map<string, LocalName>();
  const done = new Map<string, SignedChange>();
  let shown = shared;
  const rebased = outbox.map((waiting): Waiting => {
    const { made } = waiting;
    const unknown = news.flatMap(({ place, change }) => (place > waiting.since ? [change] : []));
    const conflicts: Conflict[] = [];
    const step: MergeStep = { change: made, conflicts, writers: writersOf(unknown) };
    const original = made.of === undefined || made.also ? undefined : done.get(made.of);
    // An undo or redo of a change that still waits applies to the rebased version of that change.
    const entries = original
      ? rebaseEntries({ ...waiting, made: { ...made, entries: repeatedEntries(original, made) } }, step, {
          shown,
          unknown: [],
          namesakes,
          localNames,
        })
      : rebaseEntries(waiting, step, { shown, unknown, namesakes, localNames });
    const now: SignedChange = { ...made, entries };
    done.set(made.id, now);
    shown = applyChangeToFull(shown, now);
    return { ...waiting, now, conflicts };
  });
  return { outbox: rebased, shown };
}

function repeatedEntries(original: SignedChange, made: SignedChange): readonly ChangeEntry[] {
  return made.origin === 'undo' ? invertChange(original, made.id, made.at).entries : original.entries;
}

interface Context {
  readonly shown: FullSchedule;
  readonly unknown: readonly SignedChange[];
  readonly namesakes: Map<string, string>;
  readonly localNames: Map<string, LocalName>;
}

/** An employee who got a name on this device; `before` is the previous name, undefined for a new employee. */
interface LocalName {
  readonly id: string;
  readonly before: string | undefined;
}

/** The entries of the change, rebased onto `shown`, the schedule without that change. */
function rebaseEntries(
  { made, shown: shownAtPublishing = {} }: Waiting,
  step: MergeStep,
  { shown, unknown, namesakes, localNames }: Context,
): readonly ChangeEntry[] {
  // The series generator runs again with the others' changes applied, so this result is outdated.
  if (made.origin === 'series' && unknown.length > 0) return [];
  if (isDecidedElsewhere(step, shown)) return [];
  let state = shown;
  const remoteNames = employeeNamesIn(unknown);
  const { station } = namesIn({ stations: renamesIn(unknown).stations });
  /** Maps a name from the time of the change to the person's current name. */
  const person = (name: string) => {
    const key = nameKey(name);
    const here = localNames.get(key);
    const id = here?.id ?? remoteNames.idOf.get(key) ?? '';
    const known = namesakes.get(id) ?? id;
    const now = state.schedule.employees.get(known)?.name ?? remoteNames.lastOf.get(known);
    if (now !== undefined) return nameKey(now) === key ? name : now;
    // The person with this name is gone, because an undo that restored the name was dropped: use the previous
    // name.
    const before = here?.before ?? name;
    return !isNameTaken(state, name) && isNameTaken(state, before) ? before : name;
  };
  const withCurrentNames = (entry: ChangeEntry) =>
    renameBothSides(entry, { person, ...(station && { station }) });
  // Use the original change: after mapping to current names, a rename could affect another person.
  const ownRenames = renamesIn([made]);
  const isOwnEdit = (entry: ChangeEntry) => !isFollower(entry, ownRenames);
  const entries = withoutNamesakes(
    made.entries.filter(isOwnEdit).map((entry) => withRecordId(entry, namesakes)),
    shown,
    namesakes,
  );
  const result: ChangeEntry[] = [];
  const apply = (entry: ChangeEntry | undefined) => {
    if (!entry) return;
    result.push(entry);
    state = applyChangeToFull(state, { entries: [entry], ...(made.of !== undefined && { of: made.of }) });
  };
  // Employees first: all references depend on whether their new names are accepted.
  const people = new Map<string, string>();
  for (const entry of entries) {
    if (entry.kind !== 'employee') continue;
    const merged = mergeEmployee(entry, state, step);
    if (merged?.kind === 'employee' && merged.after) {
      // An employee who was removed meanwhile, and comes back by this rename, had the old name too.
      const old = merged.before ?? entry.before;
      if (old) recordRename(people, old.name, merged.after.name);
    }
    apply(merged);
  }
  for (const entry of made.entries)
    if (entry.kind === 'employee' && entry.after)
      localNames.set(nameKey(entry.after.name), { id: entry.id, before: entry.before?.name });
  for (const { name } of state.schedule.employees.values()) people.delete(nameKey(name));
  for (const edit of entries) {
    if (edit.kind === 'employee') continue;
    const entry = withCurrentNames(edit);
    if (entry.kind === 'publication') apply(rebasePublication(entry, state, { made, shownAtPublishing }));
    else apply(mergeEntry(entry, recordIn(state, entry.kind, entry.id), step));
  }
  // Also renames references that other devices added under the old name.
  const { stations } = isUndoOrRedo(made)
    ? ownRenames
    : renamesIn([{ entries: made.entries.map(withCurrentNames) }]);
  const names = namesIn({ people, stations });
  for (const entry of followerEntries(state.schedule, names)) apply(entry);
  for (const shift of state.awaitingRepair) apply(followerEntry('undated', shift, names));
  return result;
}

function recordRename(people: Map<string, string>, from: string, to: string): void {
  if (nameKey(from) === nameKey(to)) return;
  people.set(nameKey(from), to);
}

/** `idOf`: employee ids by the key of the name before the changes. `lastOf`: the last name by id. */
function employeeNamesIn(changes: readonly SignedChange[]) {
  const idOf = new Map<string, string>();
  const lastOf = new Map<string, string>();
  for (const { kind, id, before, after } of changes.flatMap(({ entries }) => entries)) {
    if (kind !== 'employee') continue;
    if (before && !lastOf.has(id)) idOf.set(nameKey(before.name), id);
    const last = after ?? before;
    if (last) lastOf.set(id, last.name);
  }
  return { idOf, lastOf };
}

/** Redirects an employee entry to the id that replaces its own; returns the same entry if no id does. */
function withRecordId(entry: ChangeEntry, ids: ReadonlyMap<string, string>): ChangeEntry {
  const id = entry.kind === 'employee' ? ids.get(entry.id) : undefined;
  if (id === undefined) return entry;
  const under = (record: object | undefined): Fields | undefined => record && { ...record, id };
  return entryOf(entry.kind, id, under(entry.before), under(entry.after));
}

/** A request is decided once: drops a second decision with the entire change, and records a conflict. */
function isDecidedElsewhere({ change, conflicts }: MergeStep, shown: FullSchedule): boolean {
  const late = decidedRequestIds(change).filter((id) => isTooLate(shown.schedule.requests.get(id)));
  for (const id of late) {
    const entry = change.entries.find((each) => each.kind === 'request' && each.id === id);
    const [mine, theirs] = [entry?.after, recordIn(shown, 'request', id)];
    conflicts.push({
      changeId: change.id,
      kind: 'request',
      id,
      group: 'decision',
      ...(mine && { mine: { ...mine } }),
      ...(theirs && { theirs }),
      stood: 'theirs',
      by: '',
    });
  }
  return late.length > 0;
}

/** Drops employees added under a name that is taken by now; adds their ids to `namesakes` for later changes. */
function withoutNamesakes(
  entries: readonly ChangeEntry[],
  { schedule }: FullSchedule,
  namesakes: Map<string, string>,
): readonly ChangeEntry[] {
  const team = [...schedule.employees.values()];
  const kept = new Set(
    employeesAsStored(entries, team).flatMap(({ kind, id }) => (kind === 'employee' ? [id] : [])),
  );
  return entries.filter((entry) => {
    if (entry.kind !== 'employee' || !entry.after || kept.has(entry.id)) return true;
    const key = nameKey(entry.after.name);
    const namesake = team.find(({ name }) => nameKey(name) === key);
    if (namesake) namesakes.set(entry.id, namesake.id);
    return false;
  });
}

/** If another employee has the new name by now, drops the rename and keeps the rest of the edit. */
function mergeEmployee(
  entry: Extract<ChangeEntry, { kind: 'employee' }>,
  state: FullSchedule,
  step: MergeStep,
): ChangeEntry | undefined {
  const { id, before, after } = entry;
  const now = recordIn(state, 'employee', id);
  if (!before || !after || nameKey(before.name) === nameKey(after.name)) return mergeEntry(entry, now, step);
  if (!isNameTaken(state, after.name, id)) return mergeEntry(entry, now, step);
  step.conflicts.push({
    changeId: step.change.id,
    kind: 'employee',
    id,
    group: 'name',
    mine: { name: after.name },
    theirs: { name: before.name },
    stood: 'theirs',
    by: '',
  });
  return mergeEntry(entryOf('employee', id, { ...before }, { ...after, name: before.name }), now, step);
}

/** Whether an employee other than `id` has the name. */
function isNameTaken({ schedule }: FullSchedule, name: string, id = ''): boolean {
  const key = nameKey(name);
  return [...schedule.employees.values()].some((other) => other.id !== id && nameKey(other.name) === key);
}

function touchedShifts(changes: readonly SignedChange[]): ReadonlySet<string> {
  return new Set(
    changes.flatMap(({ entries }) => entries.flatMap(({ kind, id }) => (kind === 'shift' ? [id] : []))),
  );
}

/**
 * Stores in each waiting publication how the shifts that `news` touches looked when the user published. `known` is the
 * shared schedule before the news. Keeps values stored earlier.
 */
export function recordShownShifts(
  outbox: readonly Waiting[],
  known: FullSchedule,
  news: readonly SignedChange[],
): readonly Waiting[] {
  const isPublication = ({ made }: Waiting) => made.entries.some(({ kind }) => kind === 'publication');
  if (!outbox.some(isPublication)) return outbox;
  const touched = [...touchedShifts(news)];
  let state = known;
  return outbox.map((waiting) => {
    state = applyChangeToFull(state, waiting.now);
    if (!isPublication(waiting)) return waiting;
    const shown = touched.map((id) => [id, findShift(state.schedule.shifts, id) ?? null] as const);
    return { ...waiting, shown: { ...Object.fromEntries(shown), ...waiting.shown } };
  });
}

interface Published {
  readonly made: SignedChange;
  readonly shownAtPublishing: NonNullable<Waiting['shown']>;
}

/**
 * Rebases a publication. The user did not see changes that other devices made meanwhile, so those changes
 * count as made since publishing. Returns the same entry if there are no such changes. Undos and
 * unpublications stay unchanged: their effect depends on their position in the shared order.
 */
function rebasePublication(
  entry: Extract<ChangeEntry, { kind: 'publication' }>,
  state: FullSchedule,
  { made, shownAtPublishing }: Published,
): ChangeEntry {
  const { after } = entry;
  if (!after || made.of !== undefined || (after.act && after.act.kind !== 'publish')) return entry;
  const { schedule } = state;
  const unseen = Object.entries(shownAtPublishing).filter(([id, shown]) => {
    const current = findShift(schedule.shifts, id);
    const isOfDays = (shift: Shift | null | undefined) =>
      shift !== undefined &&
      shift !== null &&
      (!after.act || spanOn(after.act.spans, shift.date) !== undefined);
    return !isSameData(shown ?? undefined, current) && (isOfDays(shown) || isOfDays(current));
  });
  if (unseen.length === 0) return entry;
  const next = applyChange(schedule, { entries: [entry] });
  const unpublished = new Map(next.unpublished);
  for (const [id, shown] of unseen) {
    const states = shown && isPublishedDay(next.publication, shown.date) ? [shown] : [];
    const current = findShift(schedule.shifts, id);
    const isOut = current && isPublishedDay(next.publication, current.date);
    if (states.length > 0 || isOut) unpublished.set(id, publishedAs(id, states));
    else unpublished.delete(id);
  }
  return publicationEntry(
    publicationNow(schedule),
    publicationNow({ publication: next.publication, unpublished }),
  );
}
