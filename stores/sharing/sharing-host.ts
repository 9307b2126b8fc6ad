import { SHARING_WORKER_PATH } from '@/lib/offline/worker-policy';
import { isUnderstood, SEALED_IDS, type SealedId } from '@/lib/sharing/sealed-texts';
import { isCouchDbAddress } from '@/lib/sharing/server-origin';
import { SHARING_FIRST_CONTACT_MS, SHARING_RETRY_MS } from '@/lib/timing';
import { databaseName, gateway, persisted } from '@/stores/app/gateway';
import { scheduleStorage } from '@/stores/app/schedule-store';
import { hearPersistedValues } from '@/stores/browser-storage/persisted-values';
import { allowServer, forgetServer, isServerAllowed } from './allowed-server';
import { openSharingStores } from './database/open-sharing-stores';
import type { SharingStores } from './database/sharing-database';
import type { PageTexts } from './engine/room';
import { NOT_SHARED, type SharingRefusal, sharingStore } from './sharing-store';
import type { SharingAnswer, SharingOrder, SharingRequest } from './worker/worker-messages';

/** One tab of the browser holds this lock, and with it the sync worker. */
const LOCK = `${databaseName}-sharing`;
const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** Messages between tabs about sync: the tab with the worker reports to the others and carries out their orders. */
type TabTalk =
  | { readonly talk: 'status'; readonly answer: Extract<SharingAnswer, { kind: 'status' }> }
  | { readonly talk: 'ask' }
  | { readonly talk: 'order'; readonly id: string; readonly order: SharingOrder }
  | { readonly talk: 'answer'; readonly id: string; readonly failure?: string }
  | { readonly talk: 'left' };

let worker: Worker | undefined;
let stopFollowing: (() => void) | undefined;
let release: (() => void) | undefined;
let lastCall = 0;
let database: Promise<SharingStores> | undefined;
const calls = new Map<number, (failure: string | undefined) => void>();
const asked = new Map<string, (failure: string | undefined) => void>();
let channel: BroadcastChannel | undefined;

const post = (talk: TabTalk) => channel?.postMessage(talk);

