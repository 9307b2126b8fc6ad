import type { OfflineProblem } from '@/lib/offline/offline-problem';
import { precachePrefix } from '@/lib/offline/precache';
import { registerWorker, WORKER_URL } from '@/lib/offline/register-worker';
import { classifyWorkerScript } from '@/lib/offline/worker-script';
import { OFFLINE_RETRY_MS, RECOVERY_PAUSE_MS, UPDATE_CHECK_MS, UPDATE_PAUSE_MS } from '@/lib/timing';
import { persisted } from '@/stores/app/gateway';
import { scheduleStorage } from '@/stores/app/schedule-store';
import { keepForm, reopenForm, watchForms } from '@/stores/ui/kept-form';
import { appUpdateStore } from './app-update';
import {
  followReadiness,
  listenToWorker,
  offlineReadinessStore,
  repairPrecache,
  showCacheProblem,
  showReadiness,
} from './offline-readiness';
import { keepStartAddress } from './start-address';

const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

const watched = new WeakSet<ServiceWorkerRegistration>();
let registration: ServiceWorkerRegistration | undefined;
let lastCheck = 0;
let retry: ReturnType<typeof setTimeout> | undefined;
let isReloading = false;

/** Saves pending changes first. */
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

/** Shows that a newer build is waiting. Without a controller there was no earlier build, and nothing waits. */
function watch(found: ServiceWorkerRegistration): void {
  registration = found;
  followReadiness(found);
  if (found.active && offlineReadinessStore.getState().readiness?.isReady === false) void repairPrecache();
  const showWaiting = () => {
    if (found.waiting && navigator.serviceWorker.controller) appUpdateStore.setState({ isUpdateReady: true });
  };
  showWaiting();
  if (watched.has(found)) return;
  watched.add(found);
  const follow = () => found.installing?.addEventListener('statechange', showWaiting);
  follow();
  found.addEventListener('updatefound', () => {
    followReadiness(found);
    follow();
  });
}

/** The host has removed Brigade: the page stops using its worker and reloads from the host, once. */
async function removeWorker(): Promise<void> {
  showReadiness(false, 'gone');
  const found = await navigator.serviceWorker.getRegistration(WORKER_URL);
  if (found) {
    console.info('The host has removed the service worker; it is removed here too.');
    await found.unregister();
    const now = Date.now();
    if (now - persisted.selfReload.latest() < RECOVERY_PAUSE_MS) return;
    // Reload only if the time could be recorded; otherwise the page could reload again and again.
    if (persisted.selfReload.set(now)) reloadPage();
  } else if (!navigator.serviceWorker.controller) {
    const names = (await caches.keys()).filter((name) => name.startsWith(precachePrefix(basePath)));
    await Promise.all(names.map((name) => caches.delete(name)));
  }
}

/**
 * Watches the worker of an earlier start, and its waiting build, while the host does not answer correctly.
 */
async function watchEarlier(): Promise<void> {
  clearTimeout(retry);
  retry = setTimeout(look, OFFLINE_RETRY_MS);
  const found = await navigator.serviceWorker.getRegistration(WORKER_URL);
  if (found) watch(found);
}

/**
 * Fetches the script and registers it. An error, or a foreign page instead of the script, changes nothing.
 * Unlike SPEC section 7, only the script with which a host removes Brigade removes the worker
 * (docs/decisions/0043).
 */
async function checkWorker(): Promise<void> {
  clearTimeout(retry);
  lastCheck = performance.now();
  let response: Response;
  let text: string;
  try {
    response = await fetch(WORKER_URL, { cache: 'no-cache' });
    text = await response.text();
  } catch {
    showConnection(false);
    await watchEarlier();
    showCacheProblem('unreached');
    return;
  }
  const kind = classifyWorkerScript({ isOk: response.ok, type: response.headers.get('content-type'), text });
  // A sign-in page blocks the way to the host; this page was then opened from the cache.
  const isPage = response.headers.get('content-type')?.includes('html') === true;
  showConnection(!(kind === 'foreign' && isPage && navigator.serviceWorker.controller));
  if (kind === 'tombstone') return removeWorker();
  if (kind !== 'worker') {
    await watchEarlier();
    return report(kind, `${response.status} ${response.url}`);
  }
  const known = registration;
  const found = await registerWorker(navigator.serviceWorker);
  if (!found) return showCacheProblem('refused');
  watch(found);
  if (known === found) await found.update();
}

function report(problem: OfflineProblem, error: unknown): void {
  showCacheProblem(problem);
  console.error('Service worker: the registration failed.', error);
}

/** Errors of a registration that would fail again on every attempt. */
const REFUSALS = ['SecurityError', 'NotSupportedError'];

const nameOf = (error: unknown) =>
  typeof error === 'object' && error && 'name' in error ? `${error.name}` : '';

/** Checks the host's worker now, and shows the result in the settings. */
export function look(): void {
  checkWorker().catch((error: unknown) => {
    report(REFUSALS.includes(nameOf(error)) ? 'refused' : 'broken', error);
  });
}

/** Undefined if the browser has no service workers, or refuses even the access to them. */
function openWorkers(): ServiceWorkerContainer | undefined {
  try {
    // A page without site data may throw when it reads the controller.
    return navigator.serviceWorker?.controller === undefined ? undefined : navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

/**
 * Registers the service worker, watches the connection and newer builds, and reloads the page, in every tab, when a
 * newer build has taken control.
 */
export function startServiceWorker(): void {
  watchForms();
  reopenForm();
  keepStartAddress(basePath);
  window.addEventListener('brigadeReload', prepareToReload);
  window.addEventListener('offline', () => showConnection(false));
  window.addEventListener('online', look);
  const serviceWorker = openWorkers();
  if (!serviceWorker) {
    showConnection(true);
    showCacheProblem('refused');
    return;
  }
  listenToWorker(serviceWorker);
  // The very first build takes control of the page without changing anything for it.
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

/** Activates the newer build. Every tab then saves its data and reloads. */
export function activateUpdate(): void {
  prepareToReload();
  if (registration?.waiting) registration.waiting.postMessage('activate');
  else reloadPage();
}

/** Leaves the newer build waiting until the next visit or the next build. */
export function postponeUpdate(): void {
  appUpdateStore.setState({ isUpdateReady: false });
}
