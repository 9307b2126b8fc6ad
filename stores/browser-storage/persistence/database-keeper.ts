import { historyFollowing } from '@/lib/shifts/change/follow-renames';
import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import { STORAGE_RETRY_MS } from '@/lib/timing';
import {
  DatabaseRefused,
  isQuota,
  type ScheduleDatabase,
} from '@/stores/browser-storage/database/schedule-database';
import { dropAway } from '@/stores/browser-storage/keys/away-log';
import { createFirstFrame, firstFrameDays } from '@/stores/browser-storage/keys/first-frame';
import type { Journal } from '@/stores/browser-storage/keys/journal';
import type { StoredKeys } from '@/stores/browser-storage/keys/read-stored-keys';
import { savedAfter } from '@/stores/browser-storage/keys/saved-schedule';
import { coalesceCalls } from './coalesce-calls';
import { mergeAwayEdits, stillAway } from './merge-away-edits';
import type { DatabaseKeeper, PersistenceDeps } from './persistence-ports';
import { emptyPersistenceState } from './persistence-state';
import { areDaysRead, createReadingTracker, unreadTouched } from './reading-tracker';
import { createScheduleReader } from './schedule-reader';
import { arrivalsOf, shownLog } from './shown-log';

interface DatabaseDeps extends PersistenceDeps {
  readonly journal: Journal;
  /** The schedule in the keys at the start, if Brigade wrote the keys. */
  readonly frame: () => StoredKeys['frame'];
}

