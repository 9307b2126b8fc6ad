import type { useTranslations } from 'use-intl';
import type { WeekCalendarWords } from '@/lib/calendar-file/week-calendar';
import { titleWithBusiness } from '@/lib/share/business-name';
import { OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';

interface CalendarWordsParts extends Required<Pick<WeekCalendarWords, 'details' | 'dayWords'>> {
  readonly t: ReturnType<typeof useTranslations<'calendarFile'>>;
  readonly roleName: (role: string) => string;
  readonly business: string | undefined;
}

/** The texts of a calendar file, for one person if a name is given. */
export function calendarWordsOf(parts: CalendarWordsParts, person?: string): WeekCalendarWords {
  const { t, roleName, business, details, dayWords } = parts;
  return {
    details,
    dayWords,
    name: titleWithBusiness(business, person ? t('calendarOf', { name: person }) : t('calendarAll')),
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
  };
}
