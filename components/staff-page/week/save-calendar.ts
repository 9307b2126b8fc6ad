import type { useTranslations } from 'use-intl';
import { calendarWordsOf } from '@/components/parts/share/calendar-words';
import { saveTextFile } from '@/components/ui/page/save-text-file';
import { calendarText } from '@/lib/calendar-file/calendar-text';
import { calendarFileName, type WeekCalendarWords, weekCalendar } from '@/lib/calendar-file/week-calendar';
import { withComingAnnounced } from '@/lib/share/announced-states';
import { type SharedWeek, weekOfPerson } from '@/lib/share/shared-week';
import type { LocalDate } from '@/lib/time/local-date';

interface CalendarContext extends Required<Pick<WeekCalendarWords, 'details' | 'dayWords'>> {
  readonly t: ReturnType<typeof useTranslations<'calendarFile'>>;
  readonly roleName: (role: string) => string;
  readonly today: LocalDate;
}

/**
 * Downloads that person's week as a calendar file. Opening the file adds the shifts to the phone's calendar,
 * and cancels removed shifts from `today` on.
 */
export function saveCalendar(week: SharedWeek, name: string, { today, ...words }: CalendarContext): void {
  const own = withComingAnnounced(weekOfPerson(week, name), today);
  const text = calendarText(weekCalendar(own, calendarWordsOf({ ...words, business: week.business }, name)));
  saveTextFile(calendarFileName(week.firstDay, name), text, 'text/calendar;charset=utf-8');
}
