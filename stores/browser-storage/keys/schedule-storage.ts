import { readJournal } from '@/lib/saved-data/records/read-journal';
import { toStoredShifts } from '@/lib/saved-data/records/stored-records';
import type { Reading } from '@/lib/shifts/change/reading';
import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import { allShifts } from '@/lib/shifts/change/schedule-index';
import { STORAGE_COALESCE_MS } from '@/lib/timing';
import { COLLECTIONS, type Collection, readLocalCollections } from './local-collections';
import { writePublication } from './local-publication';
import { type SavedSchedule, savedAfter } from './saved-schedule';
import type { StorageDoor } from './storage-door';

/** A change of more entries than this goes straight into the collections: its journal would cost more than they do. */
const JOURNAL_MOST_ENTRIES = 200;

/**
 * Keeps the schedule in localStorage. A change is in the journal in the task that submits it, and in the collections
 * soon after; whatever a closed page left in the journal is replayed at the next start.
 */
export interface ScheduleStorage {
  /**
   * What is stored, the journal replayed; with a reading, only as far as that says. Must be called before anything is
   * written.
   */
  readAll(): SavedSchedule & { readonly reading?: Reading | null };
  /**
   * Writes down a submitted change that the schedule will only take after a delay; false when it could not be stored.
   * Where the browser refuses storage altogether, which the person has been told, memory has to do.
   */
  writeAhead(change: ScheduleChange): boolean;
  /** Takes a change that the schedule has just applied; `current` gives the schedule when it is time to write. */
  record(change: ScheduleChange, current: () => SavedSchedule): void;
  /** Writes at once what is still waiting: the page is being hidden or closed. */
  flush(): void;
  /** Whether a storage event under that key (null: the whole storage) may tell of another tab's work. */
  isConcernedBy(key: string | null): boolean;
  /** Whether edits can be kept at all. */
  canEdit(): boolean;
  /** True as soon as the change is on disk; false where it could not be stored. */
  whenStored(changeId: string): Promise<boolean>;
  /** Takes a change back that could not be stored, as if it had never been made. */
  withdraw(changeId: string): void;
  /** What another tab wrote, with our waiting changes on top; undefined where nothing new is stored. */
  readForeign(): SavedSchedule | undefined;
}

interface ScheduleStorageDeps {
  readonly door: StorageDoor;
  readonly setTimer: (act: () => void, delayMs: number) => unknown;
}

export function createScheduleStorage({ door, setTimer }: ScheduleStorageDeps): ScheduleStorage {
  /** The texts as this tab last read or wrote them: another text is another tab's work. */
  const known: Record<Collection | 'publication', string | null> = {
    shifts: null,
    employees: null,
    templates: null,
    publication: null,
  };
  const shared = [...COLLECTIONS, 'publication'] as const;
  let ahead: readonly ScheduleChange[] = [];
  let waiting: readonly ScheduleChange[] = [];
  /** The ids of all changes this tab has put into the journal, or taken over from it. */
  const journaled = new Set<string>();
  let current: (() => SavedSchedule) | undefined;
  let isTimerSet = false;
  let hasRead = false;

  function readCollections(): SavedSchedule {
    const { saved, texts } = readLocalCollections(door);
    Object.assign(known, texts, { publication: door.read('publication') });
    return saved;
  }

  /** Other tabs keep their changes in the same journal: ours are put beside them, never over them. */
  function writeJournal(): boolean {
    const foreign = readJournal(door.read('journal')).changes.filter(({ id }) => !journaled.has(id));
    const ours = [...waiting, ...ahead].filter(({ entries }) => entries.length <= JOURNAL_MOST_ENTRIES);
    for (const { id } of ours) journaled.add(id);
    const changes = [...foreign, ...ours];
    if (changes.length > 0) return door.write('journal', JSON.stringify(changes));
    door.remove('journal');
    return true;
  }

  function write({ schedule, undated }: SavedSchedule): boolean {
    const kinds = new Set(waiting.flatMap(({ entries }) => entries.map(({ kind }) => kind)));
    const put = (id: Collection, records: () => readonly unknown[]) => {
      const text = JSON.stringify(records());
      const isWritten = door.write(id, text);
      if (isWritten) known[id] = text;
      return isWritten;
    };
    const results = [
      !(kinds.has('shift') || kinds.has('undated')) ||
        put('shifts', () => toStoredShifts(allShifts(schedule.shifts), undated)),
      !kinds.has('employee') || put('employees', () => [...schedule.employees.values()]),
      !kinds.has('template') || put('templates', () => [...schedule.templates.values()]),
      // Without a database all of it has to be here.
      writePublication(door, schedule, Number.POSITIVE_INFINITY),
    ];
    known.publication = door.read('publication');
    return results.every(Boolean);
  }

  function flush(): void {
    if (!current || waiting.length === 0) return;
    // Another tab may have written since: `current` takes its work in before ours goes out.
    if (write(current())) {
      waiting = [];
      writeJournal();
    }
  }

  function readForeign(): SavedSchedule | undefined {
    if (!hasRead || shared.every((id) => door.read(id) === known[id])) return undefined;
    return waiting.reduce(savedAfter, readCollections());
  }

  return {
    readAll() {
      const saved = readCollections();
      const text = door.read('journal');
      const { changes, isWhole } = readJournal(text);
      if (text !== null && !isWhole) door.putAside('journal', text);
      const replayed = changes.reduce(savedAfter, saved);
      hasRead = true;
      // Written at once: replayed later, it would undo what another tab has done since.
      for (const { id } of changes) journaled.add(id);
      waiting = changes;
      current = () => replayed;
      flush();
      return replayed;
    },
    writeAhead(change) {
      ahead = [...ahead, change];
      if (writeJournal() || door.health.getState().health === 'blocked') return true;
      ahead = ahead.filter(({ id }) => id !== change.id);
      return false;
    },
    record(change, source) {
      if (!hasRead) throw new Error('The stored schedule must be read before it is written.');
      ahead = ahead.filter(({ id }) => id !== change.id);
      waiting = [...waiting, change];
      current = source;
      if (change.entries.length > JOURNAL_MOST_ENTRIES) {
        flush();
        return;
      }
      writeJournal();
      if (isTimerSet) return;
      isTimerSet = true;
      setTimer(() => {
        isTimerSet = false;
        flush();
      }, STORAGE_COALESCE_MS);
    },
    flush,
    canEdit: () => true,
    // What cannot be written is refused ahead of its delay here, so nothing is ever to be taken back.
    withdraw() {},
    async whenStored() {
      flush();
      return waiting.length === 0 || door.health.getState().health === 'blocked';
    },
    isConcernedBy: (key) => key === null || shared.some((id) => door.keyOf(id) === key),
    readForeign,
  };
}
