import { importEntries } from '@/lib/saved-data/import-entries';
import { isDayRead } from '@/lib/shifts/change/reading-progress';
import { type ChangeEntry, IMPORT_OF_TEXTS, type ScheduleChange } from '@/lib/shifts/change/schedule-change';
import { EMPTY_INDEX } from '@/lib/shifts/change/schedule-index';
import { withoutDrafts } from '@/lib/shifts/publication/publication';
import { textHash } from '@/lib/text-hash';
import { STORAGE_RETRY_MS } from '@/lib/timing';
import { isSameLog, type KnownLog } from '@/stores/browser-storage/database/is-same-log';
import { without } from '@/stores/browser-storage/database/leave-later';
import type {
  DatabaseContent,
  LoggedChange,
  PendingChange,
  ScheduleDatabase,
} from '@/stores/browser-storage/database/schedule-database';
import { dropAway } from '@/stores/browser-storage/keys/away-log';
import {
  type FirstFrame,
  type ForeignTexts,
  firstFrameDays,
} from '@/stores/browser-storage/keys/first-frame';
import { type Journal, readLeftChanges } from '@/stores/browser-storage/keys/journal';
import type { StoredKeys } from '@/stores/browser-storage/keys/read-stored-keys';
import type { SavedSchedule } from '@/stores/browser-storage/keys/saved-schedule';
import { stillAway } from './merge-away-edits';
import type { PersistenceDeps } from './persistence-ports';
import type { PersistenceState } from './persistence-state';
import { daysInRange, type ReadingTracker, unreadAtStart, withAwaitingRepair } from './reading-tracker';

interface ReaderDeps extends PersistenceDeps {
  readonly state: PersistenceState;
  readonly reading: ReadingTracker;
  readonly firstFrame: FirstFrame;
  readonly journal: Journal;
  /** The schedule in the keys at the start, if Brigade wrote the keys. */
  readonly frame: () => StoredKeys['frame'];
  readonly isCurrent: (open: ScheduleDatabase) => boolean;
  readonly enqueue: (task: () => Promise<void>) => Promise<void>;
  readonly catchUp: (open: ScheduleDatabase) => Promise<void>;
  readonly showAll: () => void;
}

/** Reads a database into the state of a tab: a short schedule at once, a long one piece by piece. */
export interface ScheduleReader {
  /** Loads the database (for a long schedule, its first part) and plans the changes that it still lacks. */
  adoptDatabase(open: ScheduleDatabase): Promise<void>;
  /** Reads everything again, as at the start, because the log no longer reaches back to the changes. */
  reread(open: ScheduleDatabase): Promise<void>;
  /** Reads the rest within the task that needs it. */
  readRest(open: ScheduleDatabase): Promise<SavedSchedule>;
  readOn(open: ScheduleDatabase): Promise<void>;
}

