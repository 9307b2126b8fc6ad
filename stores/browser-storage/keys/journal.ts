import { readJournal } from '@/lib/saved-data/records/read-journal';
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
  /** Takes over changes left by an earlier page. */
  keep(changes: readonly ScheduleChange[]): void;
}

/** Other tabs share this journal: our changes are written beside theirs, never over them. */
export function createJournal(gateway: StorageGateway): Journal {
  const ours = new Map<string, ScheduleChange>();
  /** Every id this tab has ever put in it: one that is no longer in `ours` has been stored. */
  const seen = new Set<string>();

  function write(): boolean {
    const foreign = readJournal(gateway.read('journal')).changes.filter(({ id }) => !seen.has(id));
    const changes = [...foreign, ...ours.values()];
    if (changes.length > 0) return gateway.write('journal', JSON.stringify(changes));
    gateway.remove('journal');
    return true;
  }

  function add(change: ScheduleChange): void {
    seen.add(change.id);
    ours.delete(change.id);
    ours.set(change.id, change);
  }

  /** Whether exactly these are the last ones in it. */
  function areAtItsEnd(changes: readonly ScheduleChange[]): boolean {
    const end = [...ours.values()].slice(-changes.length);
    return end.length === changes.length && changes.every((change, index) => end[index] === change);
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
    keep(changes) {
      for (const change of changes.filter(fitsJournal)) add(change);
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
