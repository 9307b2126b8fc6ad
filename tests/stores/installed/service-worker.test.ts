/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { waitFor } from '@testing-library/react';
import { appUpdateStore } from '@/stores/installed/app-update';
import { offlineReadinessStore } from '@/stores/installed/offline-readiness';
import { look } from '@/stores/installed/service-worker';

const TOMBSTONE = /```js\n([\s\S]*?)```/.exec(readFileSync('docs/hosting.md', 'utf8'))?.[1] ?? '';
const WORKER = 'const name = "brigade-precache:";';

let answer: { status: number; type: string; text: string } | 'no answer';
const postMessage = jest.fn();
const registration = Object.assign(new EventTarget(), {
  active: { postMessage },
  installing: null,
  waiting: null,
  unregister: jest.fn(async () => true),
  update: jest.fn(async () => {}),
});
const register = jest.fn(async () => registration);
const logged = jest.fn();
const { error, info } = console;

/** A browser with an active worker; jsdom has none. */
beforeAll(() => {
  const controller = {};
  const getRegistration = async () => registration;
  Object.assign(navigator, { serviceWorker: { controller, register, getRegistration } });
  const fetch = async () => {
    if (answer === 'no answer') throw new TypeError('Failed to fetch');
    const { status, type, text } = answer;
    return {
      ok: status < 300,
      status,
      headers: new Headers({ 'content-type': type }),
      text: async () => text,
    };
  };
  class Channel {
    port1 = { close() {} };
    port2 = {};
  }
  Object.assign(globalThis, { fetch, MessageChannel: Channel });
  Object.assign(console, { error: logged, info() {} });
});
afterAll(() => Object.assign(console, { error, info }));
beforeEach(() => {
  jest.clearAllMocks();
  offlineReadinessStore.setState({ readiness: undefined });
});

test.each([
  ['an error status', { status: 503, type: 'text/html', text: 'Down' }, false],
  ['status 404', { status: 404, type: 'text/javascript', text: '' }, false],
  ['a sign-in page', { status: 200, type: 'text/html', text: '<h1>Welcome</h1>' }, true],
  ['somebody else’s script', { status: 200, type: 'text/javascript', text: 'location = ""' }, false],
  ['the script as text/plain', { status: 200, type: 'text/plain', text: WORKER }, false],
  ['no answer', 'no answer', true],
] as const)(
  'keeps the worker when the host answers with %s instead of the script',
  async (_what, given, isOffline) => {
    answer = given;
    look();
    await waitFor(() => expect(offlineReadinessStore.getState().readiness?.isReady).toBe(true));
    expect(registration.unregister).not.toHaveBeenCalled();
    expect(register).not.toHaveBeenCalled();
    expect(appUpdateStore.getState().isOffline).toBe(isOffline);
  },
);

test('registers a worker', async () => {
  answer = { status: 200, type: 'text/javascript', text: WORKER };
  look();
  await waitFor(() => expect(register).toHaveBeenCalledTimes(1));
  expect(registration.unregister).not.toHaveBeenCalled();
  await waitFor(() => expect(appUpdateStore.getState().isOffline).toBe(false));
});

test('asks a worker with missing files to fetch them, and follows a newer worker', async () => {
  answer = 'no answer';
  look();
  await waitFor(() => expect(offlineReadinessStore.getState().readiness?.isReady).toBe(true));
  expect(postMessage).not.toHaveBeenCalled();
  offlineReadinessStore.setState({ readiness: { isReady: false, problem: 'noRoom' } });
  look();
  await waitFor(() => expect(postMessage).toHaveBeenCalledWith('mend', expect.anything()));
  expect(offlineReadinessStore.getState().readiness?.isReady).toBe(false);
  const installing = Object.assign(new EventTarget(), { state: 'installed' });
  Object.assign(registration, { installing });
  registration.dispatchEvent(new Event('updatefound'));
  Object.assign(registration, { installing: null });
  installing.dispatchEvent(new Event('statechange'));
  expect(offlineReadinessStore.getState().readiness).toEqual({ isReady: true, problem: undefined });
});

test('unregisters the worker when the host serves the removal script', async () => {
  answer = { status: 200, type: 'text/javascript', text: TOMBSTONE };
  look();
  await waitFor(() => expect(registration.unregister).toHaveBeenCalledTimes(1));
  expect(register).not.toHaveBeenCalled();
  expect(offlineReadinessStore.getState().readiness).toEqual({ isReady: false, problem: 'gone' });
});
