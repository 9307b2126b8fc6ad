/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import type { KeepProblem } from '@/lib/offline/keep-problem';
import { MEND_WAIT_MS } from '@/lib/timing';
import {
  followReadiness,
  listenToWorker,
  mendPrecache,
  offlineReadinessStore,
  showKeepProblem,
  showReadiness,
} from '@/stores/installed/offline-readiness';

const readiness = () => offlineReadinessStore.getState().readiness;

/** jsdom has no workers; this is what the store uses of one. */
class FakeWorker extends EventTarget {
  state = 'installing';
  answer: KeepProblem | 'silent' | undefined;
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
const tell = (source: FakeWorker, data: object) =>
  container.dispatchEvent(Object.assign(new Event('message'), { data, source }));

beforeAll(() => {
  Object.assign(globalThis, { MessageChannel: FakeChannel, ServiceWorker: FakeWorker });
  listenToWorker(container as unknown as ServiceWorkerContainer);
});
beforeEach(() => act(() => offlineReadinessStore.setState({ readiness: undefined })));

test('a first installation is followed to its end', () => {
  const installing = new FakeWorker();
  followReadiness(registrationOf({ installing }));
  expect(readiness()).toEqual({ isReady: false, problem: undefined });
  installing.become('installed');
  expect(readiness()?.isReady).toBe(false);
  installing.become('activated');
  expect(readiness()).toEqual({ isReady: true, problem: undefined });
});

test('a first installation that fails says why, and the next attempt begins anew', () => {
  const installing = new FakeWorker();
  followReadiness(registrationOf({ installing }));
  tell(installing, { kind: 'notKept', problem: 'incomplete' });
  installing.become('redundant');
  expect(readiness()).toEqual({ isReady: false, problem: 'incomplete' });
  followReadiness(registrationOf({ installing: new FakeWorker() }));
  expect(readiness()).toEqual({ isReady: false, problem: undefined });
});

test('one that ends without a word is broken; news of a place beside this one is not ours', () => {
  const installing = new FakeWorker();
  followReadiness(registrationOf({ installing }));
  tell(new FakeWorker('http://localhost/other/sw.js'), { kind: 'notKept', problem: 'noRoom' });
  tell(installing, { kind: 'else' });
  expect(readiness()?.problem).toBeUndefined();
  installing.become('redundant');
  expect(readiness()).toEqual({ isReady: false, problem: 'broken' });
});

test('what is kept stays ready when its host answers nothing, or fails on a newer build', () => {
  followReadiness(registrationOf({ active: new FakeWorker() }));
  expect(readiness()).toEqual({ isReady: true, problem: undefined });
  showKeepProblem('foreign');
  expect(readiness()).toEqual({ isReady: true, problem: undefined });
  tell(new FakeWorker(), { kind: 'notKept', problem: 'incomplete' });
  expect(readiness()).toEqual({ isReady: true, problem: 'incomplete' });
});

test('files lost from the cache are fetched again, or it is not ready', async () => {
  const active = new FakeWorker();
  const getRegistration = async () => registrationOf({ active });
  Object.assign(navigator, { serviceWorker: { getRegistration } });
  for (const [answer, isReady, problem] of [
    ['unreached', false, 'unreached'],
    [undefined, true, undefined],
    // A worker of an older build is taken at its word.
    ['silent', true, undefined],
  ] as const) {
    active.answer = answer;
    followReadiness(registrationOf({ active }));
    await mendPrecache();
    expect(readiness()).toEqual({ isReady, problem });
  }
});

test('what is known against a kept build stays through every look, until it is mended', async () => {
  const active = new FakeWorker();
  Object.assign(navigator, { serviceWorker: { getRegistration: async () => registrationOf({ active }) } });
  followReadiness(registrationOf({ active }));
  active.answer = 'noRoom';
  await mendPrecache();
  const told = jest.fn();
  const stop = offlineReadinessStore.subscribe(told);
  followReadiness(registrationOf({ active }));
  expect(told).not.toHaveBeenCalled();
  expect(readiness()).toEqual({ isReady: false, problem: 'noRoom' });
  active.answer = undefined;
  await mendPrecache();
  expect(readiness()).toEqual({ isReady: true, problem: undefined });
  stop();
});

test('what is known against a newer build stays until one is kept; the build that runs cannot know', async () => {
  const [active, installing] = [new FakeWorker(), new FakeWorker()];
  Object.assign(navigator, { serviceWorker: { getRegistration: async () => registrationOf({ active }) } });
  followReadiness(registrationOf({ active }));
  tell(new FakeWorker(), { kind: 'notKept', problem: 'incomplete' });
  await mendPrecache();
  followReadiness(registrationOf({ active, installing }));
  expect(readiness()).toEqual({ isReady: true, problem: 'incomplete' });
  installing.become('installed');
  expect(readiness()).toEqual({ isReady: true, problem: undefined });
});

test('a worker that never answers is waited for so long, and a browser that refuses to name it is no error', async () => {
  jest.useFakeTimers();
  closed.mockClear();
  const active = new FakeWorker();
  active.answer = 'silent';
  Object.assign(navigator, { serviceWorker: { getRegistration: async () => registrationOf({ active }) } });
  await mendPrecache();
  jest.advanceTimersByTime(MEND_WAIT_MS - 1);
  expect(closed).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(closed).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  Object.assign(navigator, {
    serviceWorker: { getRegistration: async () => Promise.reject(new Error('No')) },
  });
  await expect(mendPrecache()).resolves.toBeUndefined();
  expect(logged).toHaveBeenCalledTimes(1);
  logged.mockRestore();
});

test('a host that has taken Brigade away is not answered by its last worker', async () => {
  const active = new FakeWorker();
  Object.assign(navigator, { serviceWorker: { getRegistration: async () => registrationOf({ active }) } });
  showReadiness(false, 'gone');
  await mendPrecache();
  expect(readiness()).toEqual({ isReady: false, problem: 'gone' });
});

test('without any worker the reason is told; a host that takes Brigade away ends it', () => {
  showKeepProblem('failing');
  expect(readiness()).toEqual({ isReady: false, problem: 'failing' });
  followReadiness(registrationOf({ active: new FakeWorker() }));
  showReadiness(false, 'gone');
  expect(readiness()).toEqual({ isReady: false, problem: 'gone' });
});
