import { isScriptType } from '@/lib/offline/content-type';
import { precachePrefix } from '@/lib/offline/precache';
import { registerWorker, WORKER_URL } from '@/lib/offline/register-worker';
import { OFFLINE_RETRY_MS, RECOVERY_PAUSE_MS, UPDATE_CHECK_MS, UPDATE_PAUSE_MS } from '@/lib/timing';
import { persisted } from '@/stores/app/gateway';
import { scheduleStorage } from '@/stores/app/schedule-store';
import { keepForm, reopenForm, watchForms } from '@/stores/ui/kept-form';
import { appUpdateStore } from './app-update';
import { keepStartAddress } from './start-address';

const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

const watched = new WeakSet<ServiceWorkerRegistration>();
let registration: ServiceWorkerRegistration | undefined;
let lastCheck = 0;
let retry: ReturnType<typeof setTimeout> | undefined;
let isReloading = false;

/** Puts down what is still on its way, and loads the page anew. */
function reloadPage(): void {
  if (isReloading) return;
  isReloading = true;
  prepareToReload();
  window.location.reload();
}

function prepareToReload(): void {
  scheduleStorage.flush();
  keepForm();
}

function showConnection(isReachable: boolean): void {
  const isOffline = !isReachable || !navigator.onLine;
  if (isOffline === appUpdateStore.getState().isOffline) return;
  appUpdateStore.setState({ isOffline });
  if (isOffline) console.info('No internet connection found. App is running in offline mode.');
}

/** Shows that a newer build waits. Without a controller nothing ran before it, and it does not wait. */
function watch(found: ServiceWorkerRegistration): void {
  registration = found;
  const showWaiting = () => {
    if (found.waiting && navigator.serviceWorker.controller) appUpdateStore.setState({ isUpdateReady: true });
  };
  showWaiting();
  if (watched.has(found)) return;
  watched.add(found);
  const follow = () => found.installing?.addEventListener('statechange', showWaiting);
  follow();
  found.addEventListener('updatefound', follow);
}

/** The host has no worker any more: the page goes back to the host alone, and loads itself anew from there, once. */
async function removeWorker(): Promise<void> {
  const found = await navigator.serviceWorker.getRegistration(WORKER_URL);
  if (found) {
    console.info('The service worker is gone from its host; the one that was here is removed.');
    await found.unregister();
    const now = Date.now();
    if (now - persisted.selfReload.latest() < RECOVERY_PAUSE_MS) return;
    // Where it cannot be noted that this was done once, it is not done.
    if (persisted.selfReload.set(now)) reloadPage();
  } else if (!navigator.serviceWorker.controller) {
    const names = (await caches.keys()).filter((name) => name.startsWith(precachePrefix(basePath)));
    await Promise.all(names.map((name) => caches.delete(name)));
  }
}

/** SPEC section 7: asks for the script; what is not one removes the worker, all else registers it. */
async function checkWorker(): Promise<void> {
  clearTimeout(retry);
  lastCheck = performance.now();
  let response: Response;
  try {
    response = await fetch(WORKER_URL, { cache: 'no-cache' });
    await response.text();
  } catch {
    showConnection(false);
    retry = setTimeout(look, OFFLINE_RETRY_MS);
    // A build that was installed while there was a connection can still be let in.
    const found = await navigator.serviceWorker.getRegistration(WORKER_URL);
    if (found) watch(found);
    return;
  }
  showConnection(true);
  if (response.status === 404 || !isScriptType(response.headers.get('content-type'))) return removeWorker();
  const known = registration;
  const found = await registerWorker(navigator.serviceWorker);
  if (!found) return;
  watch(found);
  if (known === found) await found.update();
}

function look(): void {
  checkWorker().catch((error: unknown) => console.error('Service worker: the registration failed.', error));
}

/**
 * Registers the service worker, keeps an eye on the connection and on newer builds, and loads the page anew when a
 * newer one has taken over, in every tab.
 */
export function startServiceWorker(): void {
  watchForms();
  reopenForm();
  keepStartAddress(basePath);
  window.addEventListener('brigadeReload', prepareToReload);
  window.addEventListener('offline', () => showConnection(false));
  window.addEventListener('online', look);
  if (!('serviceWorker' in navigator)) {
    showConnection(true);
    return;
  }
  const { serviceWorker } = navigator;
  // The first build ever takes the page in its care without changing anything for it.
  let isControlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isControlled) reloadPage();
    isControlled = true;
  });
  document.addEventListener('visibilitychange', () => {
    const isDue = performance.now() - lastCheck > UPDATE_PAUSE_MS;
    if (document.visibilityState === 'visible' && isDue) look();
  });
  setInterval(look, UPDATE_CHECK_MS);
  look();
}

/** Lets the newer build in. Every tab then saves what it has and loads itself anew. */
export function letUpdateIn(): void {
  prepareToReload();
  if (registration?.waiting) registration.waiting.postMessage('activate');
  else reloadPage();
}

/** Leaves the newer build waiting until the page is opened again, or the next one comes. */
export function putUpdateOff(): void {
  appUpdateStore.setState({ isUpdateReady: false });
}
