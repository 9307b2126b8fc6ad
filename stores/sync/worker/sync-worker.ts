// The sync worker. scripts/make/sync-worker.mjs builds it into a separate file, so that only this file has a policy
// that allows the entered server.

import { openChannel } from '@/stores/browser-storage/persistence/change-channel';
import { openSyncDatabase } from '@/stores/sync/database/open-sync-database';
import type { SyncDatabase } from '@/stores/sync/database/sync-database';
import { createEngine, type Engine } from '@/stores/sync/engine/engine';
import { newSyncState } from '@/stores/sync/new-state';
import { lateRelay } from '@/stores/sync/relays/late-relay';
import type { SyncAnswer, SyncRequest } from './worker-messages';

const databaseName = `brigade${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}`;
const channel = openChannel(databaseName);
let opened: Promise<SyncDatabase> | undefined;
let engine: Engine | undefined;

const postAnswer = (answer: SyncAnswer) => self.postMessage(answer);

function open(): Promise<SyncDatabase> {
  opened ??= openSyncDatabase({
    name: databaseName,
    onLost: () => postAnswer({ kind: 'lost' }),
    now: () => Date.now(),
    random: () => Math.random(),
  });
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

async function run(): Promise<void> {
  await engine?.stop();
  const database = await open();
  const state = await database.state();
  if (!state) throw new Error('The schedule is not synced.');
  engine = createEngine({
    database,
    relay: lateRelay(state.ticket),
    now: () => Date.now(),
    setTimer(act, delayMs) {
      const timer = setTimeout(act, delayMs);
      return () => clearTimeout(timer);
    },
    log: console,
    channel,
    onStatus: (status) => postAnswer({ kind: 'status', status }),
    onTexts: (texts) => postAnswer({ kind: 'house', texts }),
  });
  await engine.start();
}

async function carryOutRequest(request: SyncRequest): Promise<void> {
  switch (request.order) {
    case 'run':
      return run();
    case 'begin': {
      const database = await open();
      await database.begin(await newSyncState(request));
      return run();
    }
    case 'rename':
      return engine?.rename(request.name);
    case 'remove':
      return engine?.remove(request.device);
    case 'house':
      return engine?.noteTexts(request.texts);
    case 'cancelJoin':
      return engine?.cancelJoin();
    case 'leave': {
      await engine?.stop();
      engine = undefined;
      return (await open()).leave();
    }
  }
}

channel?.onMessage((message) => {
  if (message === 'changed') engine?.push();
  // Erased data must not be written again.
  else void engine?.stop();
});

self.addEventListener('message', ({ data }: MessageEvent<SyncRequest | 'are you there?'>) => {
  if (data === 'are you there?') return self.postMessage('here');
  const { call } = data;
  carryOutRequest(data).then(
    () => postAnswer({ kind: 'done', call }),
    (error: unknown) => postAnswer({ kind: 'failed', call, message: String(error) }),
  );
});