export function createScheduleReader(deps: ReaderDeps): ScheduleReader {
  const { state, reading, firstFrame, journal, isCurrent, enqueue, catchUp, showAll } = deps;

  let isReadingOn = false;
  const isMoreToRead = () => (reading.state()?.unread.length ?? 0) > 0;

  /** False if there is none left. */
  async function readPiece(open: ScheduleDatabase): Promise<boolean> {
    const read = reading.state() && (await reading.readPiece(open, state.confirmed));
    const left = reading.state();
    if (!read || !left) return false;
    state.confirmed = read;
    if (left.unread.length === 0) await finishReading(open);
    else if (isCurrent(open) && reading.isShowDue()) showAll();
    return isMoreToRead();
  }

  /** The pieces were read one after the other: some already include remote changes made meanwhile. */
  async function finishReading(open: ScheduleDatabase): Promise<void> {
    await catchUp(open);
    // The log no longer had all changes, so reading has restarted.
    if (isMoreToRead()) return;
    // If a shift was read together with a change to it, or after it, only the database knows the shift's published
    // state.
    if (reading.hasRemoteChanges()) {
      const beside = await open.readBeside();
      if (beside.lastNumber !== state.lastNumber) return finishReading(open);
      const { publication, unpublished } = beside.saved.schedule;
      const { confirmed } = state;
      state.confirmed = { ...confirmed, schedule: { ...confirmed.schedule, publication, unpublished } };
    }
    const schedule = withoutDrafts(state.confirmed.schedule);
    if (schedule !== state.confirmed.schedule) state.confirmed = { ...state.confirmed, schedule };
    reading.end();
    showAll();
    firstFrame.writeSoon();
  }

  async function readRest(open: ScheduleDatabase): Promise<SavedSchedule> {
    while (await readPiece(open)) await deps.pause(true);
    return state.confirmed;
  }

  async function readOn(open: ScheduleDatabase): Promise<void> {
    if (isReadingOn) return;
    isReadingOn = true;
    let isMore = true;
    while (isMore) {
      await reading.pause();
      isMore = false;
      await enqueue(async () => {
        isMore = isCurrent(open) && (await readPiece(open));
      });
    }
    isReadingOn = false;
    const hasFailed = isCurrent(open) && reading.state() !== null;
    if (hasFailed) deps.setTimer(() => void readOn(open), STORAGE_RETRY_MS);
  }

  /** The part of a long schedule that is shown first; undefined if the schedule has to be read as a whole. */
  async function readFirst(
    open: ScheduleDatabase,
    askedIds: readonly string[],
  ): Promise<DatabaseContent | undefined> {
    const isFirst = state.lastNumber === 0;
    const start = isFirst ? await open.readStart(askedIds, reading.sizes.wholeUpTo) : undefined;
    if (!start || firstFrame.readForeign(start)) return undefined;
    const frame = deps.frame();
    // Changes stored without a database are in the texts, but not yet in the log.
    const isFromLog = frame?.number === start.lastNumber && firstFrame.areAsStamped(start);
    const known = isFromLog ? frame : undefined;
    const { unread, unreadCount } = unreadAtStart(
      start,
      known && { ...known.saved.schedule.shifts, ...known },
    );
    reading.begin(unread, unreadCount);
    state.history = start.history;
    state.lastNumber = start.lastNumber;
    state.lastId = start.lastId;
    state.confirmed = {
      schedule: { ...start.saved.schedule, shifts: known?.saved.schedule.shifts ?? EMPTY_INDEX },
      awaitingRepair: withAwaitingRepair(known?.saved.awaitingRepair ?? [], start.saved.awaitingRepair),
    };
    await readShown(open, frame?.days);
    return { ...start, saved: state.confirmed };
  }

  /**
   * Reads the shown days and those of the first frame, so that no shift vanishes from the screen and comes
   * back.
   */
  async function readShown(open: ScheduleDatabase, days = firstFrameDays(deps.today())): Promise<void> {
    for (const near of [deps.nearDate(), ...daysInRange(days)]) {
      while (!isDayRead(reading.state(), near)) {
        state.confirmed = await reading.readPiece(open, state.confirmed, near);
      }
    }
  }

  async function reread(open: ScheduleDatabase): Promise<void> {
    const start = await open.readStart([], reading.sizes.wholeUpTo);
    const content = start ?? (await open.readAll());
    state.confirmed = content.saved;
    state.history = content.history;
    state.lastNumber = content.lastNumber;
    state.lastId = content.lastId;
    if (!start) return reading.end();
    reading.begin([start.days], start.shiftCount);
    await readShown(open);
    void readOn(open);
  }

  async function adoptDatabase(open: ScheduleDatabase): Promise<void> {
    const left = readLeftChanges(deps.gateway);
    const away = stillAway(deps.gateway, state.pending);
    const keysAsk = firstFrame.look();
    const changes = [...left, ...away.map(({ change }) => change)];
    const asked = [...keysAsk, state.lastId ?? '', ...changes.map(({ id }) => id)];
    const page = { saved: state.confirmed, number: state.lastNumber, last: state.lastId };
    const first = await readFirst(open, asked);
    if (!first) reading.end();
    const content = first ?? (await open.readAll(asked));
    for (const record of content.unreadable) deps.log.error('Storage: a record could not be read.', record);
    const stampNumber = firstFrame.stampNumber(content);
    const found = firstFrame.readForeign(content);
    const isBehind = found?.takes === 'missing' && stampNumber < content.lastNumber;
    const plan = planMissingChanges({
      content,
      page: { ...page, pending: state.pending.flatMap(({ change, isAway }) => (isAway ? [] : [change])) },
      left,
      taken: journal.readTaken(),
      away,
      name: firstFrame.importName(content),
      stampNumber,
      found,
      // If the texts do not name their last log change, every change left in the log counts as later.
      later: isBehind ? await open.readAfter(stampNumber || Math.max(0, content.logBegins - 1)) : undefined,
      now: deps.now(),
    });
    state.confirmed = content.saved;
    state.history = content.history;
    state.lastNumber = content.lastNumber;
    state.lastId = content.lastId;
    state.pending = [...plan.pending];
    journal.drop(plan.over);
    dropAway(deps.gateway, plan.over);
    // Another tab's pending change stays in the journal for that tab.
    journal.keep(plan.inPageOnly);
  }

  return { adoptDatabase, reread, readRest, readOn };
}

