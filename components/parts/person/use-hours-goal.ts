'use client';

import { useTranslations } from 'use-intl';
import { useFormats } from '@/components/ui/use-formats';
import type { Employee } from '@/lib/employees/employee';
import { personOf } from '@/lib/employees/person/person';
import { HOUR_MINUTES } from '@/lib/time/units';

interface HoursGoal {
  /** Shown beside the hours of the week: `/ 30`, or `/ 12+`. */
  readonly figure: string;
  /** `wanted 30 h, at least 12 h`. */
  readonly words: string;
}

/** Undefined if the employee has neither wanted nor minimum hours. */
export function useHoursGoal(): (employee: Employee) => HoursGoal | undefined {
  const t = useTranslations('grid');
  const formats = useFormats();
  return (employee) => {
    const { wantedWeekHours: wanted, minWeekHours: least } = personOf(employee);
    if (wanted === undefined && least === undefined) return undefined;
    const words = [
      ...(wanted === undefined ? [] : [t('wantedHours', { hours: formats.duration(minutesOf(wanted)) })]),
      ...(least === undefined ? [] : [t('leastHours', { hours: formats.duration(minutesOf(least)) })]),
    ];
    const figure = formats.hoursFigure(minutesOf(wanted ?? least ?? 0));
    return { figure: `/ ${figure}${wanted === undefined ? '+' : ''}`, words: words.join(', ') };
  };
}

function minutesOf(hours: number): number {
  return Math.round(hours * HOUR_MINUTES);
}
