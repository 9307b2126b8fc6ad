import { importEntries } from '@/lib/saved-data/import-entries';
import { readJournal } from '@/lib/saved-data/read-journal';
import { EMPTY_HISTORY, type History, historyAfter } from '@/lib/shifts/history';
import { EMPTY_SCHEDULE } from '@/lib/shifts/schedule';
import { STORAGE_RETRY_MS } from '@/lib/timing';
import { createFirstFrame } from './first-frame';
import { createJournal } from './journal';
import { readLocalCollections } from './local-collections';
import type { KeysFit } from './migrate-keys';
import { readKept } from './read-kept';
import { type SavedSchedule, savedAfter } from './saved-schedule';
import { DatabaseRefused, isQuota, type PendingChange, type ScheduleDatabase } from './schedule-database';
import { createScheduleStorage } from './schedule-storage';
import type { ScheduleSync, SyncDeps } from './sync-ports';
import { planTakeOver } from './take-over';
import { createWaiters } from './waiters';

type Mode = 'connecting' | 'database' | 'local' | 'readOnly' | 'erased';

const NOTHING: SavedSchedule = { schedule: EMPTY_SCHEDULE, undated: [] };

export function createScheduleSync(deps: SyncDeps): ScheduleSync {
  const { door, log } = deps;
  let mode: Mode = 'connecting';
  let keysFit: KeysFit = deps.keysFit ?? 'fits';
  let database: ScheduleDatabase | undefined;
  /** The log as far as it was read, applied in its order. */
  let confirmed: SavedSchedule = NOTHING;
  let history: History = EMPTY_HISTORY;
  let lastNumber = 0;
  /** Our changes that the log does not have yet, in their order. */
  let pending: PendingChange[] = [];
  /** The ids of what is on its way before the page shows it. */
  const ahead = new Set<string>();
  /** How much of the log each submitted change knows: renames during its delay are news to it. */
  const knownAtSubmit = new Map<string, number>();
  /** The ids of everything this page has handed to the database. */
  const own = new Set<string>();
  let hasEdited = false;
  const waiters = createWaiters();
  const journal = createJournal(door);
  const firstFrame = createFirstFrame({
    ...deps,
    confirmed: () => ({ saved: confirmed, lastNumber }),
    // Until the database has what was found in the keys, the keys are all there is: they must not be written over.
    isSafe: () => mode === 'database' && !pending.some(({ change }) => change.origin === 'import'),
  });
  const local = createScheduleStorage({ door, setTimer: deps.setTimer });

  /** One database task after the other: what one has read is still so when it writes. */
  let queue: Promise<void> = Promise.resolve();
  function enqueue(task: () => Promise<void>): Promise<void> {
    queue = queue.then(task).catch((error) => log.error('Storage: a database task failed.', error));
    return queue;
  }

  function showAll(): void {
    const changes = pending.map(({ change }) => change);
    deps.show({
      ...changes.reduce(savedAfter, confirmed),
      history: changes.reduce(historyAfter, history),
    });
  }

  /** Takes in what the log has beyond what this tab knows; `own` are ours among it that nobody has rewritten. */
  async function catchUp(open: ScheduleDatabase, own: ReadonlySet<string>): Promise<void> {
    const news = await open.readAfter(lastNumber);
    const before = pending;
    if (news === undefined) {
      const content = await open.readAll();
      confirmed = content.saved;
      history = content.history;
      lastNumber = content.lastNumber;
    } else {
      for (const { number, change } of news) {
        confirmed = savedAfter(confirmed, change);
        history = historyAfter(history, change);
        lastNumber = number;
      }
    }
    const known = new Set(news?.map(({ change }) => change.id));
    pending = before.filter(({ change }) => !own.has(change.id) && !known.has(change.id));
    const isAsShown = news?.every(({ change }, index) => {
      return own.has(change.id) && before[index]?.change.id === change.id;
    });
    if (!isAsShown) showAll();
    // The same schedule under its shown identity: nothing on the screen has to be looked at again.
    else if (pending.length === 0) confirmed = deps.shown();
    firstFrame.writeSoon();
  }

  async function appendPending(): Promise<void> {
    if (!database || mode !== 'database' || pending.length === 0) return;
    // What is taken in goes first and alone: the restore point of the day has it already.
    const imports = pending.filter(({ change }) => change.origin === 'import');
    const batch = imports.length > 0 ? imports : pending;
    const ids = batch.map(({ change }) => change.id);
    try {
      if (imports.length === 0 && !hasEdited) {
        await deps.beforeFirstAppend(database, confirmed);
        hasEdited = true;
      }
      for (const id of ids) own.add(id);
      const rewritten = await database.append(batch, own);
      deps.channel?.tell('changed');
      await catchUp(database, new Set(ids.filter((id) => !rewritten.has(id) && !ahead.has(id))));
      pending = pending.filter(({ change }) => !ids.includes(change.id));
      // What the log has otherwise than the page is shown as the log has it.
      if (rewritten.size > 0) showAll();
      journal.drop(ids);
      waiters.settle(ids, true);
      if (pending.length > 0) void enqueue(appendPending);
      else door.reportDatabase('well');
    } catch (error) {
      log.error('Storage: the database did not take a change.', error);
      door.reportDatabase(isQuota(error) ? 'full' : 'failing');
      for (const { change } of batch) if (change.origin !== 'import') journal.put(change, true);
      waiters.settle(ids, false);
      deps.setTimer(() => void enqueue(appendPending), STORAGE_RETRY_MS);
    }
  }

  async function takeOver(open: ScheduleDatabase): Promise<void> {
    const left = readJournal(door.read('journal')).changes;
    const name = `import-${firstFrame.nameOfTexts()}`;
    const content = await open.readAll([name, ...left.map(({ id }) => id)]);
    for (const record of content.unreadable) log.error('Storage: a record could not be read.', record);
    const plan = planTakeOver({
      content,
      page: { saved: confirmed, lastNumber, pending: pending.map(({ change }) => change) },
      left,
      name,
      stampNumber: firstFrame.stampNumber(),
      found: firstFrame.readForeign(content.lastNumber),
      now: deps.now(),
    });
    confirmed = content.saved;
    history = content.history;
    lastNumber = content.lastNumber;
    pending = [...plan.pending];
    journal.drop(plan.over);
    // Another tab's change that is on its way stays in the journal for it.
    journal.keep(pending.map(({ change }) => change));
    mode = 'database';
    door.reportDatabase('well');
    showAll();
    firstFrame.writeSoon();
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
        await takeOver(open);
        database = open;
      });
      if (mode !== 'database') throw new DatabaseRefused('refused', undefined);
      void enqueue(appendPending);
    } catch (error) {
      const isNewer = error instanceof DatabaseRefused && error.reason === 'newer';
      if (isNewer || keysFit === 'stopped') {
        mode = 'readOnly';
        door.reportDatabase(isNewer ? 'newer' : 'full');
        deps.show({ ...readLocalCollections(door).saved, history: EMPTY_HISTORY });
        for (const { change } of pending.splice(0)) waiters.settle([change.id], false);
      } else {
        door.reportDatabase('refused');
        carryOnLocally();
      }
      log.error('Storage: the database cannot be opened.', error);
    }
  }

  function carryOnLocally(): void {
    const page = deps.shown();
    const stored = local.readAll();
    mode = 'local';
    // Everything that is in the page is written, not only the weeks of the first frame.
    const entries = importEntries(stored, page, 'all');
    const current = () => deps.shown();
    const changes = pending.map(({ change }) => change);
    if (entries.length > 0) local.record({ id: `page-${deps.now()}`, at: deps.now(), entries }, current);
    for (const change of changes) local.record(change, current);
    local.flush();
    confirmed = stored;
    pending = [];
    void local.whenStored('').then((isStored) => {
      waiters.settle(
        changes.map(({ id }) => id),
        isStored,
      );
    });
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
      keysFit = kept.keysFit;
      return kept.saved;
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
      pending = [];
      await database?.erase();
      door.eraseAll();
      deps.channel?.tell('erased');
    },
    canEdit: () => mode !== 'readOnly' && mode !== 'erased',
    writeAhead(change) {
      if (mode === 'readOnly') return false;
      if (mode === 'local') return local.writeAhead(change);
      knownAtSubmit.set(change.id, lastNumber);
      // Where the keys have no room the database takes it now, ahead of the delay.
      if (journal.put(change)) return true;
      ahead.add(change.id);
      pending = [...pending, { change, since: lastNumber }];
      if (mode === 'database') void enqueue(appendPending);
      return true;
    },
    record(change, current) {
      if (mode === 'local') return local.record(change, current);
      if (!pending.some(({ change: { id } }) => id === change.id)) {
        pending = [...pending, { change, since: knownAtSubmit.get(change.id) ?? lastNumber }];
        journal.put(change);
      }
      if (mode === 'database') void enqueue(appendPending);
    },
    whenStored(changeId) {
      if (mode === 'readOnly') return Promise.resolve(false);
      if (mode === 'local') return local.whenStored(changeId);
      if (!pending.some(({ change }) => change.id === changeId)) return Promise.resolve(true);
      return waiters.wait(changeId);
    },
    withdraw(changeId) {
      if (!pending.some(({ change }) => change.id === changeId)) return;
      pending = pending.filter(({ change }) => change.id !== changeId);
      journal.drop([changeId]);
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
