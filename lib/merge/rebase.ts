import { nameKey } from '@/lib/employees/employee';
import { decidedIn, isTooLate } from '@/lib/requests/decisions';
import type { Fields } from '@/lib/saved-data/records/fields';
import { isSameData } from '@/lib/saved-data/records/same-data';
import { employeesAsStored } from '@/lib/shifts/change/employees-as-stored';
import {
  followerEntries,
  followerEntry,
  isFollower,
  renamesIn,
  underNewNames,
} from '@/lib/shifts/change/follow-renames';
import { namesIn } from '@/lib/shifts/change/published-references';
import { applyChange } from '@/lib/shifts/change/schedule';
import { type ChangeEntry, invertChange, publicationEntry } from '@/lib/shifts/change/schedule-change';
import { findShift } from '@/lib/shifts/change/schedule-index';
import type { WholeSchedule } from '@/lib/shifts/history/schedule-before';
import { publicationNow, publishedAs } from '@/lib/shifts/publication/publication';
import { isPublishedDay, spanOn } from '@/lib/shifts/publication/published-days';
import type { Shift } from '@/lib/shifts/shift/shift';
import { isStep, type MergeStep, mergeEntry, writersOf } from './merge-entry';
import { entryOf, recordIn, wholeAfter } from './merge-state';
import type { Conflict, SignedChange, Waiting } from './signed-change';

/** What waits, behind everything that is shared. */
export interface Rebased {
  readonly outbox: readonly Waiting[];
  /** What is shared with all that waits on top. */
  readonly shown: WholeSchedule;
}

/** News of others in their order, each with its place in the list that `Waiting.since` counts in. */
export interface PlacedNews {
  readonly place: number;
  readonly change: SignedChange;
}

/**
 * Puts the changes of this device that are not shared yet behind what is: `shared` includes all of `news`, which are the
 * changes of others since the oldest that waits was made. Always reckoned from what the person did, so that it does not
 * matter in how many pieces the news came. Only the device that will append the outcome does it; whoever reads applies.
 */
export function rebase(
  outbox: readonly Waiting[],
  shared: WholeSchedule,
  news: readonly PlacedNews[],
): Rebased {
  /** From the id of somebody added here to that of the one of the same name whom others have added. */
  const namesakes = new Map<string, string>();
  /** From the key of a name that somebody has got here to the person's id. */
  const namedHere = new Map<string, NamedHere>();
  const done = new Map<string, SignedChange>();
  let shown = shared;
  const rebased = outbox.map((waiting): Waiting => {
    const { made } = waiting;
    const unknown = news.flatMap(({ place, change }) => (place > waiting.since ? [change] : []));
    const conflicts: Conflict[] = [];
    const step: MergeStep = { change: made, conflicts, writers: writersOf(unknown) };
    const original = made.of === undefined || made.also ? undefined : done.get(made.of);
    // An undo or redo of what still waits goes by what has become of that.
    const entries = original
      ? entriesBehind({ ...waiting, made: { ...made, entries: again(original, made) } }, step, {
          shown,
          unknown: [],
          namesakes,
          namedHere,
        })
      : entriesBehind(waiting, step, { shown, unknown, namesakes, namedHere });
    const now: SignedChange = { ...made, entries };
    done.set(made.id, now);
    shown = wholeAfter(shown, now);
    return { ...waiting, now, conflicts };
  });
  return { outbox: rebased, shown };
}

function again(original: SignedChange, made: SignedChange): readonly ChangeEntry[] {
  return made.origin === 'undo' ? invertChange(original, made.id, made.at).entries : original.entries;
}

interface Context {
  readonly shown: WholeSchedule;
  readonly unknown: readonly SignedChange[];
  readonly namesakes: Map<string, string>;
  readonly namedHere: Map<string, NamedHere>;
}

/** A person who got a name on this device, and the previous name; undefined for a new person. */
interface NamedHere {
  readonly id: string;
  readonly before: string | undefined;
}

/** What is left to do of a change of this device behind what is shown without it. */
function entriesBehind(
  { made, shown: shownThen = {} }: Waiting,
  step: MergeStep,
  { shown, unknown, namesakes, namedHere }: Context,
): readonly ChangeEntry[] {
  // Whoever has seen the others' changes makes series ahead.
  if (made.origin === 'series' && unknown.length > 0) return [];
  if (isDecidedElsewhere(step, shown)) return [];
  let state = shown;
  const namedThere = namesBefore(unknown);
  const { station } = namesIn({ stations: renamesIn(unknown).stations });
  /** What a name meant here when the change was made, by the person's name now. */
  const person = (name: string) => {
    const key = nameKey(name);
    const here = namedHere.get(key);
    const id = here?.id ?? namedThere.idOf.get(key) ?? '';
    const known = namesakes.get(id) ?? id;
    const now = state.schedule.employees.get(known)?.name ?? namedThere.lastOf.get(known);
    if (now !== undefined) return nameKey(now) === key ? name : now;
    // The person with this name is gone, because an undo that restored the name was dropped: use the name before it.
    const before = here?.before ?? name;
    return !isTaken(state, name) && isTaken(state, before) ? before : name;
  };
  const asNamedNow = (entry: ChangeEntry) => underNewNames(entry, { person, ...(station && { station }) });
  // Told by the change as it was made: under the names of others it would rename somebody else.
  const asMade = renamesIn([made]);
  const followsNothing = (entry: ChangeEntry) => !isFollower(entry, asMade);
  const entries = withoutNamesakes(
    made.entries.filter(followsNothing).map((entry) => withRecordId(entry, namesakes)),
    shown,
    namesakes,
  );
  const result: ChangeEntry[] = [];
  const take = (entry: ChangeEntry | undefined) => {
    if (!entry) return;
    result.push(entry);
    state = wholeAfter(state, { entries: [entry], ...(made.of !== undefined && { of: made.of }) });
  };
  // People first: whether a new name stands decides about everything that follows it.
  const people = new Map<string, string>();
  for (const entry of entries) {
    if (entry.kind !== 'employee') continue;
    const merged = mergeEmployee(entry, state, step);
    if (merged?.kind === 'employee' && merged.after) {
      // Somebody removed meanwhile, and kept for the rename, had the old name too.
      const old = merged.before ?? entry.before;
      if (old) noteRename(people, old.name, merged.after.name);
    }
    take(merged);
  }
  for (const entry of made.entries)
    if (entry.kind === 'employee' && entry.after)
      namedHere.set(nameKey(entry.after.name), { id: entry.id, before: entry.before?.name });
  for (const { name } of state.schedule.employees.values()) people.delete(nameKey(name));
  for (const edit of entries) {
    if (edit.kind === 'employee') continue;
    const entry = asNamedNow(edit);
    if (entry.kind === 'publication') take(publishedBehind(entry, state, { made, shownThen }));
    else take(mergeEntry(entry, recordIn(state, entry.kind, entry.id), step));
  }
  // Everything that still has the old name comes along, whatever was known of it.
  const { stations } = isStep(made) ? asMade : renamesIn([{ entries: made.entries.map(asNamedNow) }]);
  const names = namesIn({ people, stations });
  for (const entry of followerEntries(state.schedule, names)) take(entry);
  for (const shift of state.awaitingRepair) take(followerEntry('undated', shift, names));
  return result;
}

