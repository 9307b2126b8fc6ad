/** Runs in the page: the browser refuses localStorage. */
export function refuseKeys(): void {
  Object.defineProperty(window, 'localStorage', {
    get: () => {
      throw new DOMException('refused', 'SecurityError');
    },
  });
}

/** Runs in the page: the browser refuses IndexedDB. */
export function refuseDatabase(): void {
  IDBFactory.prototype.open = () => {
    throw new DOMException('refused', 'SecurityError');
  };
}
