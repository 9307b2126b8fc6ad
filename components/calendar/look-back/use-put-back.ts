import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useFormats } from '@/components/ui/use-formats';
import { type PutBack, peopleOfThenAndNow, putDayBack, putPersonBack } from '@/lib/shifts/history/put-back';
import type { LocalDate } from '@/lib/time/local-date';
import { sevenDaysFrom, startOfWeek } from '@/lib/time/week';
import { liveSchedule } from '@/stores/app/schedule-store';
import type { AsOf } from '@/stores/schedule/schedule';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useSetting } from '@/stores/settings/use-setting';
import { useUi } from '@/stores/ui/use-ui';

interface PutBackChoices {
  /** Those of the shown week. */
  readonly days: readonly LocalDate[];
  /** Everybody with a shift on them, then or now. */
  readonly people: readonly string[];
  /** What is chosen at first: the shown day, and who is filtered, else the first. */
  readonly date: LocalDate;
  readonly name: string;
  readonly plan: {
    readonly ofDay: (date: LocalDate) => PutBack;
    readonly ofPerson: (name: string) => PutBack;
  };
}

/** What can be put back from the shown week of the past into the present schedule, as that is by now. */
export function usePutBack({ then }: AsOf): PutBackChoices {
  const now = useStore(liveSchedule, (state) => state.schedule);
  const date = useSchedule((state) => state.selectedDate);
  const weekStart = useSetting('weekStart');
  const filteredId = useUi(({ filter }) => filter.employeeIds[0]);
  const { compareNames } = useFormats();
  return useMemo(() => {
    const days = sevenDaysFrom(startOfWeek(date, weekStart));
    const people = peopleOfThenAndNow(now, then, days, compareNames);
    const filtered = filteredId === undefined ? undefined : now.employees.get(filteredId)?.name;
    return {
      days,
      people,
      date,
      name: people.find((name) => name === filtered) ?? people[0] ?? '',
      plan: {
        ofDay: (day) => putDayBack(now, then, day),
        ofPerson: (name) => putPersonBack(now, then, name, days),
      },
    };
  }, [now, then, date, weekStart, filteredId, compareNames]);
}
