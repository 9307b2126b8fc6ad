import { readJournal } from '@/lib/saved-data/records/read-journal';
import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import type { StorageDoor } from './storage-door';

/** A change of more entries than this goes straight into the database: its journal would cost more than it does. */
const JOURNAL_MOST_ENTRIES = 200;

/** The changes of all tabs that the database has not confirmed yet, in one small text of localStorage. */
export interface Journal {
  /** Puts the change into the journal in this very task; false where it could not be written. */
  put(change: ScheduleChange, isAnySize?: boolean): boolean;
  drop(ids: readonly string[]): void;
  /** Takes over changes that an earlier page has left. */
  keep(changes: readonly ScheduleChange[]): void;
}

/** Other tabs keep their changes in the same journal: ours are put beside them, never over them. */
export function createJournal(door: StorageDoor): Journal {
  const ours = new Map<string, ScheduleChange>();
  /** Every id this tab has ever had in it: one that is no longer ours has been confirmed. */
  const seen = new Set<string>();

  function write(): boolean {
    const foreign = readJournal(door.read('journal')).changes.filter(({ id }) => !seen.has(id));
    const changes = [...foreign, ...ours.values()];
    if (changes.length > 0) return door.write('journal', JSON.stringify(changes));
    door.remove('journal');
    return true;
  }

  return {
    put(change, isAnySize = false) {
      if (change.entries.length > JOURNAL_MOST_ENTRIES && !isAnySize) return true;
      seen.add(change.id);
      if (ours.get(change.id) === change) return true;
      ours.set(change.id, change);
      if (write()) return true;
      ours.delete(change.id);
      return false;
    },
    drop(ids) {
      for (const id of ids) {
        seen.add(id);
        ours.delete(id);
      }
      write();
    },
    keep(changes) {
      for (const change of changes) {
        if (change.entries.length > JOURNAL_MOST_ENTRIES) continue;
        seen.add(change.id);
        ours.set(change.id, change);
      }
    },
  };
}
