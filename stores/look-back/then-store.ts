import type { WholeSchedule } from '@/lib/shifts/history/schedule-before';
import type { LocalDate } from '@/lib/time/local-date';
import { READ_ONLY_KEEPER } from '@/stores/browser-storage/sync/read-only-keeper';
import { createScheduleStore, type ScheduleStore } from '@/stores/schedule/schedule';

interface ThenStoreDeps {
  readonly then: WholeSchedule;
  readonly selectedDate: LocalDate;
  /** Called for each edit that is tried. */
  readonly onRefused: () => void;
  readonly now: () => number;
  readonly random: () => number;
  readonly log: Pick<Console, 'error' | 'warn'>;
}

/** A schedule store that shows a schedule as it was: no verb changes anything, as with the data of a newer version. */
export function createThenStore({ then, onRefused, ...deps }: ThenStoreDeps): ScheduleStore {
  const refuse = () => {
    onRefused();
    return false;
  };
  const store = createScheduleStore({
    ...deps,
    storage: { ...READ_ONLY_KEEPER, canEdit: refuse, writeAhead: refuse, readAll: () => then },
  });
  store.load(deps.selectedDate);
  return store;
}
