import type { StoreApi } from 'zustand/vanilla';
import type { Arrival, Shown } from '@/stores/browser-storage/persistence/persistence-ports';

/** One step of the schedule. `after` may also include shifts that storage loaded at the same moment. */
export interface ScheduleEvent extends Arrival {
  readonly before: Shown;
  readonly after: Shown;
}

export type ScheduleListener = (event: ScheduleEvent) => void;

export interface ScheduleEvents {
  /** The listener is called once the storage has the change. Returns a function that removes the listener. */
  listen(listener: ScheduleListener): () => void;
  /** Runs `act`, which sets the state, and then calls the listeners in the order of the changes. */
  during(arrivals: readonly Arrival[], act: () => void): void;
}

const READ: Arrival = { source: 'storage', changes: [] };

/** A state set outside `during` counts as read from storage. */
export function createScheduleEvents(store: Pick<StoreApi<Shown>, 'subscribe'>): ScheduleEvents {
  const listeners = new Set<ScheduleListener>();
  let current: readonly Arrival[] = [READ];
  let isWithin = false;
  let waiting: readonly ScheduleEvent[] = [];

  function deliver(): void {
    const events = waiting;
    waiting = [];
    for (const event of events) for (const listener of listeners) listener(event);
  }

  store.subscribe((after, before) => {
    const isSame =
      after.schedule === before.schedule &&
      after.awaitingRepair === before.awaitingRepair &&
      after.history === before.history;
    if (isSame) return;
    const events = current.map((arrival, index) => ({
      ...arrival,
      before: index === 0 ? before : after,
      after,
    }));
    waiting = [...waiting, ...events];
    if (!isWithin) deliver();
  });

  return {
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    during(arrivals, act) {
      const outer = { current, isWithin };
      current = arrivals.length > 0 ? arrivals : [READ];
      isWithin = true;
      try {
        act();
      } finally {
        ({ current, isWithin } = outer);
        if (!isWithin) deliver();
      }
    },
  };
}
