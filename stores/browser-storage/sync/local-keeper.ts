import { importEntries } from '@/lib/saved-data/import-entries';
import { toStoredShifts } from '@/lib/saved-data/records/stored-records';
import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import { allShifts } from '@/lib/shifts/change/schedule-index';
import { STORAGE_COALESCE_MS } from '@/lib/timing';
import { fitsJournal, type Journal } from '@/stores/browser-storage/keys/journal';
import {
  COLLECTIONS,
  type Collection,
  readLocalCollections,
} from '@/stores/browser-storage/keys/local-collections';
import { writePublication } from '@/stores/browser-storage/keys/local-publication';
import { type SavedSchedule, savedAfter } from '@/stores/browser-storage/keys/saved-schedule';
import type { ScheduleStorage } from '@/stores/browser-storage/keys/schedule-storage';
import type { SyncDeps } from './sync-ports';
import { withdrawn, withoutStep } from './withdrawn';

interface LocalDeps extends Pick<SyncDeps, 'gateway' | 'setTimer' | 'show' | 'shown'> {
  readonly journal: Journal;
}

interface PageWork {
  readonly current: () => SavedSchedule;
  /** What is not stored yet. */
  readonly changes: readonly ScheduleChange[];
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * Keeps the schedule in localStorage alone. A change is written to the journal in the task that hands it over, and to
 * the collections soon after; what a closed page left in the journal is replayed at the next start.
 */
export interface LocalKeeper extends ScheduleStorage {
  /** Continues without a database: everything in the page is written, not only the weeks of the first frame. */
  takeOver(work: PageWork): void;
  /** Writes at once what is waiting; false if it could not be stored, true also while storage is blocked. */
  waitForFlush(): Promise<boolean>;
  /** Everything was erased: nothing more is written. */
  stop(): void;
}

const SHARED = [...COLLECTIONS, 'publication'] as const;

export function createLocalKeeper({ gateway, journal, setTimer, show, shown }: LocalDeps): LocalKeeper {
  /** The texts as this tab last read or wrote them: any other text is another tab's. */
  const known: Record<(typeof SHARED)[number], string | null> = {
    shifts: null,
    employees: null,
    templates: null,
    publication: null,
  };
  /** Changes in the journal that are not in the collections yet. */
  let waiting: readonly ScheduleChange[] = [];
  let current: (() => SavedSchedule) | undefined;
  let isTimerSet = false;
  let hasRead = false;

  function readCollections(): SavedSchedule {
    const { saved, texts } = readLocalCollections(gateway);
    Object.assign(known, texts, { publication: gateway.read('publication') });
    return saved;
  }

  function write({ schedule, awaitingRepair }: SavedSchedule): boolean {
    const kinds = new Set(waiting.flatMap(({ entries }) => entries.map(({ kind }) => kind)));
    const put = (id: Collection, records: () => readonly unknown[]) => {
      const text = JSON.stringify(records());
      const isWritten = gateway.write(id, text);
      if (isWritten) known[id] = text;
      return isWritten;
    };
    const results = [
      !(kinds.has('shift') || kinds.has('undated')) ||
        put('shifts', () => toStoredShifts(allShifts(schedule.shifts), awaitingRepair)),
      !kinds.has('employee') || put('employees', () => [...schedule.employees.values()]),
      !kinds.has('template') || put('templates', () => [...schedule.templates.values()]),
    ];
    const areWritten = results.every(Boolean);
    // Stored beside what is not, a publication could not be withdrawn: an act does not tell what was published before it.
    if (!areWritten && kinds.has('publication')) return false;
    // Without a database, all of it has to be here.
    const isPublicationWritten = writePublication(gateway, schedule, Number.POSITIVE_INFINITY);
    known.publication = gateway.read('publication');
    return areWritten && isPublicationWritten;
  }

  function flush(): void {
    if (!current || waiting.length === 0) return;
    // Another tab may have written since: `current` merges that in before ours is written.
    if (!write(current())) return;
    const ids = waiting.map(({ id }) => id);
    waiting = [];
    journal.drop(ids);
  }

  async function waitForFlush(): Promise<boolean> {
    flush();
    return waiting.length === 0 || gateway.health.getState().health === 'blocked';
  }

  function readAll(): SavedSchedule {
    const changes = journal.readOthers();
    const replayed = changes.reduce(savedAfter, readCollections());
    hasRead = true;
    // Written at once: replayed later, it would undo what another tab has done since.
    journal.keep(changes);
    waiting = changes;
    current = () => replayed;
    flush();
    return replayed;
  }

  function record(change: ScheduleChange, source: () => SavedSchedule): void {
    if (!hasRead) throw new Error('The stored schedule must be read before it is written.');
    waiting = [...waiting, change];
    current = source;
    journal.hold([change]);
    if (fitsJournal(change)) flushSoon();
    else flush();
  }

  function flushSoon(): void {
    if (isTimerSet) return;
    isTimerSet = true;
    setTimer(() => {
      isTimerSet = false;
      flush();
    }, STORAGE_COALESCE_MS);
  }

  return {
    readAll,
    takeOver({ current: page, changes, now }) {
      const entries = importEntries(readAll(), page(), 'all');
      if (entries.length > 0) record({ id: `page-${now}`, at: now, entries }, page);
      for (const change of changes) record(change, page);
      flush();
    },
    stop() {
      waiting = [];
    },
    writeAhead: (change) => journal.put(change) || gateway.health.getState().health === 'blocked',
    record,
    flush,
    canEdit: () => true,
    withdraw(changeId) {
      const change = waiting.find(({ id }) => id === changeId);
      if (!change) return;
      journal.drop([changeId]);
      const stored = readCollections();
      // A part of it may have been written before the storage was full.
      const undone = withdrawn(change, stored);
      waiting = waiting.filter((each) => each !== change);
      if (undone) {
        waiting = [undone, ...waiting];
        journal.hold([undone]);
      }
      const history = withoutStep(shown().history, changeId);
      show({ ...waiting.reduce(savedAfter, stored), history, reading: null }, []);
      flush();
    },
    whenStored: waitForFlush,
    waitForFlush,
    isConcernedBy: (key) => key === null || SHARED.some((id) => gateway.keyOf(id) === key),
    readForeign() {
      if (!hasRead || SHARED.every((id) => gateway.read(id) === known[id])) return undefined;
      return waiting.reduce(savedAfter, readCollections());
    },
  };
}
