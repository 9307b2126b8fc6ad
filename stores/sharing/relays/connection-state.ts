/** Whether a relay is reached, and who wants to know. */
export interface ConnectionState {
  isUp(): boolean;
  onUp(told: (isUp: boolean) => void): void;
  /** Tells it to all where it is news. */
  set(isUp: boolean): void;
}

/** A connection that has just been made. */
export function createConnectionState(): ConnectionState {
  const listeners = new Set<(isUp: boolean) => void>();
  let isUpNow = true;
  return {
    isUp: () => isUpNow,
    onUp(told) {
      listeners.add(told);
    },
    set(isUp) {
      if (isUp === isUpNow) return;
      isUpNow = isUp;
      for (const tell of listeners) tell(isUp);
    },
  };
}
