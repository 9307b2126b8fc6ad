'use client';

import { useTranslations } from 'use-intl';
import { useFormats } from '@/components/ui/use-formats';
import type { ShiftTime, TeamRequest } from '@/lib/requests/team-request';

export function useRequestWords() {
  const t = useTranslations('inbox');
  const formats = useFormats();
  const shiftWords = ({ date, startTime, endTime }: ShiftTime) =>
    `${formats.shortWeekdayAndDate(date)}, ${formats.timeRange(startTime, endTime)}`;
  /** `Maya would like to swap a shift with Ben`. */
  const sentence = ({ name, asked }: TeamRequest): string => {
    switch (asked.kind) {
      case 'giveAway':
        return asked.to ? t('asks.giveAwayTo', { name, to: asked.to }) : t('asks.giveAway', { name });
      case 'swap':
        return asked.to ? t('asks.swapWith', { name, to: asked.to }) : t('asks.swap', { name });
      case 'seen':
        return t('seen', { count: 1 });
      default:
        return t(`asks.${asked.kind}`, { name });
    }
  };
  /** The shift or the days; empty for a usual week. */
  const about = ({ asked }: TeamRequest): string => {
    switch (asked.kind) {
      case 'claim':
      case 'giveAway':
        return shiftWords(asked.shift);
      case 'swap':
        return [asked.shift, ...(asked.other ? [asked.other] : [])].map(shiftWords).join(' ⇄ ');
      case 'timeOff':
        return asked.from === asked.to
          ? formats.longDay(asked.from)
          : formats.weekdayRange(asked.from, asked.to);
      default:
        return '';
    }
  };
  return { t, formats, sentence, about, shiftWords };
}