interface Situation {
  readonly content: DatabaseContent;
  /** The last log change that this page knows, and its pending changes. */
  readonly page: KnownLog & {
    readonly saved: SavedSchedule;
    readonly pending: readonly ScheduleChange[];
  };
  /** The journal: our changes, other tabs', and those left by an earlier page. */
  readonly left: readonly ScheduleChange[];
  readonly taken: ReadonlySet<string>;
  readonly away: readonly PendingChange[];
  /** The id of the change that would import the texts of the keys. */
  readonly name: string;
  readonly stampNumber: number;
  /** Texts in the keys that Brigade did not write; undefined if Brigade wrote all of them. */
  readonly found: ForeignTexts | undefined;
  /** Log changes after the last one in the texts; undefined if the log no longer has all of them. */
  readonly later: readonly LoggedChange[] | undefined;
  /** Epoch milliseconds. */
  readonly now: number;
}

interface TakeOver {
  /** Changes to write to the database, in this order. */
  readonly pending: readonly PendingChange[];
  /** The pending changes that are not in the keys in any other form. */
  readonly inPageOnly: readonly ScheduleChange[];
  /** Ids of changes in the keys that the log already has. */
  readonly over: readonly string[];
}

/** Plans the writes to a newly opened database: all changes of the page, the keys and the journal that it lacks. */
function planMissingChanges({
  content,
  page,
  left,
  taken,
  away,
  name,
  stampNumber,
  found,
  later,
  now,
}: Situation): TakeOver {
  // The log does not continue the one this page knows: the database was emptied and restarted.
  const isNewLog = !isSameLog(content, page);
  const takenIn = content.logged.get(name);
  // The page was killed after the texts were imported and before Brigade wrote its texts.
  const isTakenIn = takenIn !== undefined && stampNumber < takenIn;
  const isEmpty = content.lastNumber === 0;
  const importOf = (entries: readonly ChangeEntry[], id?: string): ScheduleChange => ({
    id: id ?? `${IMPORT_OF_TEXTS}${content.lastNumber}-${textHash(JSON.stringify(entries))}`,
    at: now,
    entries,
    origin: 'import',
  });
  const ofTexts = found && !isTakenIn ? entriesOf(content, found, later) : [];
  /**
   * The changes made without a database, limited to the parts that the texts include: a copy of everything
   * may be older.
   */
  const inTexts = isEmpty && found ? away.map(({ change }) => partIn(found, change)) : [];
  // Refill an emptied database from the page: an empty schedule must never replace a full one unasked.
  const ofPage = isNewLog ? importEntries(content.saved, page.saved, isEmpty ? 'all' : 'missing') : [];
  const isNameFree = found !== undefined && takenIn === undefined;
  // Record that the texts of a deleted log were examined, so that records removed later are not imported from them
  // again.
  const isNoted = isNameFree && found.isOfGone && (!isEmpty || ofPage.length > 0);
  const importedTexts =
    ofTexts.length > 0 || isNoted ? [importOf(ofTexts, isNameFree ? name : undefined)] : [];
  const importedPage = ofPage.length > 0 ? [without(importOf(ofPage), inTexts)] : [];

  const isOver = ({ id: changeId, at }: ScheduleChange) =>
    content.logged.has(changeId) || at < content.logBeginsAt;
  const ours = new Set(page.pending.map((change) => change.id));
  const awayIds = new Set(away.map(({ change }) => change.id));
  // Applying these changes from the journal too would apply them twice, on top of later changes.
  const isKnown = ({ id }: ScheduleChange) => ours.has(id) || awayIds.has(id);
  const earlier = left.flatMap((change) => {
    if (isOver(change) || isKnown(change)) return [];
    return change.origin === 'import' ? without(change, inTexts) : change;
  });
  // Changes made on the first frame know the log only up to its stamp.
  const knowsLog = !isNewLog && page.number > 0;
  const since = knowsLog ? page.number : Math.min(stampNumber, content.lastNumber);
  const inLog = (id: string) => content.logged.has(id);
  const lacking = away.flatMap((each) =>
    inLog(each.change.id) ? [] : isEmpty && found ? notIn(found, each) : [each],
  );
  const lackingIds = new Set(lacking.map(({ change }) => change.id));
  // Another tab has stored these changes in a deleted log, and the texts include later changes.
  const isOfGone = isEmpty || found?.isOfGone === true;
  const isTaken = ({ id }: ScheduleChange) => isOfGone && taken.has(id) && !awayIds.has(id);
  // The imported texts include the other changes. The log must record their ids, because the keys may still
  // have these changes later.
  const inTextsAlready = [
    ...away.flatMap(({ change }) => (lackingIds.has(change.id) || inLog(change.id) ? [] : change)),
    ...page.pending.filter(isTaken),
  ];
  const covered = inTextsAlready.map(
    ({ id, at }): ScheduleChange => ({ id, at, entries: [], origin: 'import', of: name }),
  );
  const pending = page.pending.filter((change) => !isTaken(change));
  const behind = (change: ScheduleChange, from: number): PendingChange => ({
    change,
    since: from,
    isBehind: true,
  });
  const withSince = (change: ScheduleChange): PendingChange => ({ change, since });
  return {
    pending: [
      ...[...importedTexts, ...covered].map(withSince),
      // This import from the page counts as made with the whole log known.
      ...importedPage.map((change) => behind(change, content.lastNumber)),
      ...lacking,
      // It is unknown how far a closed page had read.
      ...earlier.map((change) => behind(change, change.origin === 'import' ? 0 : since)),
      ...pending.map(withSince),
    ],
    // An import of the texts that stayed in the journal would restore their old state.
    inPageOnly: [...importedPage, ...earlier, ...pending],
    over: [
      ...left.filter(isOver).map((change) => change.id),
      ...away.flatMap(({ change: { id } }) => (inLog(id) ? [id] : [])),
    ],
  };
}

/**
 * The part of a change stored without a database that the imported texts lack. Applied again on top of its result, a
 * publication would publish later changes.
 */
function notIn({ behind }: ForeignTexts, away: PendingChange): readonly PendingChange[] {
  const entries = away.change.entries.filter(({ kind }) => behind.has(kind));
  return entries.length > 0 ? [{ ...away, change: { ...away.change, entries } }] : [];
}

function partIn({ behind }: ForeignTexts, change: ScheduleChange): ScheduleChange {
  return { ...change, entries: change.entries.filter(({ kind }) => !behind.has(kind)) };
}

/**
 * The entries for records in the texts that the content lacks. For a record that the log has touched since,
 * the log wins.
 */
function entriesOf(
  { saved }: DatabaseContent,
  found: ForeignTexts,
  later: readonly LoggedChange[] | undefined,
): readonly ChangeEntry[] {
  if (!later) return importEntries(saved, found.saved, found.takes);
  const touched = new Set(later.flatMap(({ change }) => change.entries.map(({ id }) => id)));
  return importEntries(saved, found.saved, 'all').filter(({ id }) => !touched.has(id));
}
