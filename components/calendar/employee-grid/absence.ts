'use client';

import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '@/components/ui/use-formats';
import { availabilityOf } from '@/lib/employees/availability';
import type { Employee } from '@/lib/employees/employee';
import { clockTimeOf } from '@/lib/time/clock-time';
import type { Interval } from '@/lib/time/interval';
import type { LocalDate } from '@/lib/time/local-date';
import { DAY_MINUTES } from '@/lib/time/units';

interface Absence {
  readonly kind: 'timeOff' | 'off' | 'hours';
  readonly text: string;
}

/** Why the person should not work on the day; undefined if they are free all day. */
export function useAbsence(
  employee: Employee | undefined,
  date: LocalDate,
  isNarrow: boolean,
): Absence | undefined {
  return useAbsenceWords()(employee, date, isNarrow);
}

/** Like `useAbsence`, for any number of people; the same function until the language changes. */
export function useAbsenceWords(): typeof useAbsence {
  const t = useTranslations('availability');
  const rules = useTranslations('rules');
  const formats = useFormats();
  return useCallback(
    (employee, date, isNarrow) => {
      if (employee?.availability === undefined) return undefined;
      const { kind, stretches, reason } = availabilityOf(employee, date);
      if (kind === 'all') return undefined;
      if (kind === 'none') {
        const isTimeOff = reason?.kind === 'timeOff';
        return { kind: isTimeOff ? 'timeOff' : 'off', text: t(isTimeOff ? 'timeOff' : 'off') };
      }
      const words = ({ startMinute, endMinute }: Interval) => {
        const [start, end] = [clockTimeOf(startMinute), clockTimeOf(endMinute)];
        if (startMinute === 0) return rules('until', { end: formats.time(end) });
        if (endMinute >= 2 * DAY_MINUTES) return rules('from', { start: formats.time(start) });
        return isNarrow ? formats.shortTimeRange(start, end) : formats.timeRange(start, end);
      };
      return { kind: 'hours', text: stretches.map(words).join(', ') };
    },
    [t, rules, formats],
  );
}