export function createDatabaseKeeper(deps: DatabaseDeps): DatabaseKeeper {
  const { gateway, log, journal } = deps;
  let database: ScheduleDatabase | undefined;
  const state = emptyPersistenceState();
  /** Changes sent to the database before the page shows them, by id. */
  const writtenAhead = new Map<string, ScheduleChange>();
  /** The last log number known when each change was submitted: later renames still apply to it. */
  const knownAtSubmit = new Map<string, number>();
  const ownIds = new Set<string>();
  let hasEdited = false;
  let hasMissedNews = false;
  const waiters = createWaiters();
  // Failing attempts share one timer.
  const retryLater = coalesceCalls(deps.setTimer, STORAGE_RETRY_MS, () => void enqueue(appendPending));
  const reading = createReadingTracker({ ...deps, sizes: deps.pieceSizes });
  const firstFrame = createFirstFrame({
    ...deps,
    confirmed: () => ({
      saved: state.confirmed,
      lastNumber: state.lastNumber,
      lastId: state.lastId,
      unreadCount: reading.state()?.unreadCount ?? 0,
    }),
    // Until the database has the changes found in the keys, the keys are the only copy and must not be
    // overwritten.
    isSafe: () =>
      database !== undefined &&
      areDaysRead(reading.state(), firstFrameDays(deps.today())) &&
      !state.pending.some(({ change }) => change.origin === 'import'),
  });

  /**
   * Runs one database task at a time, so that the data that a task has read is still current when the task
   * writes.
   */
  let queue: Promise<void> = Promise.resolve();
  function enqueue(task: () => Promise<void>): Promise<void> {
    queue = queue.then(task).catch((error) => log.error('Storage: a database task failed.', error));
    return queue;
  }

  /** Shows the log with the pending changes on top; `elsewhere` are the new remote changes. */
  function showAll(elsewhere: readonly ScheduleChange[] = []): void {
    const arrivals = arrivalsOf([...writtenAhead.values()], elsewhere);
    writtenAhead.clear();
    deps.show(shownLog(state, deps.shown(), reading.state()), arrivals);
    reading.recordShownShifts();
  }

  /** Applies new log entries; `shown` are our changes that the page already shows as they are in the log. */
  async function catchUp(open: ScheduleDatabase, shown: ReadonlySet<string>): Promise<void> {
    const remoteChanges = await open.readAfter(state.lastNumber);
    const before = state.pending;
    if (remoteChanges === undefined) await reader.reread(open);
    else {
      for (const { number, change } of remoteChanges) {
        reading.noteRemoteChanges(unreadTouched(state.confirmed, reading.state(), change));
        state.confirmed = savedAfter(state.confirmed, change);
        state.history = historyFollowing(state.history, change);
        state.lastNumber = number;
        state.lastId = change.id;
      }
    }
    const known = new Set(remoteChanges?.map(({ change }) => change.id));
    state.pending = before.filter(({ change }) => !shown.has(change.id) && !known.has(change.id));
    // Another tab has stored these changes from the journal: they must not return to the journal if this
    // database is deleted.
    const byOthers = before.map(({ change }) => change.id).filter((id) => known.has(id) && !shown.has(id));
    if (byOthers.length > 0) journal.drop(byOthers);
    const isAsShown = remoteChanges?.every(({ change }, index) => {
      return shown.has(change.id) && before[index]?.change.id === change.id;
    });
    const changes = remoteChanges?.map(({ change }) => change) ?? [];
    if (!isAsShown || !reading.isAllShown()) showAll(changes.filter(({ id }) => !ownIds.has(id)));
    // Same content: reuse the shown object, so that nothing on the screen renders again.
    else if (state.pending.length === 0) state.confirmed = deps.shown();
    firstFrame.writeSoon();
  }

  const reader = createScheduleReader({
    ...deps,
    state,
    reading,
    firstFrame,
    enqueue,
    showAll,
    isCurrent: (open) => database === open,
    catchUp: (open) => catchUp(open, new Set()),
  });

  async function appendPending(): Promise<void> {
    const open = database;
    if (!open || state.pending.length === 0) return;
    // Imports go first and separately, so that the restore point of the day includes them.
    const imports = state.pending.filter(({ change }) => change.origin === 'import');
    // Next come changes that pages without a database have stored: those pages knew no other change of this
    // page.
    const away = state.pending.filter(({ isAway }) => isAway);
    const batch = [imports, away, state.pending].find(({ length }) => length > 0) ?? [];
    const ids = batch.map(({ change }) => change.id);
    let isStored = false;
    try {
      if (imports.length === 0 && !hasEdited) {
        await deps.beforeFirstAppend(open, () => reader.readRest(open));
        hasEdited = true;
      }
      for (const id of ids) ownIds.add(id);
      const { rewritten, refused } = await open.append(batch, batch === away ? new Set(ids) : ownIds);
      isStored = true;
      noteRefused(refused);
      deps.channel?.post('changed');
      await catchUp(open, new Set(ids.filter((id) => !rewritten.has(id) && !writtenAhead.has(id))));
      state.pending = state.pending.filter(({ change }) => !ids.includes(change.id));
      // Shows a rewritten change as the log has it, and no longer shows a refused change.
      if (rewritten.size > 0) showAll();
      journal.drop(ids);
      dropAway(gateway, ids);
      waiters.settle(ids, true);
      // Do not delay: if the page is killed first, its keys could be mistaken for foreign texts.
      if (batch === imports) firstFrame.flush();
      if (state.pending.length > 0) void enqueue(appendPending);
      else gateway.reportDatabase('well');
    } catch (error) {
      if (isStored) {
        // For example, the database was deleted: the next keeper finds these changes in the log.
        log.warn('Storage: the stored schedule could not be read again.', error);
        waiters.settle(ids, true);
        return retryLater();
      }
      log.error('Storage: the database did not store a change.', error);
      // Released meanwhile: another keeper stores the changes.
      if (!ids.some(isPending)) return;
      gateway.reportDatabase(isQuota(error) ? 'full' : 'failing');
      // Later changes are not stored either. Imports and changes stored without a database have their own keys.
      const own = state.pending.filter(({ change, isAway }) => !isAway && change.origin !== 'import');
      const held = own.map(({ change }) => change);
      journal.hold(held, true);
      waiters.settle(new Set(state.pending.map(({ change }) => change.id)), false);
      retryLater();
    }
  }

  /** Changes made on top of refused ones are still to be stored, without the refused ones. */
  function noteRefused(refused: ReadonlySet<string>): void {
    if (refused.size === 0) return;
    for (const id of refused) writtenAhead.delete(id);
    waiters.refuse(refused);
    state.pending = state.pending.map((each) => ({ ...each, isOnRefused: true }));
  }

  function isPending(changeId: string): boolean {
    return state.pending.some(({ change }) => change.id === changeId);
  }

  function appendSoon(): void {
    if (database) void enqueue(appendPending);
  }

  /** Looks for changes that tabs without a database have stored meanwhile. */
  function lookForAway(): void {
    const away = stillAway(gateway, state.pending);
    const { done, news, pending } = mergeAwayEdits(away, state.pending, ownIds);
    if (done.length > 0) dropAway(gateway, done);
    const isFewer = pending.length < state.pending.length;
    state.pending = [...pending];
    if (news.length > 0 || isFewer) showAll(news);
  }

  function readRemoteChanges(): void {
    const open = database;
    hasMissedNews = !open;
    if (!open) return;
    void enqueue(() => catchUp(open, new Set()));
    lookForAway();
    appendSoon();
  }

  /** Returns the pending changes. */
  function stop(): readonly ScheduleChange[] {
    const changes = state.pending.flatMap(({ change, isAway }) => (isAway ? [] : [change]));
    database = undefined;
    state.pending = [];
    writtenAhead.clear();
    return changes;
  }

  return {
    async adoptDatabase(open) {
      await enqueue(async () => {
        await reader.adoptDatabase(open);
        database = open;
        gateway.reportDatabase('well');
        showAll();
        firstFrame.writeSoon();
      });
      if (database !== open) throw new DatabaseRefused('refused', undefined);
      if (hasMissedNews) readRemoteChanges();
      else appendSoon();
      void reader.readOn(open);
    },
    lose() {
      const hadOne = database !== undefined;
      database = undefined;
      return hadOne;
    },
    release() {
      const changes = stop();
      reading.end();
      const ids = changes.map(({ id }) => id);
      return {
        changes,
        known: { number: state.lastNumber, last: state.lastId },
        settle: (isStored) => waiters.settle(ids, isStored),
      };
    },
    stop,
    async erase(onBegin) {
      await queue;
      const open = database;
      stop();
      onBegin();
      await open?.erase();
    },
    whenAllRead: reading.whenAllRead,
    readRemoteChanges,
    async run(task) {
      let answer: Awaited<ReturnType<typeof task>> | undefined;
      let failure: unknown;
      await enqueue(async () => {
        try {
          if (database) answer = await task(database);
        } catch (error) {
          failure = error;
        }
      });
      if (failure !== undefined) throw failure;
      return answer;
    },
    canEdit: () => true,
    writeAhead(change) {
      knownAtSubmit.set(change.id, state.lastNumber);
      // If the journal has no space, write to the database now, before the delay is over.
      if (journal.put(change)) return true;
      writtenAhead.set(change.id, change);
      state.pending = [...state.pending, { change, since: state.lastNumber }];
      appendSoon();
      return true;
    },
    record(change) {
      if (!isPending(change.id)) {
        const since = knownAtSubmit.get(change.id) ?? state.lastNumber;
        state.pending = [...state.pending, { change, since }];
        journal.hold([change]);
      }
      appendSoon();
    },
    whenStored(changeId) {
      if (!isPending(changeId)) return Promise.resolve(!waiters.isRefused(changeId));
      return waiters.wait(changeId);
    },
    withdraw(changeId) {
      if (!isPending(changeId)) return;
      state.pending = state.pending.filter(({ change }) => change.id !== changeId);
      journal.drop([changeId]);
      writtenAhead.delete(changeId);
      showAll();
    },
    flush: firstFrame.flush,
    // Other tabs post their changes on the channel.
    isConcernedBy: () => false,
    readForeign: () => undefined,
  };
}

/** Callers that wait until a change, by its id, is stored or has failed. */
interface Waiters {
  wait(id: string): Promise<boolean>;
  /** A caller that waits for a refused change gets false, even if `isStored` is true. */
  settle(ids: Iterable<string>, isStored: boolean): void;
  refuse(ids: Iterable<string>): void;
  isRefused(id: string): boolean;
}

function createWaiters(): Waiters {
  const waiting = new Map<string, ((isStored: boolean) => void)[]>();
  const refused = new Set<string>();
  return {
    wait: (id) =>
      new Promise((resolve) => {
        waiting.set(id, [...(waiting.get(id) ?? []), resolve]);
      }),
    settle(ids, isStored) {
      for (const id of ids) {
        for (const resolve of waiting.get(id) ?? []) resolve(isStored && !refused.has(id));
        waiting.delete(id);
      }
    },
    refuse(ids) {
      for (const id of ids) refused.add(id);
    },
    isRefused: (id) => refused.has(id),
  };
}
