import type { ScheduleState, ScheduleStore } from '@/stores/schedule/schedule';

/** The store of the schedule that the screens show: the house's, or another in its place for a while. */
export interface ShownStore extends ScheduleStore {
  /** Shows that store from now on; without one, the house's again. */
  showStore(store?: ScheduleStore): void;
}

type Listener = (state: ScheduleState, before: ScheduleState) => void;

/** Reads and verbs go to the store that is shown. Whoever has subscribed hears of both, and of the change between them. */
export function createShownStore(house: ScheduleStore): ShownStore {
  let shown = house;
  const listeners = new Set<Listener>();
  const tell: Listener = (state, before) => {
    for (const listener of listeners) listener(state, before);
  };
  let stop = house.subscribe(tell);

  const own = {
    subscribe(listener: Listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    showStore(store: ScheduleStore = house) {
      const before = shown.getState();
      stop();
      shown = store;
      stop = shown.subscribe(tell);
      tell(shown.getState(), before);
    },
  };
  return new Proxy<ShownStore>(
    { ...house, ...own },
    // Whatever else a store has is that of the one that is shown.
    { get: (target, name) => Reflect.get(name in own || shown === house ? target : shown, name) },
  );
}
