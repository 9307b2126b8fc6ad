'use client';

import { useCalendarWords } from '@/components/parts/use-calendar-words';
import { useRoleName } from '@/components/parts/use-role-name';
import { usePublishedChanges } from '@/components/share/text/use-published-changes';
import { calendarText } from '@/lib/calendar-file/calendar-text';
import { calendarFileName } from '@/lib/calendar-file/file-name';
import { weekCalendar } from '@/lib/calendar-file/week-calendar';
import { nameKey } from '@/lib/employees/employee';
import { type SharedWeek, weekOfPerson } from '@/lib/share/shared-week';

const TYPE = 'text/calendar;charset=utf-8';

/**
 * Makes the calendar file of one person, or of all where no name is given. What the last publication took from a person
 * is canceled in their file, so that it leaves the calendar which an earlier file has put it in.
 */
export function useCalendarFiles(week: SharedWeek, hasAlarm: boolean): (name?: string) => File {
  const wordsOf = useCalendarWords(useRoleName());
  const { people } = usePublishedChanges(week.firstDay);
  return (name) => {
    const alarmed = hasAlarm ? week : { ...week, leadMinutes: 0 };
    const own = name === undefined ? alarmed : weekOfPerson(alarmed, name);
    const gone =
      name === undefined
        ? []
        : people.filter((person) => nameKey(person.name) === nameKey(name)).flatMap(({ removed }) => removed);
    const text = calendarText(weekCalendar(own, wordsOf(name), gone));
    return new File([text], calendarFileName(week.firstDay, name), { type: TYPE });
  };
}

/** Whether the system's own sheet takes calendar files. */
export function canShareCalendars(): boolean {
  if (typeof navigator.share !== 'function' || typeof navigator.canShare !== 'function') return false;
  return navigator.canShare({ files: [new File([''], 'brigade.ics', { type: TYPE })] });
}
