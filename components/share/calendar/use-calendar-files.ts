'use client';

import { useRoleName } from '@/components/parts/roles/use-role-name';
import type { SendOutcome } from '@/components/parts/share/send';
import { useCalendarWords } from '@/components/parts/share/use-calendar-words';
import { saveFile } from '@/components/ui/page/save-text-file';
import { calendarText } from '@/lib/calendar-file/calendar-text';
import { calendarFileName, weekCalendar } from '@/lib/calendar-file/week-calendar';
import { announcedStates } from '@/lib/share/announced-states';
import { type AnnouncedState, type SharedWeek, weekOfPerson } from '@/lib/share/shared-week';
import { announcedBefore } from '@/lib/shifts/publication/publication';
import { actSourceOf, publishedStatesFinder } from '@/lib/shifts/publication/publication-act';
import type { LocalDate } from '@/lib/time/local-date';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useUi } from '@/stores/ui/use-ui';

export const TYPE = 'text/calendar;charset=utf-8';

/**
 * The calendar file of one person, or of everybody if no name is given. Cancels removed shifts of earlier publications,
 * so that a calendar that imported an earlier file drops them.
 */
export function useCalendarFiles(week: SharedWeek, hasAlarm: boolean): (name?: string) => File {
  const wordsOf = useCalendarWords(useRoleName(), week.business);
  const announcedToAll = useAnnouncedToAll(week.firstDay);
  return (name) => {
    const withAlarms = hasAlarm ? week : { ...week, leadMinutes: 0 };
    const exported =
      name === undefined ? { ...withAlarms, announced: announcedToAll() } : weekOfPerson(withAlarms, name);
    const text = calendarText(weekCalendar(exported, wordsOf(name)));
    return new File([text], calendarFileName(week.firstDay, name), { type: TYPE });
  };
}

/**
 * The announced shifts that the team file cancels; shifts that moved from one person to another are not
 * canceled.
 */
function useAnnouncedToAll(firstDay: LocalDate): () => readonly AnnouncedState[] {
  const schedule = useSchedule((state) => state.schedule);
  const today = useUi((state) => state.today);
  return () =>
    announcedStates(announcedBefore(schedule.publication), {
      now: publishedStatesFinder(schedule, actSourceOf(schedule.shifts)),
      firstDay,
      today,
      isForAll: true,
    });
}

/** Whether the system's share sheet accepts calendar files. */
export function canShareCalendars(): boolean {
  if (typeof navigator.share !== 'function' || typeof navigator.canShare !== 'function') return false;
  return navigator.canShare({ files: [new File([''], 'brigade.ics', { type: TYPE })] });
}

export function saveCalendarFile(file: File): Promise<SendOutcome> {
  try {
    saveFile(file.name, file);
    return Promise.resolve('saved');
  } catch (error) {
    console.warn('Failed to save the calendar file.', error);
    return Promise.resolve('failed');
  }
}
