import { decidedRequestIds, isTooLate } from '@/lib/requests/decided-requests';
import { importEntries } from '@/lib/saved-data/import-entries';
import { isSameData } from '@/lib/saved-data/records/same-data';
import type { History } from '@/lib/shifts/change/history';
import { recordAt } from '@/lib/shifts/change/record-at';
import { invertChange, type ScheduleChange } from '@/lib/shifts/change/schedule-change';
import { STORAGE_COALESCE_MS } from '@/lib/timing';
import type { KnownLog } from '@/stores/browser-storage/database/is-same-log';
import { isPublished, without } from '@/stores/browser-storage/database/leave-later';
import { dropAllAway, dropAway, keepAway, readAway } from '@/stores/browser-storage/keys/away-log';
import { fitsJournal, type Journal } from '@/stores/browser-storage/keys/journal';
import {
  COLLECTIONS,
  type CollectionTexts,
  isOfCollections,
  readLocalCollections,
  readLocalTexts,
  readText,
  textOf,
  writeText,
} from '@/stores/browser-storage/keys/local-collections';
import { writePublication } from '@/stores/browser-storage/keys/local-publication';
import { type SavedSchedule, savedAfter } from '@/stores/browser-storage/keys/saved-schedule';
import {
  announceTexts,
  isFromLog,
  isWrittenByBrigade,
  kindsBehind,
  kindsIn,
} from '@/stores/browser-storage/keys/text-stamp';
import { coalesceCalls } from './coalesce-calls';
import type { PersistenceDeps, ScheduleStorage } from './persistence-ports';

interface LocalDeps extends Pick<PersistenceDeps, 'gateway' | 'setTimer' | 'show' | 'shown'> {
  readonly journal: Journal;
  /** Notifies tabs with a database to import the changes stored here. */
  readonly channel?: PersistenceDeps['channel'];
}

