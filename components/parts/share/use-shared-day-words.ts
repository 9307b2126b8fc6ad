'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '@/components/ui/use-formats';
import type { TeamLine } from '@/lib/days/day-lines';
import type { SharedDay } from '@/lib/share/shared-week';

/** The day notes for the team. Requires LaterWords. */
export function useSharedDayWords() {
  const t = useTranslations('sharedDays');
  const formats = useFormats();
  return useMemo(() => {
    const wordsOfLine = (line: TeamLine): string => {
      switch (line.kind) {
        case 'closed':
          return t('closed');
        case 'open':
          return t('allOpen');
        case 'hours':
          return t('hours', { hours: formats.timeRange(line.from, line.to) });
        case 'holiday':
          return line.name;
        case 'team':
          return line.text;
        case 'event': {
          const { title, from, to } = line.event;
          const time = from && (to ? formats.timeRange(from, to) : formats.time(from));
          return time ? t('happens', { title, time }) : title;
        }
      }
    };
    const dayWords = ({ lines }: SharedDay) => lines.map(wordsOfLine).join(' · ');
    return {
      daysTitle: t('title'),
      dayWords,
      /** The notes as a line that begins with the day. */
      dayLine: (day: SharedDay) => t('line', { day: formats.weekdayDay(day.date), words: dayWords(day) }),
    };
  }, [t, formats]);
}
