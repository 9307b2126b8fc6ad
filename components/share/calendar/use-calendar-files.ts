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
 * Makes the calendar file of one person, or of everybody when no name is given. Shifts that the last publication took
 * from a person are canceled in their file, which removes them from a calendar that imported an earlier file.
 */
export function useCalendarFiles(week: SharedWeek, hasAlarm: boolean): (name?: string) => File {
  const wordsOf = useCalendarWords(useRoleName(), week.house);
  const { people } = usePublishedChanges(week.firstDay);
  return (name) => {
    const alarmed = hasAlarm ? week : { ...week, leadMinutes: 0 };
    const exported = name === undefined ? alarmed : weekOfPerson(alarmed, name);
    const gone =
      name === undefined
        ? []
        : people.filter((person) => nameKey(person.name) === nameKey(name)).flatMap(({ removed }) => removed);
    const text = calendarText(weekCalendar(exported, wordsOf(name), gone));
    return new File([text], calendarFileName(week.firstDay, name), { type: TYPE });
  };
}

/** Whether the system's share sheet accepts calendar files. */
export function canShareCalendars(): boolean {
  if (typeof navigator.share !== 'function' || typeof navigator.canShare !== 'function') return false;
  return navigator.canShare({ files: [new File([''], 'brigade.ics', { type: TYPE })] });
}
