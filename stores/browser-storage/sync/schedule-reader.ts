import { isDayRead } from '@/lib/shifts/change/reading-progress';
import { EMPTY_INDEX } from '@/lib/shifts/change/schedule-index';
import { withoutDrafts } from '@/lib/shifts/publication/publication';
import { STORAGE_RETRY_MS } from '@/lib/timing';
import type { DatabaseContent, ScheduleDatabase } from '@/stores/browser-storage/database/schedule-database';
import { dropAway } from '@/stores/browser-storage/keys/away-log';
import { type FirstFrame, firstFrameDays } from '@/stores/browser-storage/keys/first-frame';
import { type Journal, readLeftChanges } from '@/stores/browser-storage/keys/journal';
import type { Kept } from '@/stores/browser-storage/keys/read-kept';
import type { SavedSchedule } from '@/stores/browser-storage/keys/saved-schedule';
import { daysInRange, type ReadingTracker, unreadAtStart, withAwaitingRepair } from './reading-tracker';
import type { SyncDeps } from './sync-ports';
import type { SyncState } from './sync-state';
import { stillAway } from './take-in-away';
import { planTakeOver } from './take-over';

interface ReaderDeps extends SyncDeps {
  readonly state: SyncState;
  readonly reading: ReadingTracker;
  readonly firstFrame: FirstFrame;
  readonly journal: Journal;
  /** What the keys held at the start, as far as Brigade has written them. */
  readonly frame: () => Kept['frame'];
  /** Whether the tab works with this database. */
  readonly isCurrent: (open: ScheduleDatabase) => boolean;
  readonly enqueue: (task: () => Promise<void>) => Promise<void>;
  readonly catchUp: (open: ScheduleDatabase) => Promise<void>;
  readonly showAll: () => void;
}

/** Reads a database into the state of a tab: a short schedule at once, a long one piece by piece. */
export interface ScheduleReader {
  /**
   * Takes over what the database has (of a long schedule, its first part) and plans what still has to be stored in it.
   */
  takeOver(open: ScheduleDatabase): Promise<void>;
  /** Reads everything again, a long schedule as at the start, if the log no longer reaches back to what has changed. */
  reread(open: ScheduleDatabase): Promise<void>;
  /** Reads what is left within the task that needs it. */
  readRest(open: ScheduleDatabase): Promise<SavedSchedule>;
  /** Reads what is left in the page's idle time. */
  readOn(open: ScheduleDatabase): Promise<void>;
}

export function createScheduleReader(deps: ReaderDeps): ScheduleReader {
  const { state, reading, firstFrame, journal, isCurrent, enqueue, catchUp, showAll } = deps;

  let isReadingOn = false;
  const isMoreToRead = () => (reading.state()?.unread.length ?? 0) > 0;

  /** Reads the next piece of a long schedule; false if there is none left. */
  async function readPiece(open: ScheduleDatabase): Promise<boolean> {
    const read = reading.state() && (await reading.readPiece(open, state.confirmed));
    const left = reading.state();
    if (!read || !left) return false;
    state.confirmed = read;
    if (left.unread.length === 0) await finishReading(open);
    else if (isCurrent(open) && reading.isShowDue()) showAll();
    return isMoreToRead();
  }

  /** The pieces were read one after the other: some of them already include remote changes made meanwhile. */
  async function finishReading(open: ScheduleDatabase): Promise<void> {
    await catchUp(open);
    // The log did not reach back that far: the reading has restarted.
    if (isMoreToRead()) return;
    // If a shift was read together with a change to it, or after it, only the database knows how it was published and told.
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
    // What was stored without a database is in the texts too, and not yet in the log.
    const isOfLog = frame?.number === start.lastNumber && firstFrame.areAsStamped(start);
    const known = isOfLog ? frame : undefined;
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

  /** What is on the screen must not vanish and come back. */
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

  async function takeOver(open: ScheduleDatabase): Promise<void> {
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
    const plan = planTakeOver({
      content,
      page: { ...page, pending: state.pending.flatMap(({ change, isAway }) => (isAway ? [] : [change])) },
      left,
      taken: journal.readTaken(),
      away,
      name: firstFrame.importName(content),
      stampNumber,
      found,
      // Where the texts do not say how far they know the log, all that is left of it counts.
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

  return { takeOver, reread, readRest, readOn };
}
