import { SYNC_WORKER_PATH } from '@/lib/offline/worker-policy';
import { isReadableText, SEALED_IDS, type SealedId } from '@/lib/sync/sealed-texts';
import { isCouchDbAddress } from '@/lib/sync/server-origin';
import { SYNC_FIRST_CONTACT_MS, SYNC_RETRY_MS } from '@/lib/timing';
import { databaseName, gateway, persisted } from '@/stores/app/gateway';
import { scheduleStorage } from '@/stores/app/schedule-store';
import { applyExternalValues } from '@/stores/browser-storage/persisted-values';
import { allowServer, forgetServer, isServerAllowed } from './allowed-server';
import { openSyncStores } from './database/open-sync-stores';
import type { SyncStores } from './database/sync-database';
import type { PageTexts } from './engine/room';
import { NOT_SYNCED, type SyncRefusal, syncStore } from './sync-store';
import type { SyncAnswer, SyncOrder, SyncRequest } from './worker/worker-messages';

/** One tab of the browser holds this lock, and with it the sync worker. */
const LOCK = `${databaseName}-sharing`;
const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** Messages between tabs about sync: the tab with the worker reports to the others and executes their orders. */
type SyncTabMessage =
  | { readonly talk: 'status'; readonly answer: Extract<SyncAnswer, { kind: 'status' }> }
  | { readonly talk: 'ask' }
  | { readonly talk: 'order'; readonly id: string; readonly order: SyncOrder }
  | { readonly talk: 'answer'; readonly id: string; readonly failure?: string }
  | { readonly talk: 'left' };

let worker: Worker | undefined;
let stopFollowing: (() => void) | undefined;
let release: (() => void) | undefined;
let lastCall = 0;
let database: Promise<SyncStores> | undefined;
const pendingCalls = new Map<number, (failure: string | undefined) => void>();
const pendingOrders = new Map<string, (failure: string | undefined) => void>();
let channel: BroadcastChannel | undefined;

const post = (talk: SyncTabMessage) => channel?.postMessage(talk);

export function syncDatabase(): Promise<SyncStores> {
  database ??= openSyncStores({
    name: databaseName,
    onLost: () => {
      database = undefined;
    },
  }).then(({ stores }) => stores);
  // Retry a failed open on the next call.
  database.catch(() => {
    database = undefined;
  });
  return database;
}

/** Starts sync if enabled. Call once per tab; one tab runs the worker. */
export function startSync(): void {
  if (syncStore.getState().phase !== 'off') return;
  syncStore.setState({ phase: 'starting' });
  openTabChannel();
  post({ talk: 'ask' });
  runWorkerUnderLock(run).catch(restartAfterFailure);
  void readConflicts();
}

/** Starts the worker. If the worker cannot be limited to the one server, reports the problem and retries. */
async function run(): Promise<void> {
  const state = await (await syncDatabase()).state();
  if (!state) return stopInThisTab();
  const refusal = await allowServerIfPossible(state.ticket.address);
  syncStore.setState({ refusal });
  if (refusal === 'unsupported') return;
  if (refusal) return restartLater();
  await call({ order: 'run' });
  sendTexts();
}

function restartAfterFailure(error: unknown): void {
  console.warn('Sync could not be started; retrying.', error);
  // Another tab may get the lock now: a worker must not run without it.
  worker?.terminate();
  worker = undefined;
  restartLater();
}

/** Starts sync again after a delay, with the database and service worker of that time. */
function restartLater(): void {
  setTimeout(() => {
    if (worker || !persisted.sharing.get()) return;
    const { refusal } = syncStore.getState();
    stopInThisTab();
    void scheduleStorage.withDatabase(async () => startSync());
    if (refusal) syncStore.setState({ refusal });
  }, SYNC_RETRY_MS);
}

