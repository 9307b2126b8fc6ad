'use client';

import { useTranslations } from 'use-intl';
import { useSharedDayWords } from '@/components/parts/share/use-shared-day-words';
import { useDetailWords } from '@/components/parts/use-detail-words';
import type { WeekCalendarWords } from '@/lib/calendar-file/week-calendar';
import { calendarWordsOf } from './calendar-words';

/** The texts of a calendar file, for one person if a name is given. Requires LaterWords. */
export function useCalendarWords(
  roleName: (role: string) => string,
  business: string | undefined,
): (person?: string) => WeekCalendarWords {
  const t = useTranslations('calendarFile');
  const details = useDetailWords('shiftDetails');
  const { dayWords } = useSharedDayWords();
  return (person) => calendarWordsOf({ t, details, dayWords, roleName, business }, person);
}
