import { appUpdateStore } from '@/stores/installed/app-update';
import { startServiceWorker } from '@/stores/installed/service-worker';

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  jest.restoreAllMocks();
});

test.each<[string, PropertyDescriptor]>([
  ['them', { get: refuse }],
  ['to say who controls the page', { value: Object.defineProperty({}, 'controller', { get: refuse }) }],
])('a browser that refuses %s still shows the connection', (_what, descriptor) => {
  jest.spyOn(console, 'info').mockImplementation(() => {});
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, ...descriptor });
  appUpdateStore.setState({ isOffline: false });
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  startServiceWorker();
  expect(appUpdateStore.getState().isOffline).toBe(true);
});
