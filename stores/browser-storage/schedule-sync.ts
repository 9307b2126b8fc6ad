import { EMPTY_HISTORY, historyAfter } from '@/lib/shifts/history';
import type { ScheduleChange } from '@/lib/shifts/schedule-change';
import { STORAGE_RETRY_MS } from '@/lib/timing';
import { carryOnLocally } from './carry-on-locally';
import { createFirstFrame, firstFrameDays } from './first-frame';
import { createJournal } from './journal';
import { readLocalCollections } from './local-collections';
import type { KeysFit } from './migrate-keys';
import { readKept } from './read-kept';
import { createScheduleReader } from './read-schedule';
import { savedAfter } from './saved-schedule';
import { DatabaseRefused, isQuota, type ScheduleDatabase } from './schedule-database';
import { areDaysRead, createScheduleReading, unreadTouched } from './schedule-reading';
import { createScheduleStorage } from './schedule-storage';
import { arrivalsOf, shownLog } from './shown-log';
import type { ScheduleSync, SyncDeps } from './sync-ports';
import { emptySyncState } from './sync-state';
import { createWaiters } from './waiters';

type Mode = 'connecting' | 'database' | 'local' | 'readOnly' | 'erased';

export function createScheduleSync(deps: SyncDeps): ScheduleSync {
  const { door, log } = deps;
  let mode: Mode = 'connecting';
  let keysFit: KeysFit = deps.kept?.keysFit ?? 'fits';
  let database: ScheduleDatabase | undefined;
  const state = emptySyncState();
  /** By its id, what is on its way before the page shows it. */
  const ahead = new Map<string, ScheduleChange>();
  /** How much of the log each submitted change knows: renames during its delay are news to it. */
  const knownAtSubmit = new Map<string, number>();
  /** The ids of everything this page has handed to the database. */
  const own = new Set<string>();
  let hasEdited = false;
  const waiters = createWaiters();
  const journal = createJournal(door);
  const reading = createScheduleReading({ ...deps, sizes: deps.pieceSizes });
  const firstFrame = createFirstFrame({
    ...deps,
    confirmed: () => ({
      saved: state.confirmed,
      lastNumber: state.lastNumber,
      unreadCount: reading.state()?.unreadCount ?? 0,
    }),
    // Until the database has what was found in the keys, the keys are all there is: they must not be written over.
    isSafe: () =>
      mode === 'database' &&
      areDaysRead(reading.state(), firstFrameDays(deps.today())) &&
      !state.pending.some(({ change }) => change.origin === 'import'),
  });
  /** What the keys gave at the start, as far as Brigade has written them. */
  let frame = deps.kept?.frame;
  const local = createScheduleStorage({ door, setTimer: deps.setTimer });

  /** One database task after the other: what one has read is still so when it writes. */
  let queue: Promise<void> = Promise.resolve();
  function enqueue(task: () => Promise<void>): Promise<void> {
    queue = queue.then(task).catch((error) => log.error('Storage: a database task failed.', error));
    return queue;
  }

  /** Shows the log as it is known, with what is pending on top; `elsewhere` are other tabs' changes that are new in it. */
  function showAll(elsewhere: readonly ScheduleChange[] = []): void {
    const arrivals = arrivalsOf([...ahead.values()], elsewhere);
    ahead.clear();
    deps.show(shownLog(state, deps.shown(), reading.state()), arrivals);
    reading.noteShown();
  }

  /** Takes in what the log has beyond what this tab knows; `shown` are ours among it that the page shows as they are. */
  async function catchUp(open: ScheduleDatabase, shown: ReadonlySet<string>): Promise<void> {
    const news = await open.readAfter(state.lastNumber);
    const before = state.pending;
    if (news === undefined) await reader.readAnew(open);
    else {
      for (const { number, change } of news) {
        reading.meetNews(unreadTouched(state.confirmed, reading.state(), change));
        state.confirmed = savedAfter(state.confirmed, change);
        state.history = historyAfter(state.history, change);
        state.lastNumber = number;
      }
    }
    const known = new Set(news?.map(({ change }) => change.id));
    state.pending = before.filter(({ change }) => !shown.has(change.id) && !known.has(change.id));
    const isAsShown = news?.every(({ change }, index) => {
      return shown.has(change.id) && before[index]?.change.id === change.id;
    });
    const changes = news?.map(({ change }) => change) ?? [];
    if (!isAsShown || !reading.isAllShown()) showAll(changes.filter(({ id }) => !own.has(id)));
    // The same schedule under its shown identity: nothing on the screen has to be looked at again.
    else if (state.pending.length === 0) state.confirmed = deps.shown();
    firstFrame.writeSoon();
  }

  const reader = createScheduleReader({
    ...deps,
    state,
    reading,
    firstFrame,
    journal,
    enqueue,
    showAll,
    frame: () => frame,
    isCurrent: (open) => database === open && mode === 'database',
    catchUp: (open) => catchUp(open, new Set()),
  });

  async function appendPending(): Promise<void> {
    if (!database || mode !== 'database' || state.pending.length === 0) return;
    // What is taken in goes first and alone: the restore point of the day has it already.
    const imports = state.pending.filter(({ change }) => change.origin === 'import');
    const batch = imports.length > 0 ? imports : state.pending;
    const ids = batch.map(({ change }) => change.id);
    try {
      if (imports.length === 0 && !hasEdited) {
        const open = database;
        await deps.beforeFirstAppend(open, () => reader.readRest(open));
        hasEdited = true;
      }
      for (const id of ids) own.add(id);
      const rewritten = await database.append(batch, own);
      deps.channel?.tell('changed');
      await catchUp(database, new Set(ids.filter((id) => !rewritten.has(id) && !ahead.has(id))));
      state.pending = state.pending.filter(({ change }) => !ids.includes(change.id));
      // What the log has otherwise than the page is shown as the log has it.
      if (rewritten.size > 0) showAll();
      journal.drop(ids);
      waiters.settle(ids, true);
      if (state.pending.length > 0) void enqueue(appendPending);
      else door.reportDatabase('well');
    } catch (error) {
      log.error('Storage: the database did not take a change.', error);
      door.reportDatabase(isQuota(error) ? 'full' : 'failing');
      for (const { change } of batch) if (change.origin !== 'import') journal.put(change, true);
      waiters.settle(ids, false);
      deps.setTimer(() => void enqueue(appendPending), STORAGE_RETRY_MS);
    }
  }

  function lost(): void {
    if (mode !== 'database') return;
    log.warn('Storage: the database was taken away; opening it again.');
    mode = 'connecting';
    database = undefined;
    void connect();
  }

  /** Resolves when the database has answered, one way or the other. */
  let answered: Promise<void> = Promise.resolve();

  function connect(): Promise<void> {
    answered = openAndShow();
    return answered;
  }

  async function openAndShow(): Promise<void> {
    door.reportDatabase('connecting');
    try {
      if (keysFit === 'newer') throw new DatabaseRefused('newer', undefined);
      const open = await deps.openDatabase(lost);
      await enqueue(async () => {
        await reader.takeOver(open);
        database = open;
        mode = 'database';
        door.reportDatabase('well');
        showAll();
        firstFrame.writeSoon();
      });
      if (mode !== 'database') throw new DatabaseRefused('refused', undefined);
      void enqueue(appendPending);
      void reader.readOn(open);
    } catch (error) {
      const isNewer = error instanceof DatabaseRefused && error.reason === 'newer';
      if (isNewer || keysFit === 'stopped') {
        mode = 'readOnly';
        door.reportDatabase(isNewer ? 'newer' : 'full');
        reading.end();
        deps.show({ ...readLocalCollections(door).saved, history: EMPTY_HISTORY, reading: null }, []);
        waiters.settle(takePending(), false);
      } else {
        door.reportDatabase('refused');
        goLocal();
      }
      log.error('Storage: the database cannot be opened.', error);
    }
  }

  /** What is pending is so no longer; gives the ids. */
  function takePending(): readonly string[] {
    const ids = state.pending.map(({ change }) => change.id);
    state.pending = [];
    return ids;
  }

  function goLocal(): void {
    reading.end();
    deps.show({ ...deps.shown(), reading: null }, []);
    mode = 'local';
    const changes = state.pending.map(({ change }) => change);
    state.confirmed = carryOnLocally({ local, current: deps.shown, changes, now: deps.now() });
    const ids = takePending();
    void local.whenStored('').then((isStored) => waiters.settle(ids, isStored));
  }

  function lookAround(): void {
    const open = database;
    if (mode !== 'database' || !open) return;
    void enqueue(() => catchUp(open, new Set()));
    void enqueue(appendPending);
  }

  deps.channel?.onTold((message) => {
    if (message === 'changed') lookAround();
    else {
      mode = 'erased';
      deps.onErased();
    }
  });

  return {
    readAll() {
      const kept = readKept(door);
      ({ keysFit, frame } = kept);
      return kept.shown;
    },
    async whenAllRead() {
      await answered;
      await reading.whenAllRead();
    },
    connect,
    lookAround,
    async withDatabase(task) {
      let answer: Awaited<ReturnType<typeof task>> | undefined;
      let trouble: unknown;
      await answered;
      await enqueue(async () => {
        try {
          if (database) answer = await task(database);
        } catch (error) {
          trouble = error;
        }
      });
      if (trouble !== undefined) throw trouble;
      return answer;
    },
    async erase() {
      await queue;
      mode = 'erased';
      state.pending = [];
      await database?.erase();
      door.eraseAll();
      deps.channel?.tell('erased');
    },
    canEdit: () => mode !== 'readOnly' && mode !== 'erased',
    writeAhead(change) {
      if (mode === 'readOnly') return false;
      if (mode === 'local') return local.writeAhead(change);
      knownAtSubmit.set(change.id, state.lastNumber);
      // Where the keys have no room the database takes it now, ahead of the delay.
      if (journal.put(change)) return true;
      ahead.set(change.id, change);
      state.pending = [...state.pending, { change, since: state.lastNumber }];
      if (mode === 'database') void enqueue(appendPending);
      return true;
    },
    record(change, current) {
      if (mode === 'local') return local.record(change, current);
      if (!state.pending.some(({ change: { id } }) => id === change.id)) {
        state.pending = [
          ...state.pending,
          { change, since: knownAtSubmit.get(change.id) ?? state.lastNumber },
        ];
        journal.put(change);
      }
      if (mode === 'database') void enqueue(appendPending);
    },
    whenStored(changeId) {
      if (mode === 'readOnly') return Promise.resolve(false);
      if (mode === 'local') return local.whenStored(changeId);
      if (!state.pending.some(({ change }) => change.id === changeId)) return Promise.resolve(true);
      return waiters.wait(changeId);
    },
    withdraw(changeId) {
      if (!state.pending.some(({ change }) => change.id === changeId)) return;
      state.pending = state.pending.filter(({ change }) => change.id !== changeId);
      journal.drop([changeId]);
      ahead.delete(changeId);
      showAll();
    },
    flush() {
      if (mode === 'local') local.flush();
      else if (mode !== 'erased') firstFrame.flush();
    },
    isConcernedBy: (key) => mode === 'local' && local.isConcernedBy(key),
    readForeign: () => (mode === 'local' ? local.readForeign() : undefined),
  };
}
