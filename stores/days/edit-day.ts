import { type DayFields, dayEdit } from '@/lib/days/day-edits';
import type { LocalDate } from '@/lib/time/local-date';
import { announce } from '@/stores/notifications/announce';
import type { ScheduleStore } from '@/stores/schedule/schedule';

/** Sets the notes of the date in one undoable change; does nothing if nothing differs. */
export function editDay(
  store: ScheduleStore,
  date: LocalDate,
  fields: Partial<DayFields>,
  message: string,
  detail: string,
): void {
  const entry = dayEdit(store.getState().schedule.days, date, fields);
  if (!entry) return;
  void announce(store, store.commit([entry]), {
    category: 'scheduleChanges',
    act: 'shiftSaved',
    words: { message, detail },
  });
}
