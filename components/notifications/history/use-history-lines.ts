import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { HISTORY_STEPS } from '@/lib/shifts/change/history';
import { IMPORT_OF_TEXTS, type ScheduleChange } from '@/lib/shifts/change/schedule-change';
import { type HistoryLine, historyLines } from '@/lib/shifts/history/history-lines';
import { liveSchedule, scheduleStorage } from '@/stores/app/schedule-store';
import { useScheduleStore } from '@/stores/schedule/use-schedule';

export interface HistoryLines {
  readonly lines: readonly HistoryLine[];
  /** The ids of the steps before which the schedule is known. */
  readonly known: ReadonlySet<string>;
}

interface Logged {
  readonly latest: readonly ScheduleChange[];
  readonly unbroken: readonly ScheduleChange[];
}

const NO_LOG: Logged = { latest: [], unbroken: [] };

/** The log has an entry for each undo, too. */
const READ_CHANGES = 2 * HISTORY_STEPS;

/**
 * Whether it says what was before it. The mark where the log began anew does not, and what the storage itself took in had
 * been there before.
 */
function isAfterSomething({ id, entries }: ScheduleChange): boolean {
  return entries.length > 0 && !id.startsWith(IMPORT_OF_TEXTS);
}

/** The lines of the history, as they are and as they change; undefined until the log is read. */
export function useHistoryLines(): HistoryLines | undefined {
  // A moment of the past has no history of its own.
  const shown = useScheduleStore();
  const store = shown.asOf ? liveSchedule : shown;
  const history = useStore(store, (state) => state.history);
  const [logged, setLogged] = useState<Logged>();

  useEffect(() => {
    let isHere = true;
    const read = () => {
      scheduleStorage
        .withDatabase(async (database) => ({
          latest: await database.readLatest(READ_CHANGES),
          unbroken: await database.readUnbroken(),
        }))
        .catch((error: unknown) => console.error('History: the log could not be read.', error))
        .then((read) => {
          // Without a database there is no log, and the steps of this visit are all there is.
          if (isHere) setLogged(read ?? NO_LOG);
        });
    };
    read();
    const stop = store.listen(read);
    return () => {
      isHere = false;
      stop();
    };
  }, [store]);

  return useMemo(
    () =>
      logged && {
        lines: historyLines(logged.latest, history),
        known: new Set(logged.unbroken.filter(isAfterSomething).map(({ id }) => id)),
      },
    [logged, history],
  );
}
