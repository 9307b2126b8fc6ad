/**
 * What a page finds when it opens the database. `failing`: every opening fails with Chromium's
 * `UnknownError`. `failsOnce`: only the first one. `blocked`: no opening is ever answered. `newer`: a newer
 * build has written it. `full`: it opens and refuses every change. `lost`: the connection breaks before the
 * page's second act, and every later opening fails. `outdated`: as `lost`, because another tab brings a newer
 * build.
 */
export const DATABASE_FAULTS = [
  'there',
  'failing',
  'failsOnce',
  'blocked',
  'newer',
  'full',
  'lost',
  'outdated',
] as const;

/**
 * What a page finds in localStorage. `full`: another page of the origin has used up the space, so that only
 * values that do not grow can be written. `readOnly`: nothing can be written. `refused`: any access throws.
 */
export const KEYS_FAULTS = ['writable', 'full', 'readOnly', 'refused'] as const;

export interface PageFaults {
  database: (typeof DATABASE_FAULTS)[number];
  keys: (typeof KEYS_FAULTS)[number];
}

/** False if nothing can be stored; the page then warns instead of confirming. */
export const isReported = ({ keys, database }: PageFaults) =>
  keys !== 'refused' || database === 'there' || database === 'full';

declare global {
  interface Window {
    storageFaults: PageFaults;
    /** Makes the page lose its open database; later openings fail as the fault requires. */
    breakDatabase(): void;
    /** The messages of all toasts shown since the page was loaded, in order. */
    noticesSeen: string[];
  }
}

/** Runs in the page before its scripts; every new document starts with the latest faults. */
export function setFaults(faults: PageFaults): void {
  window.storageFaults = { ...faults };
}

/**
 * Runs in the page before its scripts. Makes each storage call fail as `storageFaults` requires at that moment.
 */
export function installFaults(): void {
  const keys = window.localStorage;
  const { setItem } = Storage.prototype;
  const keysFault = () => window.storageFaults?.keys ?? 'writable';
  const databaseFault = () => window.storageFaults?.database ?? 'there';
  // Skips the onboarding and delays, because these tests are about storage.
  for (const [key, text] of [
    ['brigade-onboarding-dismissed', 'true'],
    ['brigade-first-shift-added', 'true'],
    ['brigade-effects', 'quick'],
  ] as const) {
    if (keys.getItem(key) !== text) setItem.call(keys, key, text);
  }
  Object.defineProperty(window, 'localStorage', {
    get() {
      if (keysFault() === 'refused') throw new DOMException('refused', 'SecurityError');
      return keys;
    },
  });
  Storage.prototype.setItem = function (key, value) {
    if (this === keys) {
      const before = this.getItem(key);
      const isLonger = before === null || value.length > before.length;
      if (keysFault() === 'readOnly' || (keysFault() === 'full' && isLonger)) {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      }
    }
    setItem.call(this, key, value);
  };

  const connections: IDBDatabase[] = [];
  const { open } = IDBFactory.prototype;
  let openings = 0;
  let isBroken = false;

  /** A request that fails with that error, or never finishes without one. */
  function failingRequest(name?: string): IDBOpenDBRequest {
    const events = new EventTarget();
    if (name) setTimeout(() => events.dispatchEvent(new Event('error')));
    return Object.create(IDBOpenDBRequest.prototype, {
      addEventListener: { value: events.addEventListener.bind(events) },
      removeEventListener: { value: events.removeEventListener.bind(events) },
      error: { get: () => new DOMException('made by the test', name) },
      result: { get: () => undefined },
      transaction: { get: () => null },
    });
  }

  IDBFactory.prototype.open = function (...given) {
    openings += 1;
    const fault = databaseFault();
    const isFailing = fault === 'failing' || (fault === 'lost' && isBroken);
    if (isFailing || (fault === 'failsOnce' && openings === 1)) return failingRequest('UnknownError');
    if (fault === 'newer' || (fault === 'outdated' && isBroken)) return failingRequest('VersionError');
    if (fault === 'blocked') return failingRequest();
    const request = open.apply(this, given);
    request.addEventListener('success', () => connections.push(request.result));
    return request;
  };
  const { add } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.add = function (...given) {
    if (databaseFault() === 'full') throw new DOMException('No room.', 'QuotaExceededError');
    return add.apply(this, given);
  };
  window.breakDatabase = () => {
    isBroken = true;
    for (const connection of connections.splice(0)) {
      if (databaseFault() === 'outdated') {
        connection.dispatchEvent(
          new IDBVersionChangeEvent('versionchange', { oldVersion: 1, newVersion: 2 }),
        );
      } else {
        connection.close();
        connection.dispatchEvent(new Event('close'));
      }
    }
  };

  window.noticesSeen = [];
  const seen = new WeakSet<Element>();
  new MutationObserver(() => {
    for (const element of document.querySelectorAll('.toast-message')) {
      if (!seen.has(element)) window.noticesSeen.push(element.textContent ?? '');
      seen.add(element);
    }
  }).observe(document, { childList: true, subtree: true });
}