/** Why the browser cannot sync with that server; if it can, the server is allowed from now on. */
export async function allowServerIfPossible(address: string): Promise<SyncRefusal | undefined> {
  if (isCouchDbAddress(address)) return 'unsupported';
  try {
    await allowServer(address);
  } catch (error) {
    return error instanceof TypeError ? 'badAddress' : 'noServiceWorker';
  }
  return (await isServerAllowed(address)) ? undefined : 'noServiceWorker';
}

/**
 * Starts syncing in this tab, which holds the worker from now on; rejects if another tab does, or the schedule is
 * already synced.
 */
export async function beginSync(order: Extract<SyncOrder, { order: 'begin' }>): Promise<void> {
  openTabChannel();
  syncStore.setState({ ...NOT_SYNCED, phase: 'starting' });
  try {
    await new Promise<void>((resolve, reject) => {
      const begin = async () => {
        if (await (await syncDatabase()).state()) throw new Error('A schedule is already synced.');
        try {
          await call(order);
        } catch (error) {
          // Otherwise edits would be queued with nobody to send them.
          await (await syncDatabase()).leave();
          throw error;
        }
        persisted.sharing.set(true);
        sendTexts();
        resolve();
      };
      runWorkerUnderLock(begin, { ifAvailable: true }).then(
        () => reject(new Error('Another tab runs the sync worker.')),
        reject,
      );
    });
  } catch (error) {
    stopInThisTab();
    throw error;
  }
}

/** Sends the order to the worker, which may run in another tab; rejects with the worker's error. */
export function sendOrder(order: SyncOrder): Promise<void> {
  if (worker) return call(order);
  // Without a channel, or if this tab should have the worker, no other tab can answer.
  if (!channel || release || syncStore.getState().refusal === 'unsupported')
    return Promise.reject(new Error('No sync worker is running.'));
  const id = `${Date.now()}-${Math.random()}`;
  return new Promise((resolve, reject) => {
    // The tab with the worker may be closed, or asleep.
    const timer = setTimeout(
      () => pendingOrders.get(id)?.('The tab with the sync worker did not answer.'),
      SYNC_FIRST_CONTACT_MS,
    );
    pendingOrders.set(id, (failure) => {
      clearTimeout(timer);
      pendingOrders.delete(id);
      if (failure === undefined) resolve();
      else reject(new Error(failure));
    });
    post({ talk: 'order', id, order });
  });
}

/** Stops sync in this browser, and notifies every tab. */
export function endSync(): void {
  persisted.sharing.set(false);
  post({ talk: 'left' });
  stopInThisTab();
  // A running worker keeps the policy that it started with: it is terminated first.
  forgetServer().catch((error) => console.warn('Sync: the server is still allowed.', error));
}

export async function readConflicts(): Promise<void> {
  try {
    const conflicts = await (await syncDatabase()).conflicts();
    if (syncStore.getState().phase !== 'off') syncStore.setState({ conflicts });
  } catch {
    // A database without the stores of sync has no conflicts.
  }
}

function stopInThisTab(): void {
  stopFollowing?.();
  stopFollowing = undefined;
  worker?.terminate();
  worker = undefined;
  release?.();
  release = undefined;
  channel?.close();
  channel = undefined;
  for (const settle of [...pendingCalls.values(), ...pendingOrders.values()]) settle('ended');
  pendingCalls.clear();
  pendingOrders.clear();
  syncStore.setState(NOT_SYNCED, true);
}

/**
 * Holds the lock while the worker runs. Resolves when the worker has ended, or if another tab has the lock
 * and `options` does not wait for it.
 */
async function runWorkerUnderLock(begin: () => Promise<void>, options: LockOptions = {}): Promise<void> {
  await navigator.locks.request(LOCK, options, async (lock) => {
    if (!lock || !channel) return;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    try {
      await begin();
      if (worker) await held;
    } finally {
      release = undefined;
    }
  });
}

function call(order: SyncOrder): Promise<void> {
  worker ??= createWorker();
  lastCall += 1;
  const id = lastCall;
  const request: SyncRequest = { ...order, call: id };
  return new Promise((resolve, reject) => {
    pendingCalls.set(id, (failure) => (failure === undefined ? resolve() : reject(new Error(failure))));
    worker?.postMessage(request);
  });
}

