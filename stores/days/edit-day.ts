import { type DayFields, dayEdit } from '@/lib/days/day-edits';
import type { LocalDate } from '@/lib/time/local-date';
import { scheduleStore } from '@/stores/app/schedule-store';
import { announce } from '@/stores/notifications/announce';

/** Says this of the date, in one change with an undo; nothing where it is said already. */
export function editDay(date: LocalDate, fields: Partial<DayFields>, message: string, detail: string): void {
  const entry = dayEdit(scheduleStore.getState().schedule.days, date, fields);
  if (!entry) return;
  void announce(scheduleStore.commit([entry]), {
    category: 'scheduleChanges',
    act: 'shiftSaved',
    words: { message, detail },
  });
}
