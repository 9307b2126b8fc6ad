/** Callers that wait until something, by its id, is stored or has failed. */
export interface Waiters {
  wait(id: string): Promise<boolean>;
  settle(ids: Iterable<string>, isStored: boolean): void;
}

export function createWaiters(): Waiters {
  const waiting = new Map<string, ((isStored: boolean) => void)[]>();
  return {
    wait: (id) =>
      new Promise((resolve) => {
        waiting.set(id, [...(waiting.get(id) ?? []), resolve]);
      }),
    settle(ids, isStored) {
      for (const id of ids) {
        for (const resolve of waiting.get(id) ?? []) resolve(isStored);
        waiting.delete(id);
      }
    },
  };
}