/** Sends the sealed texts (`SEALED_IDS`) to the other devices, now and whenever they change. */
function sendTexts(): void {
  const notify = (texts: PageTexts) => {
    if (worker) call({ order: 'house', texts }).catch(() => {});
  };
  notify(readPageTexts());
  stopFollowing?.();
  stopFollowing = followPageTexts(notify);
}

function createWorker(): Worker {
  const made = new Worker(basePath + SYNC_WORKER_PATH);
  made.addEventListener('message', ({ data }: MessageEvent<SyncAnswer>) => handleAnswer(data));
  made.addEventListener('error', () => {
    made.terminate();
    if (worker !== made) return;
    worker = undefined;
    for (const settle of pendingCalls.values()) settle('error');
    pendingCalls.clear();
    // Restarts from the database's state, unless sync has been stopped meanwhile.
    setTimeout(() => {
      if (release && !worker) call({ order: 'run' }).then(sendTexts, () => {});
    }, SYNC_RETRY_MS);
  });
  return made;
}

function handleAnswer(answer: SyncAnswer): void {
  switch (answer.kind) {
    case 'status':
      post({ talk: 'status', answer });
      show(answer);
      return;
    case 'house':
      putPageTexts(answer.texts);
      return;
    case 'done':
      pendingCalls.get(answer.call)?.(undefined);
      pendingCalls.delete(answer.call);
      return;
    case 'failed':
      pendingCalls.get(answer.call)?.(answer.message);
      pendingCalls.delete(answer.call);
      return;
    case 'lost':
      stopInThisTab();
      restartLater();
      return;
  }
}

function show({ status }: Extract<SyncAnswer, { kind: 'status' }>): void {
  const before = syncStore.getState().status;
  syncStore.setState({ phase: 'on', status });
  if (!before || before.waiting !== status.waiting || before.contactAt !== status.contactAt)
    void readConflicts();
}

function openTabChannel(): void {
  if (channel) return;
  channel = new BroadcastChannel(`${databaseName}-sharing`);
  channel.addEventListener('message', ({ data }: MessageEvent<SyncTabMessage>) => {
    switch (data.talk) {
      case 'status':
        return show(data.answer);
      case 'ask': {
        const { status } = syncStore.getState();
        if (worker && status) post({ talk: 'status', answer: { kind: 'status', status } });
        return;
      }
      case 'order':
        if (!worker) {
          if (release) post({ talk: 'answer', id: data.id, failure: 'No sync worker is running.' });
          return;
        }
        return void call(data.order).then(
          () => post({ talk: 'answer', id: data.id }),
          (error: unknown) => post({ talk: 'answer', id: data.id, failure: String(error) }),
        );
      case 'answer':
        return pendingOrders.get(data.id)?.(data.failure);
      case 'left':
        return stopInThisTab();
    }
  });
}

function readPageTexts(): PageTexts {
  return Object.fromEntries(SEALED_IDS.map((id) => [id, gateway.read(id)]));
}

/**
 * Calls `listeners` with each text that changes, in this tab or another; returns a function that stops the
 * calls.
 */
function followPageTexts(listeners: (texts: PageTexts) => void): () => void {
  const ends = SEALED_IDS.map((id) => persisted[id].subscribe(() => listeners({ [id]: gateway.read(id) })));
  return () => {
    for (const end of ends) end();
  };
}

/** Applies texts of other devices; ignores those that this build does not understand. */
function putPageTexts(texts: PageTexts): void {
  for (const [id, text] of Object.entries(texts)) {
    if (!isSealedId(id) || gateway.read(id) === text) continue;
    if (text === null) gateway.remove(id);
    else if (!isReadableText(id, text) || !gateway.write(id, text)) continue;
    applyExternalValues({ [id]: persisted[id] }, gateway.keyOf(id));
  }
}

function isSealedId(id: string): id is SealedId {
  return (SEALED_IDS as readonly string[]).includes(id);
}
