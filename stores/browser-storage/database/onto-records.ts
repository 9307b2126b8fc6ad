import { mergeEntry } from '@/lib/merge/merge-entry';
import { entryOf, sideOf } from '@/lib/merge/merge-state';
import type { Conflict } from '@/lib/merge/signed-change';
import { isSameData, isSameList } from '@/lib/saved-data/records/same-data';
import {
  isDated,
  readDay,
  readEmployee,
  readRequest,
  readSettingRecord,
  readShift,
  readTemplate,
} from '@/lib/saved-data/records/stored-records';
import { renameBothSides } from '@/lib/shifts/change/follow-renames';
import { namesIn, type Renames } from '@/lib/shifts/change/published-references';
import type { ChangeEntry, RecordKind, ScheduleChange } from '@/lib/shifts/change/schedule-change';
import type { EditTransaction } from './database-stores';

export interface MergedEdits {
  /** Renames that the page did not know; the change already follows these renames. */
  readonly renames: Renames;
  readonly conflicts: readonly Conflict[];
}

interface OntoContext {
  /** Whether the page may not have known the stored version of the record. */
  readonly isUnknown: (entry: ChangeEntry) => boolean;
  /** Renames that the page did not know; the change already follows these renames. */
  readonly renames: Renames;
}

interface OntoRecords extends Pick<MergedEdits, 'conflicts'> {
  readonly change: ScheduleChange;
}

/** Kinds with ids that are not random: two pages may add the same record, and each group of fields is merged. */
const SHARED_IDS: ReadonlySet<RecordKind> = new Set(['day', 'request', 'setting']);

/**
 * Rebases the change onto the current records, by groups of fields. If others changed a group meanwhile, this later
 * edit wins; an undo or a redo leaves the group as it is. A removal removes the current record, and a rename alone
 * never brings back a removed shift. `employeesAsStored` decides who gets a name, because that takes the whole team.
 * Returns the same change if nothing differs.
 */
export async function ontoRecords(
  transaction: EditTransaction,
  change: ScheduleChange,
  { isUnknown, renames }: OntoContext,
): Promise<OntoRecords> {
  const conflicts: Conflict[] = [];
  const keys = new Set(change.entries.map(({ kind, id }) => `${kind} ${id}`));
  // If a change has one record twice, the second entry applies to the result of the first.
  if (keys.size < change.entries.length) return { change, conflicts };
  const step = {
    change: { ...change, device: '', n: 0, clock: change.at },
    conflicts,
    writers: new Map(),
  };
  const isRename = change.entries.some(({ kind, before, after }) => kind === 'employee' && before && after);
  const entries = await Promise.all(
    change.entries.map(async (entry): Promise<ChangeEntry | undefined> => {
      if (entry.kind === 'publication') return entry;
      if (!SHARED_IDS.has(entry.kind) && !isUnknown(entry)) return entry;
      const stored = await storedRecord(transaction, entry);
      if (isSameData(stored, entry.before)) return entry;
      if (!entry.after && !sideOf(entry, undefined))
        return stored ? entryOf(entry.kind, entry.id, { ...stored }, undefined) : entry;
      if (!stored && isRename && isFollowing(entry)) return undefined;
      const isTeam = entry.kind === 'employee' && entry.before && stored;
      const now = isTeam ? { ...stored, name: entry.before.name } : stored;
      const merged = mergeEntry(renameBothSides(entry, namesIn(renames)), now && { ...now }, step);
      const isAsGiven =
        merged && isSameData(merged.before, entry.before) && isSameData(merged.after, entry.after);
      return isAsGiven ? entry : merged;
    }),
  );
  const left = entries.flatMap((entry) => entry ?? []);
  return {
    change: isSameList(left, change.entries) ? change : { ...change, entries: left },
    conflicts: conflicts.filter(({ stood }) => stood === 'theirs'),
  };
}

/** Whether the entry does nothing but move a shift to another name. */
function isFollowing({ kind, before, after }: ChangeEntry): boolean {
  if (kind !== 'shift' || !before || !after) return false;
  return isSameData({ ...before, employeeName: '' }, { ...after, employeeName: '' });
}

/** The record of the entry as stored now; for a shift, only if it is readable. */
export async function storedRecord(
  transaction: EditTransaction,
  { kind, id }: ChangeEntry,
): Promise<object | undefined> {
  switch (kind) {
    case 'shift': {
      const record = await transaction.objectStore('shifts').get(id);
      const shift = record && readShift(record, id);
      return shift && isDated(shift) ? shift : undefined;
    }
    case 'employee': {
      const record = await transaction.objectStore('employees').get(id);
      return record && readEmployee(record, id);
    }
    case 'template': {
      const record = await transaction.objectStore('templates').get(id);
      return record && readTemplate(record, id);
    }
    case 'day': {
      const record = await transaction.objectStore('days').get(id);
      return record && readDay(record, id);
    }
    case 'request': {
      const record = await transaction.objectStore('requests').get(id);
      return record && readRequest(record, id);
    }
    case 'undated': {
      const stored = await transaction.objectStore('undated').get(id);
      return stored && { id, stored };
    }
    case 'setting': {
      const record = await transaction.objectStore('settings').get(id);
      return record && readSettingRecord(record, id);
    }
    case 'publication':
      return undefined;
  }
}
