import { readJournal } from '@/lib/saved-data/records/read-journal';
import { isSameList } from '@/lib/saved-data/records/same-data';
import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import type { StorageGateway } from './storage-gateway';

/** A change of more entries is stored straight away: writing it to the journal would cost more than that. */
const JOURNAL_MAX_ENTRIES = 200;

/** Whether a change is small enough for the journal. */
export function fitsJournal({ entries }: ScheduleChange): boolean {
  return entries.length <= JOURNAL_MAX_ENTRIES;
}

/** The changes of all tabs that are not stored yet, oldest first, in one small localStorage text. */
export interface Journal {
  /** Adds a submitted change synchronously; false, with nothing added, if it could not be written. */
  put(change: ScheduleChange): boolean;
  /**
   * Moves changes that the page shows to its end, synchronously; what cannot be written now goes out with the next
   * write.
   */
  hold(changes: readonly ScheduleChange[], isAnySize?: boolean): void;
  drop(ids: readonly string[]): void;
  /** What is in it that this page has not put there. Unreadable content is copied to the quarantine. */
  readOthers(): readonly ScheduleChange[];
  /** The ids of this page's changes that another tab has stored from it. */
  readTaken(): ReadonlySet<string>;
  /** Takes over changes left by an earlier page. */
  keep(changes: readonly ScheduleChange[]): void;
}

/** Other tabs share this journal: our changes are written beside theirs, never over them. */
export function createJournal(gateway: StorageGateway): Journal {
  const ours = new Map<string, ScheduleChange>();
  /** Every id this tab has ever put in it: one that is no longer in `ours` has been stored. */
  const seen = new Set<string>();
  /** The ids that were in it when this tab last wrote it, or found changes in it that it took over. */
  let written: ReadonlySet<string> = new Set();
  /** The ids of ours that another tab has stored. */
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
   * Written again, what another tab has taken from it would undo what has followed it, once its log is gone. Returns what
   * is in it.
   */
  function leaveTaken(): readonly ScheduleChange[] {
    const { changes, isWhole } = readJournal(gateway.read('journal'));
    const there = new Set(changes.map(({ id }) => id));
    const gone = [...written].filter((id) => ours.has(id) && !there.has(id));
    // Without a stamp the keys were emptied: then nobody has it.
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

  /** Whether exactly these are the last ones in it. */
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
 * All changes in the journal, or among those kept while there was no database. Unreadable content is copied to the
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