interface PageWork {
  readonly current: () => SavedSchedule;
  readonly changes: readonly ScheduleChange[];
  /**
   * The last log change that the page knows; the texts may end earlier. Number 0 if the page shows no log:
   * the keys may know more by now.
   */
  readonly known: KnownLog;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * Stores the schedule in localStorage only. A change is written to the journal synchronously, and to the
 * collections soon after (at once if it is too large for the journal). The next start replays changes that a
 * closed page left in the journal. Before the collections have a change, the change is also stored for the
 * database, which may open again.
 */
export interface LocalKeeper extends ScheduleStorage {
  /** Continues without a database: writes everything in the page, not only the weeks of the first frame. */
  adoptDatabase(work: PageWork): void;
  /**
   * Writes the waiting changes at once. False if a change could not be stored; true while storage is blocked.
   */
  waitForFlush(): Promise<boolean>;
  /** Everything was erased: writes nothing more. */
  stop(): void;
}

const SHARED = [...COLLECTIONS, 'publication'] as const;

export function createLocalKeeper({
  gateway,
  journal,
  setTimer,
  show,
  shown,
  channel,
}: LocalDeps): LocalKeeper {
  /** The texts as this tab last read or wrote them: any other text was written by another tab. */
  const known: Record<(typeof SHARED)[number], string | null> = {
    shifts: null,
    employees: null,
    templates: null,
    days: null,
    requests: null,
    businessSettings: null,
    publication: null,
  };
  /** Changes in the journal that are not in the collections yet. */
  let waiting: readonly ScheduleChange[] = [];
  let current: (() => SavedSchedule) | undefined;
  let hasRead = false;
  /** The log number that the texts include, and whether the texts know of a database. */
  let base = { since: 0, isDatabaseKnown: false };
  /** The last log number that the page knew before the database was lost. */
  let knownNumber = 0;
  /** The log whose schedule the page shows: texts written without a stamp belong to it. */
  let pageLog: KnownLog | undefined;
  const flushSoon = coalesceCalls(setTimer, STORAGE_COALESCE_MS, flush);
  /** The ids of changes that this page has stored for the database. */
  const keptHere = new Set<string>();
  /** The ids of changes that only update the collections: the database does not need them. */
  const beside = new Set<string>();
  /** The ids of changes already checked against decisions of others, and of those that came too late. */
  const seen = new Set<string>();
  const refused = new Set<string>();

  /** The collections; if a tab with a database wrote them, with the changes that the database has not imported yet. */
  function readStored(): SavedSchedule {
    const { saved, texts } = readLocalCollections(gateway);
    Object.assign(known, texts, { publication: gateway.read('publication') });
    return withAway(saved, texts);
  }

  function withAway(saved: SavedSchedule, texts: CollectionTexts): SavedSchedule {
    const stamp = gateway.readValue('stamp');
    if (stamp) base = { since: stamp.number, isDatabaseKnown: isFromLog(stamp) };
    const away = readAway(gateway);
    if (away.length === 0 || !stamp) return saved;
    const kinds = kindsBehind(stamp, texts);
    const entriesOf = ({ entries }: ScheduleChange) => entries.filter(({ kind }) => kinds.has(kind));
    return away.reduce(
      (sum, { change }) => savedAfter(sum, { ...change, entries: entriesOf(change) }),
      saved,
    );
  }

  function write({ schedule, awaitingRepair }: SavedSchedule): boolean {
    const kinds = new Set(waiting.flatMap(({ entries }) => entries.map(({ kind }) => kind)));
    const touched = COLLECTIONS.filter((id) => kindsIn(id).some((kind) => kinds.has(kind)));
    const texts = touched.map((id) => [id, textOf({ schedule, awaitingRepair }, id)] as const);
    const stamp = gateway.readValue('stamp');
    // Texts edited outside Brigade stay foreign, so that the database imports them.
    const ours = texts.filter(([id]) => !stamp || isWrittenByBrigade(stamp, id, readText(gateway, id)));
    if (!announceTexts(gateway, Object.fromEntries(ours), pageLog)) return false;
    const written = texts.filter(([id, text]) => writeText(gateway, id, text));
    for (const [id, text] of written) known[id] = text;
    const areWritten = written.length === touched.length;
    // A publication stored beside unsaved changes could not be withdrawn, because an act does not record the
    // previous publication.
    if (!areWritten && kinds.has('publication')) return false;
    // Without a database, the whole publication has to be in localStorage.
    const isPublicationWritten = writePublication(gateway, schedule, Number.POSITIVE_INFINITY);
    known.publication = gateway.read('publication');
    return areWritten && isPublicationWritten;
  }

  /** Drops changes that another page has stored from the journal: applied again, they would undo later changes. */
  function leaveStored(): void {
    const open = waiting.filter(({ id }) => !keptHere.has(id));
    if (open.length === 0) return;
    const stored = new Set([...readAway(gateway).map(({ change }) => change.id), ...journal.readTaken()]);
    const ids = open.flatMap(({ id }) => (stored.has(id) ? [id] : []));
    if (ids.length === 0) return;
    journal.drop(ids);
    waiting = waiting.filter(({ id }) => !ids.includes(id));
  }

  /** Drops changes that decide a request which another page has decided since. */
  function leaveDecided(): void {
    const isSeen = ({ id }: ScheduleChange) => seen.has(id);
    if (waiting.every((change) => isSeen(change) || decidedRequestIds(change).length === 0)) return;
    const { saved, texts } = readLocalCollections(gateway);
    const ours = waiting.filter(({ id }) => !beside.has(id));
    const late = tooLateIn(ours, withAway(saved, texts), isSeen).map(({ id }) => id);
    // Mark these changes as checked: once stored, even in part, a change would find its own decision.
    for (const { id } of waiting) seen.add(id);
    if (late.length === 0) return;
    for (const id of late) refused.add(id);
    journal.drop(late);
    waiting = waiting.filter(({ id }) => !refused.has(id));
    const history = late.reduce(withoutStep, shown().history);
    show({ ...waiting.reduce(savedAfter, readStored()), history, reading: null }, []);
  }

  function flush(): void {
    leaveStored();
    leaveDecided();
    if (!current || waiting.length === 0) return;
    // Another tab may have written since: `current` merges its changes before ours are written.
    const saved = current();
    const forDatabase = waiting.filter(({ id, origin }) => origin !== 'import' && !beside.has(id));
    const since = Math.max(base.since, knownNumber);
    // A page that has lost its database knows that a database exists, even if the keys do not.
    const isDatabaseKnown = base.isDatabaseKnown || pageLog !== undefined;
    const keep = () => {
      const keeping = keepAway(gateway, forDatabase, { since, isDatabaseKnown });
      if (keeping === 'kept') for (const { id } of forDatabase) keptHere.add(id);
      return keeping;
    };
    const kept = keep();
    // If no database is known, writing the collections first may make space. A publication must not go first,
    // because the collections lack it.
    const isTooEarly = isDatabaseKnown || forDatabase.some(isPublished);
    if ((kept === 'noRoom' && isTooEarly) || !write(saved)) return;
    // A database that the keys had no space to name needs these changes: otherwise it would bring back removed records.
    const keeping = kept === 'noRoom' ? keep() : kept;
    if (keeping === 'noRoom') return;
    if (keeping === 'tooLong') dropAllAway(gateway);
    const ids = waiting.map(({ id }) => id);
    waiting = [];
    journal.drop(ids);
    channel?.post('changed');
  }

  async function waitForFlush(): Promise<boolean> {
    flush();
    return waiting.length === 0 || gateway.health.getState().health === 'blocked';
  }

  function readAll(): SavedSchedule {
    // Changes also stored for the database are already in the texts, with those that followed.
    const away = readAway(gateway).map(({ change }) => change);
    const kept = new Set(away.map(({ id }) => id));
    const others = journal.readOthers().filter(({ id }) => !kept.has(id));
    // A copy of everything may be older than these changes.
    const changes = others.map((each) => (each.origin === 'import' ? without(each, away) : each));
    const stored = readStored();
    const late = tooLateIn(changes, stored);
    const left = changes.filter((change) => !late.includes(change));
    const replayed = left.reduce(savedAfter, stored);
    let isNew = true;
    hasRead = true;
    // Write these changes at once: replayed later, they would undo later changes of another tab.
    journal.keep(left);
    waiting = left;
    // If the changes could not be written, other tabs may have stored more by the next time.
    current = () => (isNew ? replayed : waiting.reduce(savedAfter, readStored()));
    flush();
    isNew = false;
    return replayed;
  }

  /** Shows the keys' schedule if it differs from the shown one. */
  function showStored(saved: SavedSchedule): void {
    const isSame = [
      [shown(), saved],
      [saved, shown()],
    ].every(([one, other]) => one && other && importEntries(one, other, 'all').length === 0);
    if (!isSame) show({ ...saved, history: shown().history, reading: null }, []);
  }

  function record(change: ScheduleChange, source: () => SavedSchedule): void {
    if (!hasRead) throw new Error('The stored schedule must be read before it is written.');
    waiting = [...waiting, change];
    current = source;
    journal.hold([change]);
    if (fitsJournal(change)) flushSoon();
    else flush();
  }

  return {
    readAll,
    adoptDatabase({ current: page, changes, known: log, now }) {
      const stored = readAll();
      const isOfDatabase = log.number > 0;
      const entries = isOfDatabase ? importEntries(stored, page(), 'all') : [];
      if (entries.length > 0) {
        const change: ScheduleChange = { id: `page-${now}`, at: now, entries };
        beside.add(change.id);
        waiting = [...waiting, change];
      } else if (!isOfDatabase) showStored(changes.reduce(savedAfter, stored));
      current = page;
      if (isOfDatabase) pageLog = log;
      for (const change of changes) record(change, page);
      flush();
      // Set the number last: the changes above may have been made before the page knew the log this far.
      knownNumber = log.number;
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
      dropAway(gateway, [changeId]);
      const stored = readStored();
      // Part of the change may have been written before the storage was full.
      const undone = withdrawn(change, stored);
      waiting = waiting.filter((each) => each !== change);
      if (undone) {
        beside.add(undone.id);
        waiting = [undone, ...waiting];
        journal.hold([undone]);
      }
      const history = withoutStep(shown().history, changeId);
      show({ ...waiting.reduce(savedAfter, stored), history, reading: null }, []);
      flush();
    },
    whenStored: async (changeId) => (await waitForFlush()) && !refused.has(changeId),
    waitForFlush,
    isConcernedBy: (key) =>
      key === null || key === gateway.keyOf('publication') || isOfCollections(gateway, key),
    readForeign() {
      const now = { ...readLocalTexts(gateway), publication: gateway.read('publication') };
      if (!hasRead || SHARED.every((id) => now[id] === known[id])) return undefined;
      leaveStored();
      return waiting.reduce(savedAfter, readStored());
    },
  };
}

/** The change that reverts the stored part of a withdrawn change; undefined if no part is stored. */
function withdrawn(change: ScheduleChange, stored: SavedSchedule): ScheduleChange | undefined {
  const entries = change.entries.filter((entry) =>
    isSameData(recordAt(stored, entry.kind, entry.id), entry.after),
  );
  if (entries.length === 0) return undefined;
  return invertChange({ ...change, entries }, `withdrawn-${change.id}`, change.at);
}

function withoutStep({ undo, redo }: History, changeId: string): History {
  const without = (steps: readonly ScheduleChange[]) => steps.filter(({ id }) => id !== changeId);
  return { undo: without(undo), redo: without(redo) };
}

/**
 * The changes, in order, that decide a request which `stored` has decided or lacks, and those that undo such a change;
 * never one that `isSure`.
 */
function tooLateIn(
  changes: readonly ScheduleChange[],
  stored: SavedSchedule,
  isSure: (change: ScheduleChange) => boolean = () => false,
): readonly ScheduleChange[] {
  const late = new Map<string, ScheduleChange>();
  let saved = stored;
  for (const change of changes) {
    const { requests } = saved.schedule;
    const isLate =
      !isSure(change) &&
      ((change.of !== undefined && late.has(change.of)) ||
        decidedRequestIds(change).some((id) => isTooLate(requests.get(id))));
    if (isLate) late.set(change.id, change);
    else saved = savedAfter(saved, change);
  }
  return [...late.values()];
}
