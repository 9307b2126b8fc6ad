import type { Fields } from '@/lib/saved-data/records/fields';
import type { ChangeEntry, RecordKind } from '@/lib/shifts/change/schedule-change';
import { changedGroups, groupsOf, mergeFields, partOf } from './field-groups';
import { entryOf, keptRecord, sideOf } from './merge-state';
import { type Conflict, isLater, type SignedChange } from './signed-change';

/** The device that last changed a group of fields, and when. */
export type Writer = Pick<SignedChange, 'clock' | 'device'>;

/** One change of this device while it is rebased onto the changes of others. */
export interface MergeStep {
  readonly change: SignedChange;
  /** Mutated: merging appends the conflicts that occur. */
  readonly conflicts: Conflict[];
  /** The last writers by `writerKey`. */
  readonly writers: ReadonlyMap<string, Writer>;
}

/** An empty group means the entire record. */
function writerKey(kind: RecordKind, id: string, group: string): string {
  return `${kind} ${id} ${group}`;
}

/** The last writer of each changed group and record, by `writerKey`. */
export function writersOf(news: readonly SignedChange[]): ReadonlyMap<string, Writer> {
  const writers = new Map<string, Writer>();
  for (const { entries, clock, device } of news) {
    for (const entry of entries) {
      const { kind, id } = entry;
      const [before, after] = [sideOf(entry, entry.before), sideOf(entry, entry.after)];
      for (const { name } of changedGroups(kind, before, after))
        writers.set(writerKey(kind, id, name), { clock, device });
      writers.set(writerKey(kind, id, ''), { clock, device });
    }
  }
  return writers;
}

/**
 * Rebases the entry onto the current record; undefined if nothing remains. Groups that only one side changed keep that
 * change. If both sides changed a group, the later edit wins and a conflict is recorded. An edit wins over a removal.
 * An undo or redo never reverts another device's change.
 */
export function mergeEntry(
  entry: ChangeEntry,
  now: Fields | undefined,
  step: MergeStep,
): ChangeEntry | undefined {
  const { kind, id } = entry;
  const before = sideOf(entry, entry.before);
  const after = sideOf(entry, entry.after);
  const current = sideOf(entry, now);
  if (!after) return mergeRemoval(entry, { before, current }, step);
  if (!current) return mergeOntoRemoved(entry, { before, after }, step);
  // The id comes from the person and the number: an existing record is the same request, imported before.
  if (kind === 'request' && !before) return undefined;
  const merged = mergeFields(
    groupsOf(kind, [before, after, current]),
    { base: before, mine: after, theirs: current },
    ({ name, fields }) => {
      const isOurs = isOursLater(entry, name, step);
      recordConflict(step, entry, {
        group: name,
        mine: partOf(fields, after),
        theirs: partOf(fields, current),
        stood: isOurs ? 'mine' : 'theirs',
      });
      return isOurs;
    },
  );
  return merged === current ? undefined : entryOf(kind, id, now, keptRecord(kind, id, merged));
}

interface Sides {
  readonly before: Fields | undefined;
  readonly current: Fields | undefined;
}

function mergeRemoval(entry: ChangeEntry, { before, current }: Sides, step: MergeStep) {
  if (!current) return undefined;
  const { kind, id } = entry;
  // Another device edited the record meanwhile: the edit wins over this removal.
  if (before && changedGroups(kind, before, current).length > 0) {
    recordConflict(step, entry, { group: '', theirs: current, stood: 'theirs' });
    return undefined;
  }
  return entryOf(kind, id, current, undefined);
}

function mergeOntoRemoved(
  entry: ChangeEntry,
  { before, after }: { readonly before: Fields | undefined; readonly after: Fields },
  step: MergeStep,
) {
  if (!before) return entry;
  const { kind, id } = entry;
  const stood = isUndoOrRedo(step.change) ? 'theirs' : 'mine';
  recordConflict(step, entry, { group: '', mine: after, stood });
  return stood === 'mine' ? entryOf(kind, id, undefined, after) : undefined;
}

function isOursLater({ kind, id }: ChangeEntry, group: string, { change, writers }: MergeStep): boolean {
  if (isUndoOrRedo(change)) return false;
  const writer = writers.get(writerKey(kind, id, group));
  return !writer || isLater(change, writer);
}

export function isUndoOrRedo({ origin }: Pick<SignedChange, 'origin'>): boolean {
  return origin === 'undo' || origin === 'redo';
}

function recordConflict(
  { change, conflicts, writers }: MergeStep,
  { kind, id }: ChangeEntry,
  conflict: Pick<Conflict, 'group' | 'mine' | 'theirs' | 'stood'>,
): void {
  const writer = writers.get(writerKey(kind, id, conflict.group)) ?? writers.get(writerKey(kind, id, ''));
  conflicts.push({ changeId: change.id, kind, id, by: writer?.device ?? '', ...conflict });
}
