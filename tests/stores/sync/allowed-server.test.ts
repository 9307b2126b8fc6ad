import { syncWorkerPolicy, WORKER_POLICY } from '@/lib/offline/worker-policy';
import { allowServer, forgetServer, isServerAllowed } from '@/stores/sync/allowed-server';
import { bindToServer } from '@/worker/allowed-server';
import { MemoryCaches } from '../../worker/memory-caches';

const SERVER = 'wss://relay.example';

let caches: MemoryCaches;
let asked: unknown[];
/** Answers in place of the service worker, as a host would. */
let host: (() => Response) | undefined;

function setWorkers(serviceWorker: object | undefined): void {
  Object.defineProperty(globalThis, 'navigator', { value: { serviceWorker }, configurable: true });
}

beforeEach(() => {
  caches = new MemoryCaches();
  asked = [];
  host = undefined;
  const fetch = async (path: string, { method }: RequestInit) => {
    asked.push([method, path]);
    return host ? host() : bindToServer(new Response(null), '');
  };
  Object.assign(globalThis, { caches, fetch });
  setWorkers({ controller: {} });
});

test('allows only the last server entered, until it is forgotten', async () => {
  expect(await isServerAllowed(SERVER)).toBe(false);
  await allowServer(`${SERVER}/rooms`);
  expect(await isServerAllowed(SERVER)).toBe(true);
  expect(await isServerAllowed(`${SERVER}:8443`)).toBe(false);
  expect(await isServerAllowed('wss://other.example')).toBe(false);
  await allowServer('wss://other.example');
  expect(await isServerAllowed(SERVER)).toBe(false);
  expect(await isServerAllowed('wss://other.example')).toBe(true);
  await forgetServer();
  expect(await isServerAllowed('wss://other.example')).toBe(false);
  expect(await caches.keys()).toEqual([]);
  expect(asked[0]).toEqual(['HEAD', '/sharing/sharing-worker.js']);
});

test('rejects an address that is no server and makes no request for it', async () => {
  await allowServer(SERVER);
  await expect(allowServer('wss://*')).rejects.toThrow('must not connect');
  expect(await isServerAllowed(SERVER)).toBe(true);
  asked = [];
  expect(await isServerAllowed('wss://*')).toBe(false);
  expect(asked).toEqual([]);
});

test('does not allow the server if no service worker controls the page', async () => {
  await allowServer(SERVER);
  for (const serviceWorker of [{ controller: null }, undefined]) {
    setWorkers(serviceWorker);
    expect(await isServerAllowed(SERVER)).toBe(false);
  }
  expect(asked).toEqual([]);
});

test('does not allow the server if the policy of the answer lacks it or the request fails', async () => {
  await allowServer(SERVER);
  const policy = syncWorkerPolicy(SERVER);
  const answerWith = (status: number, headers: Record<string, string>) => {
    host = () => new Response(null, { status, headers });
    return isServerAllowed(SERVER);
  };
  expect(await answerWith(200, {})).toBe(false);
  expect(
    await answerWith(200, { 'content-security-policy': `frame-ancestors 'none', ${WORKER_POLICY}` }),
  ).toBe(false);
  expect(await answerWith(200, { 'content-security-policy': `${policy} wss://other.example` })).toBe(false);
  expect(await answerWith(404, { 'content-security-policy': policy })).toBe(false);
  expect(await answerWith(200, { 'content-security-policy': policy })).toBe(true);
  host = () => {
    throw new TypeError('Failed to fetch');
  };
  expect(await isServerAllowed(SERVER)).toBe(false);
});

test('allowServer rejects when the browser refuses to store a server, while forgetServer ignores the refusal', async () => {
  caches.refuse('open', new Error('refused'));
  await expect(allowServer(SERVER)).rejects.toThrow('refused');
  jest.spyOn(caches, 'has').mockRejectedValue(new Error('refused'));
  await expect(forgetServer()).resolves.toBeUndefined();
});
