/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import type { OfflineProblem } from '@/lib/offline/offline-problem';
import { REPAIR_WAIT_MS } from '@/lib/timing';
import {
  followReadiness,
  listenToWorker,
  offlineReadinessStore,
  repairPrecache,
  showCacheProblem,
  showReadiness,
} from '@/stores/installed/offline-readiness';

const readiness = () => offlineReadinessStore.getState().readiness;

/** jsdom has no service workers. This has the parts that the store uses. */
class FakeWorker extends EventTarget {
  state = 'installing';
  answer: OfflineProblem | 'silent' | undefined;
  constructor(readonly scriptURL = 'http://localhost/sw.js') {
    super();
  }
  postMessage(_message: string, [port]: MessagePort[]) {
    if (this.answer !== 'silent') port?.postMessage({ problem: this.answer });
  }
  become(state: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

const closed = jest.fn();

class FakeChannel {
  port1 = { onmessage: undefined as ((event: object) => void) | undefined, close: closed };
  port2 = { postMessage: (data: object) => this.port1.onmessage?.({ data }) };
}

const registrationOf = (workers: { active?: FakeWorker; installing?: FakeWorker }) =>
  ({ active: null, installing: null, ...workers }) as unknown as ServiceWorkerRegistration;

const container = Object.assign(new EventTarget(), { startMessages() {} });
const send = (source: FakeWorker, data: object) =>
  container.dispatchEvent(Object.assign(new Event('message'), { data, source }));

beforeAll(() => {
  Object.assign(globalThis, { MessageChannel: FakeChannel, ServiceWorker: FakeWorker });
  listenToWorker(container as unknown as ServiceWorkerContainer);
});
beforeEach(() => act(() => offlineReadinessStore.setState({ readiness: undefined })));

test('reports Brigade as ready when the first installation is activated', () => {
  const installing = new FakeWorker();
  followReadiness(registrationOf({ installing }));
  expect(readiness()).toEqual({ isReady: false, problem: undefined });
  installing.become('installed');
  expect(readiness()?.isReady).toBe(false);
  installing.become('activated');
  expect(readiness()).toEqual({ isReady: true, problem: undefined });
});

test('keeps the problem of a failed first installation until the next attempt', () => {
  const installing = new FakeWorker();
  followReadiness(registrationOf({ installing }));
  send(installing, { kind: 'notKept', problem: 'incomplete' });
  installing.become('redundant');
  expect(readiness()).toEqual({ isReady: false, problem: 'incomplete' });
  followReadiness(registrationOf({ installing: new FakeWorker() }));
  expect(readiness()).toEqual({ isReady: false, problem: undefined });
});

test('reports "broken" after a silent failure, and ignores messages of other scopes', () => {
  const installing = new FakeWorker();
  followReadiness(registrationOf({ installing }));
  send(new FakeWorker('http://localhost/other/sw.js'), { kind: 'notKept', problem: 'noRoom' });
  send(installing, { kind: 'else' });
  expect(readiness()?.problem).toBeUndefined();
  installing.become('redundant');
  expect(readiness()).toEqual({ isReady: false, problem: 'broken' });
});

test('still reports Brigade as ready if the host is foreign or a newer build fails', () => {
  followReadiness(registrationOf({ active: new FakeWorker() }));
  expect(readiness()).toEqual({ isReady: true, problem: undefined });
  showCacheProblem('foreign');
  expect(readiness()).toEqual({ isReady: true, problem: undefined });
  send(new FakeWorker(), { kind: 'notKept', problem: 'incomplete' });
  expect(readiness()).toEqual({ isReady: true, problem: 'incomplete' });
});

test('asks the worker to fetch lost files again, and reports Brigade as not ready if the fetch fails', async () => {
  const active = new FakeWorker();
  const getRegistration = async () => registrationOf({ active });
  Object.assign(navigator, { serviceWorker: { getRegistration } });
  for (const [answer, isReady, problem] of [
    ['unreached', false, 'unreached'],
    [undefined, true, undefined],
    // The worker of an older build does not answer and counts as ready.
    ['silent', true, undefined],
  ] as const) {
    active.answer = answer;
    followReadiness(registrationOf({ active }));
    await repairPrecache();
    expect(readiness()).toEqual({ isReady, problem });
  }
});

test('keeps the problem of a cached build until it is repaired', async () => {
  const active = new FakeWorker();
  Object.assign(navigator, { serviceWorker: { getRegistration: async () => registrationOf({ active }) } });
  followReadiness(registrationOf({ active }));
  active.answer = 'noRoom';
  await repairPrecache();
  const listener = jest.fn();
  const stop = offlineReadinessStore.subscribe(listener);
  followReadiness(registrationOf({ active }));
  expect(listener).not.toHaveBeenCalled();
  expect(readiness()).toEqual({ isReady: false, problem: 'noRoom' });
  active.answer = undefined;
  await repairPrecache();
  expect(readiness()).toEqual({ isReady: true, problem: undefined });
  stop();
});

test('keeps the problem of a newer build until a newer build is installed', async () => {
  const [active, installing] = [new FakeWorker(), new FakeWorker()];
  Object.assign(navigator, { serviceWorker: { getRegistration: async () => registrationOf({ active }) } });
  followReadiness(registrationOf({ active }));
  send(new FakeWorker(), { kind: 'notKept', problem: 'incomplete' });
  await repairPrecache();
  followReadiness(registrationOf({ active, installing }));
  expect(readiness()).toEqual({ isReady: true, problem: 'incomplete' });
  installing.become('installed');
  expect(readiness()).toEqual({ isReady: true, problem: undefined });
});

test('stops waiting for a silent worker after the limit, and logs a refused registration', async () => {
  jest.useFakeTimers();
  closed.mockClear();
  const active = new FakeWorker();
  active.answer = 'silent';
  Object.assign(navigator, { serviceWorker: { getRegistration: async () => registrationOf({ active }) } });
  await repairPrecache();
  jest.advanceTimersByTime(REPAIR_WAIT_MS - 1);
  expect(closed).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(closed).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  Object.assign(navigator, {
    serviceWorker: { getRegistration: async () => Promise.reject(new Error('No')) },
  });
  await expect(repairPrecache()).resolves.toBeUndefined();
  expect(logged).toHaveBeenCalledTimes(1);
  logged.mockRestore();
});

test('keeps "gone" although the last worker answers', async () => {
  const active = new FakeWorker();
  Object.assign(navigator, { serviceWorker: { getRegistration: async () => registrationOf({ active }) } });
  showReadiness(false, 'gone');
  await repairPrecache();
  expect(readiness()).toEqual({ isReady: false, problem: 'gone' });
});

test('reports the problem without a worker, and "gone" after the host removed the app', () => {
  showCacheProblem('failing');
  expect(readiness()).toEqual({ isReady: false, problem: 'failing' });
  followReadiness(registrationOf({ active: new FakeWorker() }));
  showReadiness(false, 'gone');
  expect(readiness()).toEqual({ isReady: false, problem: 'gone' });
});
