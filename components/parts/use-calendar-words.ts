'use client';

import { useTranslations } from 'use-intl';
import { useSharedDayWords } from '@/components/parts/sharing/use-shared-day-words';
import { useDetailWords } from '@/components/parts/use-detail-words';
import type { WeekCalendarWords } from '@/lib/calendar-file/week-calendar';
import { titleWithHouse } from '@/lib/share/house-name';
import { OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';

/** The texts of a calendar file of the house, for one person if a name is given. Only inside SharingWords. */
export function useCalendarWords(
  roleName: (role: string) => string,
  house: string | undefined,
): (person?: string) => WeekCalendarWords {
  const t = useTranslations('calendarFile');
  const details = useDetailWords('shiftDetails');
  const { dayWords } = useSharedDayWords();
  return (person) => ({
    details,
    dayWords,
    name: titleWithHouse(house, person ? t('calendarOf', { name: person }) : t('calendarAll')),
    summary({ name, role: stored, isPending }) {
      const role = roleName(stored);
      const what =
        name === undefined
          ? t('ownShift', { role })
          : name === OPEN_SHIFT_NAME
            ? t('openShift', { role })
            : t('shiftOf', { name, role });
      return isPending ? t('pendingShift', { what }) : what;
    },
  });
}