export function sharingDatabase(): Promise<SharingStores> {
  database ??= openSharingStores({
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
export function startSharing(): void {
  if (sharingStore.getState().phase !== 'off') return;
  sharingStore.setState({ phase: 'starting' });
  openTalk();
  post({ talk: 'ask' });
  holdWorker(run).catch(startAgain);
  void readConflicts();
}

/** Starts the worker. If the worker cannot be limited to the one server, reports that and retries. */
async function run(): Promise<void> {
  const state = await (await sharingDatabase()).state();
  if (!state) return stopHere();
  const refusal = await refusalOf(state.ticket.address);
  sharingStore.setState({ refusal });
  if (refusal === 'unsupported') return;
  if (refusal) return startLater();
  await call({ order: 'run' });
  sendTexts();
}

function startAgain(error: unknown): void {
  console.warn('Sharing could not be started; it is tried again.', error);
  // Another tab may get the lock now: a worker must not run without it.
  worker?.terminate();
  worker = undefined;
  startLater();
}

/** Restarts as after a reload, with the database and service worker of that time. */
function startLater(): void {
  setTimeout(() => {
    if (worker || !persisted.sharing.get()) return;
    const { refusal } = sharingStore.getState();
    stopHere();
    void scheduleStorage.withDatabase(async () => startSharing());
    if (refusal) sharingStore.setState({ refusal });
  }, SHARING_RETRY_MS);
}

/** Why the browser cannot sync with that server; if it can, the server is allowed from now on. */
export async function refusalOf(address: string): Promise<SharingRefusal | undefined> {
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
export async function beginSharing(order: Extract<SharingOrder, { order: 'begin' }>): Promise<void> {
  openTalk();
  sharingStore.setState({ ...NOT_SHARED, phase: 'starting' });
  try {
    await new Promise<void>((resolve, reject) => {
      const begin = async () => {
        if (await (await sharingDatabase()).state()) throw new Error('Something is shared already.');
        try {
          await call(order);
        } catch (error) {
          // Otherwise edits would be queued with nobody to send them.
          await (await sharingDatabase()).leave();
          throw error;
        }
        persisted.sharing.set(true);
        sendTexts();
        resolve();
      };
      holdWorker(begin, { ifAvailable: true }).then(() => reject(new Error('Another tab shares.')), reject);
    });
  } catch (error) {
    stopHere();
    throw error;
  }
}

/** Sends the order to the worker, in whichever tab it is; rejects with the worker's error. */
export function giveOrder(order: SharingOrder): Promise<void> {
  if (worker) return call(order);
  // Without a channel, or if this tab should have the worker, no other tab can answer.
  if (!channel || release || sharingStore.getState().refusal === 'unsupported')
    return Promise.reject(new Error('There is no worker.'));
  const id = `${Date.now()}-${Math.random()}`;
  return new Promise((resolve, reject) => {
    // The tab with the worker may be closed, or asleep.
    const timer = setTimeout(() => asked.get(id)?.('There is no answer.'), SHARING_FIRST_CONTACT_MS);
    asked.set(id, (failure) => {
      clearTimeout(timer);
      asked.delete(id);
      if (failure === undefined) resolve();
      else reject(new Error(failure));
    });
    post({ talk: 'order', id, order });
  });
}

/** Stops sync in this browser, and notifies every tab. */
export function endSharing(): void {
  persisted.sharing.set(false);
  post({ talk: 'left' });
  stopHere();
  // A running worker keeps the policy that it started with: it is terminated first.
  forgetServer().catch((error) => console.warn('Sharing: the server is still allowed.', error));
}

export async function readConflicts(): Promise<void> {
  try {
    const conflicts = await (await sharingDatabase()).conflicts();
    if (sharingStore.getState().phase !== 'off') sharingStore.setState({ conflicts });
  } catch {
    // Without such a database there are no conflicts.
  }
}

function stopHere(): void {
  stopFollowing?.();
  stopFollowing = undefined;
  worker?.terminate();
  worker = undefined;
  release?.();
  release = undefined;
  channel?.close();
  channel = undefined;
  for (const settle of [...calls.values(), ...asked.values()]) settle('ended');
  calls.clear();
  asked.clear();
  sharingStore.setState(NOT_SHARED, true);
}

/**
 * Holds the lock while the worker runs. Resolves when it has ended, or if another tab has the lock and `options` does
 * not wait for it.
 */
async function holdWorker(begin: () => Promise<void>, options: LockOptions = {}): Promise<void> {
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

function call(order: SharingOrder): Promise<void> {
  worker ??= makeWorker();
  lastCall += 1;
  const id = lastCall;
  const request: SharingRequest = { ...order, call: id };
  return new Promise((resolve, reject) => {
    calls.set(id, (failure) => (failure === undefined ? resolve() : reject(new Error(failure))));
    worker?.postMessage(request);
  });
}

/** Sends the sealed texts (`SEALED_IDS`) to the other devices, now and whenever they change. */
function sendTexts(): void {
  const tell = (texts: PageTexts) => {
    if (worker) call({ order: 'house', texts }).catch(() => {});
  };
  tell(readPageTexts());
  stopFollowing?.();
  stopFollowing = followPageTexts(tell);
}

function makeWorker(): Worker {
  const made = new Worker(basePath + SHARING_WORKER_PATH);
  made.addEventListener('message', ({ data }: MessageEvent<SharingAnswer>) => hear(data));
  made.addEventListener('error', () => {
    made.terminate();
    if (worker !== made) return;
    worker = undefined;
    for (const settle of calls.values()) settle('error');
    calls.clear();
    // Restarts from the database's state, unless sync has been stopped meanwhile.
    setTimeout(() => {
      if (release && !worker) call({ order: 'run' }).then(sendTexts, () => {});
    }, SHARING_RETRY_MS);
  });
  return made;
}

function hear(answer: SharingAnswer): void {
  switch (answer.kind) {
    case 'status':
      post({ talk: 'status', answer });
      show(answer);
      return;
    case 'house':
      putPageTexts(answer.texts);
      return;
    case 'done':
      calls.get(answer.call)?.(undefined);
      calls.delete(answer.call);
      return;
    case 'failed':
      calls.get(answer.call)?.(answer.message);
      calls.delete(answer.call);
      return;
    case 'lost':
      stopHere();
      startLater();
      return;
  }
}

function show({ status }: Extract<SharingAnswer, { kind: 'status' }>): void {
  const before = sharingStore.getState().status;
  sharingStore.setState({ phase: 'on', status });
  if (!before || before.waiting !== status.waiting || before.contactAt !== status.contactAt)
    void readConflicts();
}

function openTalk(): void {
  if (channel) return;
  channel = new BroadcastChannel(`${databaseName}-sharing`);
  channel.addEventListener('message', ({ data }: MessageEvent<TabTalk>) => {
    switch (data.talk) {
      case 'status':
        return show(data.answer);
      case 'ask': {
        const { status } = sharingStore.getState();
        if (worker && status) post({ talk: 'status', answer: { kind: 'status', status } });
        return;
      }
      case 'order':
        if (!worker) {
          if (release) post({ talk: 'answer', id: data.id, failure: 'There is no worker.' });
          return;
        }
        return void call(data.order).then(
          () => post({ talk: 'answer', id: data.id }),
          (error: unknown) => post({ talk: 'answer', id: data.id, failure: String(error) }),
        );
      case 'answer':
        return asked.get(data.id)?.(data.failure);
      case 'left':
        return stopHere();
    }
  });
}

function readPageTexts(): PageTexts {
  return Object.fromEntries(SEALED_IDS.map((id) => [id, gateway.read(id)]));
}

/** Calls `told` with each text that changes, in this tab or another; returns a function that stops it. */
function followPageTexts(told: (texts: PageTexts) => void): () => void {
  const ends = SEALED_IDS.map((id) => persisted[id].subscribe(() => told({ [id]: gateway.read(id) })));
  return () => {
    for (const end of ends) end();
  };
}

/** Applies texts of other devices; ignores those that this build does not understand. */
function putPageTexts(texts: PageTexts): void {
  for (const [id, text] of Object.entries(texts)) {
    if (!isSealedId(id) || gateway.read(id) === text) continue;
    if (text === null) gateway.remove(id);
    else if (!isUnderstood(id, text) || !gateway.write(id, text)) continue;
    hearPersistedValues({ [id]: persisted[id] }, gateway.keyOf(id));
  }
}

function isSealedId(id: string): id is SealedId {
  return (SEALED_IDS as readonly string[]).includes(id);
}
