import { saveTextFile } from '@/components/ui/page/save-text-file';
import { calendarText } from '@/lib/calendar-file/calendar-text';
import { calendarFileName } from '@/lib/calendar-file/file-name';
import { type WeekCalendarWords, weekCalendar } from '@/lib/calendar-file/week-calendar';
import { type SharedWeek, weekOfPerson } from '@/lib/share/shared-week';
import { withComingTold } from '@/lib/share/told-states';
import type { LocalDate } from '@/lib/time/local-date';

/**
 * Downloads that person's week as a calendar file; opening it adds the shifts to the phone's calendar, and takes out what
 * is no longer theirs from `today` on.
 */
export function saveCalendar(
  week: SharedWeek,
  name: string,
  { words, today }: { readonly words: WeekCalendarWords; readonly today: LocalDate },
): void {
  const text = calendarText(weekCalendar(withComingTold(weekOfPerson(week, name), today), words));
  saveTextFile(calendarFileName(week.firstDay, name), text, 'text/calendar;charset=utf-8');
}