function noteRename(people: Map<string, string>, from: string, to: string): void {
  if (nameKey(from) === nameKey(to)) return;
  people.set(nameKey(from), to);
}

/** The id of everybody whom those changes are about, by the key of the name before them, and the last name by id. */
function namesBefore(changes: readonly SignedChange[]) {
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

/** The entry about the record that took the place of its own; the same where none did. */
function withRecordId(entry: ChangeEntry, ids: ReadonlyMap<string, string>): ChangeEntry {
  const id = entry.kind === 'employee' ? ids.get(entry.id) : undefined;
  if (id === undefined) return entry;
  const under = (record: object | undefined): Fields | undefined => record && { ...record, id };
  return entryOf(entry.kind, id, under(entry.before), under(entry.after));
}

/** A request is decided once; what comes second does nothing at all, and is told. */
function isDecidedElsewhere({ change, conflicts }: MergeStep, shown: WholeSchedule): boolean {
  const late = decidedIn(change).filter((id) => isTooLate(shown.schedule.requests.get(id)));
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

/** Somebody added under a name that another has by now is that other, for later changes too. */
function withoutNamesakes(
  entries: readonly ChangeEntry[],
  { schedule }: WholeSchedule,
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

/** A name that somebody else has got meanwhile refuses the new name, and nothing else of the edit. */
function mergeEmployee(
  entry: Extract<ChangeEntry, { kind: 'employee' }>,
  state: WholeSchedule,
  step: MergeStep,
): ChangeEntry | undefined {
  const { id, before, after } = entry;
  const now = recordIn(state, 'employee', id);
  if (!before || !after || nameKey(before.name) === nameKey(after.name)) return mergeEntry(entry, now, step);
  if (!isTaken(state, after.name, id)) return mergeEntry(entry, now, step);
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

/** Whether somebody else than the person with that id has the name. */
function isTaken({ schedule }: WholeSchedule, name: string, id = ''): boolean {
  const key = nameKey(name);
  return [...schedule.employees.values()].some((other) => other.id !== id && nameKey(other.name) === key);
}

/** The ids of the shifts that the changes touch. */
function touchedShifts(changes: readonly SignedChange[]): ReadonlySet<string> {
  return new Set(
    changes.flatMap(({ entries }) => entries.flatMap(({ kind, id }) => (kind === 'shift' ? [id] : []))),
  );
}

/**
 * What waits, with a note at each publication of how the shifts that these news touch were shown when it was made.
 * `known` is what was shared before the news. An earlier note stays.
 */
export function noteShown(
  outbox: readonly Waiting[],
  known: WholeSchedule,
  news: readonly SignedChange[],
): readonly Waiting[] {
  const isPublication = ({ made }: Waiting) => made.entries.some(({ kind }) => kind === 'publication');
  if (!outbox.some(isPublication)) return outbox;
  const touched = [...touchedShifts(news)];
  let state = known;
  return outbox.map((waiting) => {
    state = wholeAfter(state, waiting.now);
    if (!isPublication(waiting)) return waiting;
    const shown = touched.map((id) => [id, findShift(state.schedule.shifts, id) ?? null] as const);
    return { ...waiting, shown: { ...Object.fromEntries(shown), ...waiting.shown } };
  });
}

interface Published {
  readonly made: SignedChange;
  readonly shownThen: NonNullable<Waiting['shown']>;
}

/**
 * The entry of a publication behind what others have done meanwhile: their changes were not on the screen when it was
 * published, so they have changed since. The same entry where there are none. An undo of one, and one that publishes
 * nothing, stay as they are: where they stand in the order decides what they do.
 */
function publishedBehind(
  entry: Extract<ChangeEntry, { kind: 'publication' }>,
  state: WholeSchedule,
  { made, shownThen }: Published,
): ChangeEntry {
  const { after } = entry;
  if (!after || made.of !== undefined || (after.act && after.act.kind !== 'publish')) return entry;
  const { schedule } = state;
  const unseen = Object.entries(shownThen).filter(([id, shown]) => {
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
