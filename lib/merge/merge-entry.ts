import type { Fields } from '@/lib/saved-data/records/fields';
import type { ChangeEntry, RecordKind } from '@/lib/shifts/change/schedule-change';
import { changedGroups, groupsOf, mergeFields, partOf } from './field-groups';
import { entryOf, keptRecord, sideOf } from './merge-state';
import { type Conflict, isLater, type SignedChange } from './signed-change';

/** Who touched something last among the news. */
export type Writer = Pick<SignedChange, 'clock' | 'device'>;

/** One change on its way behind the news. */
export interface MergeStep {
  readonly change: SignedChange;
  /** Filled while the change is merged. */
  readonly conflicts: Conflict[];
  /** By `writerKey`. */
  readonly writers: ReadonlyMap<string, Writer>;
}

/** The key of what somebody has written: a group of fields of one record, or the whole record where the group is empty. */
function writerKey(kind: RecordKind, id: string, group: string): string {
  return `${kind} ${id} ${group}`;
}

/** Who changed which group of which record last. */
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
 * What is left to do of the entry where `now` stands in the place of what it was made on; undefined if that is nothing.
 * A group that nobody else has changed becomes as the entry has it, one that it did not change stays. Of a group that
 * both have changed the later edit stands, and the other is told. An edit beats a removal. An undo or a redo never
 * takes back what somebody else has done.
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
  // What the team asks has an id of its own making: what is there already was taken in before.
  if (kind === 'request' && !before) return undefined;
  const merged = mergeFields(
    groupsOf(kind, [before, after, current]),
    { base: before, mine: after, theirs: current },
    ({ name, fields }) => {
      const isOurs = isOursLater(entry, name, step);
      tell(step, entry, {
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
  // What somebody has worked on meanwhile is not removed behind their back.
  if (before && changedGroups(kind, before, current).length > 0) {
    tell(step, entry, { group: '', theirs: current, stood: 'theirs' });
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
  const stood = isStep(step.change) ? 'theirs' : 'mine';
  tell(step, entry, { group: '', mine: after, stood });
  return stood === 'mine' ? entryOf(kind, id, undefined, after) : undefined;
}

function isOursLater({ kind, id }: ChangeEntry, group: string, { change, writers }: MergeStep): boolean {
  if (isStep(change)) return false;
  const writer = writers.get(writerKey(kind, id, group));
  return !writer || isLater(change, writer);
}

/** Whether the change takes back or repeats another. */
export function isStep({ origin }: Pick<SignedChange, 'origin'>): boolean {
  return origin === 'undo' || origin === 'redo';
}

function tell(
  { change, conflicts, writers }: MergeStep,
  { kind, id }: ChangeEntry,
  conflict: Pick<Conflict, 'group' | 'mine' | 'theirs' | 'stood'>,
): void {
  const writer = writers.get(writerKey(kind, id, conflict.group)) ?? writers.get(writerKey(kind, id, ''));
  conflicts.push({ changeId: change.id, kind, id, by: writer?.device ?? '', ...conflict });
}
