import { readJournal } from '@/lib/saved-data/records/read-journal';
import { isSameList } from '@/lib/saved-data/records/same-data';
import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import type { StorageGateway } from './storage-gateway';

/** A change with more entries is stored straight away: writing it to the journal would cost more. */
const JOURNAL_MAX_ENTRIES = 200;

export function fitsJournal({ entries }: ScheduleChange): boolean {
  return entries.length <= JOURNAL_MAX_ENTRIES;
}

/** The unsaved changes of all tabs, oldest first, in one small localStorage text. */
export interface Journal {
  /** Adds a submitted change synchronously; returns false, with nothing added, if it could not be written. */
  put(change: ScheduleChange): boolean;
  /**
   * Moves changes that the page shows to the end of the journal, synchronously. If the write fails, the next
   * write includes these changes.
   */
  hold(changes: readonly ScheduleChange[], isAnySize?: boolean): void;
  drop(ids: readonly string[]): void;
  /** Changes in the journal that other pages put there. Copies unreadable content to the quarantine. */
  readOthers(): readonly ScheduleChange[];
  /** The ids of this page's changes that another tab has stored from the journal. */
  readTaken(): ReadonlySet<string>;
  keep(changes: readonly ScheduleChange[]): void;
}

/** Other tabs share this journal: their changes must never be overwritten. */
export function createJournal(gateway: StorageGateway): Journal {
  const ours = new Map<string, ScheduleChange>();
  /** Every id this tab has ever put in the journal; one that is no longer in `ours` has been stored. */
  const seen = new Set<string>();
  /** The ids in the journal when this tab last wrote it, or adopted changes from it. */
  let written: ReadonlySet<string> = new Set();
  const taken = new Set<string>();

  function write(): boolean {
    const foreign = leaveTaken().filter(({ id }) => !seen.has(id));
    const changes = [...foreign, ...ours.values()];
    if (changes.length === 0) gateway.remove('journal');
    else if (!gateway.write('journal', JSON.stringify(changes))) return false;
    written = new Set(ours.keys());
    return true;
  }

  /**
   * Drops our changes that another tab has stored from the journal: written again, they would undo later changes if
   * that tab's log is deleted. Returns the content of the journal.
   */
  function leaveTaken(): readonly ScheduleChange[] {
    const { changes, isWhole } = readJournal(gateway.read('journal'));
    const there = new Set(changes.map(({ id }) => id));
    const gone = [...written].filter((id) => ours.has(id) && !there.has(id));
    // Without a stamp the keys were emptied, so no tab has stored the changes.
    if (gone.length === 0 || !isWhole || !gateway.readValue('stamp')) return changes;
    for (const id of gone) {
      ours.delete(id);
      taken.add(id);
    }
    return changes;
  }

  function add(change: ScheduleChange): void {
    if (taken.has(change.id)) return;
    seen.add(change.id);
    ours.delete(change.id);
    ours.set(change.id, change);
  }

  /** Whether the journal ends with exactly these changes. */
  function areAtItsEnd(changes: readonly ScheduleChange[]): boolean {
    const end = [...ours.values()].slice(-changes.length);
    return isSameList(end, changes);
  }

  return {
    put(change) {
      if (!fitsJournal(change)) return true;
      add(change);
      if (write()) return true;
      ours.delete(change.id);
      return false;
    },
    hold(changes, isAnySize = false) {
      const held = isAnySize ? changes : changes.filter(fitsJournal);
      if (held.length === 0 || areAtItsEnd(held)) return;
      for (const change of held) add(change);
      write();
    },
    drop(ids) {
      for (const id of ids) {
        seen.add(id);
        ours.delete(id);
      }
      write();
    },
    readOthers: () => readLeftChanges(gateway).filter(({ id }) => !ours.has(id)),
    readTaken() {
      leaveTaken();
      return taken;
    },
    keep(changes) {
      const there = leaveTaken();
      for (const change of changes.filter(fitsJournal)) add(change);
      written = new Set([...written, ...there.map(({ id }) => id)]);
    },
  };
}

/**
 * All changes in the journal, or among those stored while there was no database. Copies unreadable content to the
 * quarantine.
 */
export function readLeftChanges(
  gateway: StorageGateway,
  key: 'journal' | 'away' = 'journal',
): readonly ScheduleChange[] {
  const text = gateway.read(key);
  const { changes, isWhole } = readJournal(text);
  if (text !== null && !isWhole) gateway.quarantine(key, text);
  return changes;
}
