import { useEffect, useMemo, useState } from 'react';
import { HISTORY_STEPS } from '@/lib/shifts/change/history';
import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import { type HistoryLine, historyLines } from '@/lib/shifts/history/history-lines';
import { scheduleStorage, scheduleStore } from '@/stores/app/schedule-store';
import { useSchedule } from '@/stores/schedule/use-schedule';

/** The log has an entry for each undo, too. */
const READ_CHANGES = 2 * HISTORY_STEPS;

/** The lines of the history, as they are and as they change; undefined until the log is read. */
export function useHistoryLines(): readonly HistoryLine[] | undefined {
  const history = useSchedule((state) => state.history);
  const [logged, setLogged] = useState<readonly ScheduleChange[]>();

  useEffect(() => {
    let isHere = true;
    const read = () => {
      scheduleStorage
        .withDatabase((database) => database.readLatest(READ_CHANGES))
        .catch((error: unknown) => console.error('History: the log could not be read.', error))
        .then((changes) => {
          // Without a database there is no log, and the steps of this visit are all there is.
          if (isHere) setLogged(changes ?? []);
        });
    };
    read();
    const stop = scheduleStore.listen(read);
    return () => {
      isHere = false;
      stop();
    };
  }, []);

  return useMemo(() => logged && historyLines(logged, history), [logged, history]);
}
