'use client';

import { useTranslations } from 'use-intl';
import { useFormats } from '@/components/ui/use-formats';
import type { AnnouncedShift, Asked } from '@/lib/requests/asked';
import { type SavedRequest, stateOf } from '@/lib/requests/phone/saved-request';
import { clockTimeOf } from '@/lib/time/clock-time';
import { addDays, daysBetween } from '@/lib/time/local-date';
import { minuteNow, todayIn } from '@/lib/time/zone';

/** From this many days on, a weekday alone would be ambiguous. */
const DAYS_OF_WEEK = 7;

/** Shows times in `zone`, or in the device's zone. */
export function useRequestWords(zone?: string) {
  const t = useTranslations('replies');
  const formats = useFormats();
  const shiftWords = ({ date, startTime, endTime }: Omit<AnnouncedShift, 'key'>) =>
    `${formats.weekdayDay(date)}, ${formats.timeRange(startTime, endTime)}`;
  const when = (moment: number) => {
    const at = new Date(moment);
    const day = todayIn(at, zone);
    const isRecent = daysBetween(day, todayIn(new Date(), zone)) < DAYS_OF_WEEK;
    return `${isRecent ? formats.weekdayShort(day) : formats.weekdayDay(day)} ${formats.time(clockTimeOf(minuteNow(at, zone)))}`;
  };
  return {
    shiftWords,
    what(asked: Asked): string {
      switch (asked.kind) {
        case 'seen':
          return t('what.seen', { range: formats.dayRange(asked.firstDay, addDays(asked.firstDay, 6)) });
        case 'claim':
          return t('what.claim', { shift: shiftWords(asked.shift) });
        case 'giveAway': {
          const shift = shiftWords(asked.shift);
          return asked.to ? t('what.giveAwayTo', { shift, name: asked.to }) : t('what.giveAway', { shift });
        }
        case 'swap': {
          const shift = shiftWords(asked.shift);
          const { to: name, other } = asked;
          if (!name) return t('what.swap', { shift });
          return other
            ? t('what.swapFor', { shift, name, other: shiftWords(other) })
            : t('what.swapWith', { shift, name });
        }
        case 'timeOff': {
          const { from, to, offKind } = asked;
          const range = from === to ? formats.weekdayDay(from) : formats.dayRange(from, to);
          return offKind
            ? t('what.timeOffKind', { range, kind: t(`off.${offKind}`) })
            : t('what.timeOff', { range });
        }
        case 'availability':
          return t('what.availability');
      }
    },
    state(request: SavedRequest): string {
      const word = request.answer?.word ?? '';
      const sent = request.sentAt === undefined ? '' : when(request.sentAt);
      switch (stateOf(request)) {
        case 'unsent':
          return t('state.unsent');
        case 'again':
          return t('state.again');
        case 'sent':
          // "Seen" needs no answer.
          return request.asked.kind === 'seen'
            ? t('state.told', { when: sent })
            : t('state.sent', { when: sent });
        case 'approved':
          return word ? t('state.approvedWord', { word }) : t('state.approved');
        case 'declined':
          return word ? t('state.declinedWord', { word }) : t('state.declined');
      }
    },
  };
}
