import { saveTextFile } from '@/components/ui/page/save-text-file';
import { calendarText } from '@/lib/calendar-file/calendar-text';
import { calendarFileName } from '@/lib/calendar-file/file-name';
import { type WeekCalendarWords, weekCalendar } from '@/lib/calendar-file/week-calendar';
import type { SharedWeek } from '@/lib/share/shared-week';

/** Downloads a person's week as a calendar file; opening it adds the shifts to the phone's calendar. */
export function saveCalendar(week: SharedWeek, words: WeekCalendarWords): void {
  const text = calendarText(weekCalendar(week, words));
  saveTextFile(calendarFileName(week.firstDay, week.people[0]?.name), text, 'text/calendar;charset=utf-8');
}
