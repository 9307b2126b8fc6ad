import type { LocalDate } from '@/lib/time/local-date';
import { READ_ONLY_KEEPER } from '@/stores/browser-storage/sync/read-only-keeper';
import { type AsOf, createScheduleStore, type ScheduleStore } from '@/stores/schedule/schedule';

interface AsOfStoreDeps {
  readonly asOf: AsOf;
  readonly selectedDate: LocalDate;
  /** Called for each edit that is tried. */
  readonly onRefused: () => void;
  readonly now: () => number;
  readonly random: () => number;
  readonly log: Pick<Console, 'error' | 'warn'>;
}

/** A schedule store that shows a schedule as it was: no verb changes anything, as with the data of a newer version. */
export function createAsOfStore({ asOf, onRefused, selectedDate, ...deps }: AsOfStoreDeps): ScheduleStore {
  const refuse = () => {
    onRefused();
    return false;
  };
  const store = createScheduleStore({
    ...deps,
    storage: { ...READ_ONLY_KEEPER, canEdit: refuse, writeAhead: refuse, readAll: () => asOf.then },
  });
  store.load(selectedDate);
  return { ...store, asOf };
}
