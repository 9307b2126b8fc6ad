/** Callers that wait until something, by its id, is stored or has failed. */
export interface Waiters {
  wait(id: string): Promise<boolean>;
  /** Whoever waits for one that was refused hears that it is not stored. */
  settle(ids: Iterable<string>, isStored: boolean): void;
  /** Nothing of these is stored, nor will be. */
  refuse(ids: Iterable<string>): void;
  isRefused(id: string): boolean;
}

export function createWaiters(): Waiters {
  const waiting = new Map<string, ((isStored: boolean) => void)[]>();
  const refused = new Set<string>();
  return {
    wait: (id) =>
      new Promise((resolve) => {
        waiting.set(id, [...(waiting.get(id) ?? []), resolve]);
      }),
    settle(ids, isStored) {
      for (const id of ids) {
        for (const resolve of waiting.get(id) ?? []) resolve(isStored && !refused.has(id));
        waiting.delete(id);
      }
    },
    refuse(ids) {
      for (const id of ids) refused.add(id);
    },
    isRefused: (id) => refused.has(id),
  };
}
