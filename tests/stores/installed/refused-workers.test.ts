/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import { appUpdateStore } from '@/stores/installed/app-update';
import { offlineReadinessStore } from '@/stores/installed/offline-readiness';
import { look, startServiceWorker } from '@/stores/installed/service-worker';

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

const { fetch } = globalThis;

afterEach(() => {
  Object.assign(globalThis, { fetch });
  Reflect.deleteProperty(navigator, 'serviceWorker');
  jest.restoreAllMocks();
});

test.each<[string, PropertyDescriptor]>([
  ['service workers', { get: refuse }],
  ['access to the controller', { value: Object.defineProperty({}, 'controller', { get: refuse }) }],
])('shows that the page is offline when the browser refuses %s', (_what, descriptor) => {
  jest.spyOn(console, 'info').mockImplementation(() => {});
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, ...descriptor });
  appUpdateStore.setState({ isOffline: false });
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  startServiceWorker();
  expect(appUpdateStore.getState().isOffline).toBe(true);
});

test.each([
  ['SecurityError', 'refused'],
  ['NotSupportedError', 'refused'],
  ['TypeError', 'broken'],
])('reports a registration rejected with %s as "%s"', async (name, problem) => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const register = async () => Promise.reject(Object.assign(new Error('No'), { name }));
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { register } });
  const headers = new Headers({ 'content-type': 'text/javascript' });
  const answer = { ok: true, status: 200, headers, text: async () => '"brigade-precache:"' };
  Object.assign(globalThis, { fetch: async () => answer });
  offlineReadinessStore.setState({ readiness: undefined });
  look();
  await waitFor(() =>
    expect(offlineReadinessStore.getState().readiness).toEqual({ isReady: false, problem }),
  );
});
