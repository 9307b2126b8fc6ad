/** Runs in the page: makes localStorage throw. */
export function refuseKeys(): void {
  Object.defineProperty(window, 'localStorage', {
    get: () => {
      throw new DOMException('refused', 'SecurityError');
    },
  });
}

/** Runs in the page: makes IndexedDB fail. */
export function refuseDatabase(): void {
  IDBFactory.prototype.open = () => {
    throw new DOMException('refused', 'SecurityError');
  };
}

/** Runs in the page: blocks channels, locks, caches and workers, on access or on use. */
export function refuseTheRest(): void {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  for (const name of ['BroadcastChannel', 'Worker', 'SharedWorker']) {
    Object.defineProperty(window, name, { value: new Proxy(class {}, { construct: refuse }) });
  }
  for (const name of ['caches', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
  for (const name of ['locks', 'serviceWorker', 'storage']) {
    Object.defineProperty(Navigator.prototype, name, { get: refuse });
  }
}
