'use client';

import { useTranslations } from 'use-intl';
import { useFormats } from '@/components/ui/use-formats';
import type { ChosenRule } from '@/lib/series/create-series';
import { isoWeekday } from '@/lib/time/local-date';
import { FALLBACK_DATE, type WeekStart, weekOf } from '@/lib/time/week';

/** The days of any week, in the order of the week. */
export const sampleWeek = (weekStart: WeekStart) => weekOf(FALLBACK_DATE, weekStart);

/** A rule as a sentence: `Every 2 weeks on Mon, Wed, until Wed, Jun 30, 2027`. */
export function useRuleWords(): (rule: ChosenRule) => string {
  const t = useTranslations('series');
  const formats = useFormats();
  return ({ interval, weekdays, weekStart, until }) => {
    const days = sampleWeek(weekStart).filter((date) => weekdays.includes(isoWeekday(date)));
    const name = days.length === 1 ? formats.weekday : formats.weekdayShort;
    const rule = t('rule', { interval, days: days.map(name).join(', ') });
    return until === undefined
      ? t('forGood', { rule })
      : t('untilDay', { rule, date: formats.fullDay(until) });
  };
}
