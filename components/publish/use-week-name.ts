'use client';

import { useFormats } from '@/components/ui/use-formats';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { useUi } from '@/stores/ui/use-ui';

/** `Nov 16 - Nov 22`, with the year if the week is not in the current year. */
export function useWeekName(): (firstDay: LocalDate) => string {
  const formats = useFormats();
  const thisYear = useUi((state) => state.today).slice(0, 4);
  return (firstDay) => {
    const lastDay = addDays(firstDay, 6);
    const range = formats.dayRange(firstDay, lastDay);
    const isThisYear = [firstDay, lastDay].some((day) => day.startsWith(thisYear));
    return isThisYear ? range : `${range} · ${firstDay.slice(0, 4)}`;
  };
}
