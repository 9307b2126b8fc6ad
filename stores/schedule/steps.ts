import { isChangeRead } from '@/lib/shifts/change/reading-progress';
import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import type { LocalDate } from '@/lib/time/local-date';
import { startOfWeek } from '@/lib/time/week';
import { notificationsStore } from '@/stores/app/notifications-store';
import { scheduleStore } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import { whenAllRead } from './all-read';

/** Undoes the last step, or the one with that id while it is there, and shows the day of the change. */
export function undoStep(changeId?: string): void {
  const steps = scheduleStore.getState().history.undo;
  const step = changeId === undefined ? steps.at(-1) : steps.find(({ id }) => id === changeId);
  if (!step) return;
  whenChangeRead(step, () => {
    reveal(scheduleStore.undo(step.id));
    // What is not so any more must not go on being said.
    notificationsStore.removeReportsOf(step.id);
  });
}

/** Redoes the step that was undone last, and shows its day. */
export function redoStep(): void {
  const step = scheduleStore.getState().history.redo.at(-1);
  if (step) whenChangeRead(step, () => reveal(scheduleStore.redo()));
}

/** Acts once the days that the step has touched are read. */
export function whenChangeRead(step: Pick<ScheduleChange, 'entries'>, act: () => void): void {
  if (!isChangeRead(scheduleStore.getState().reading, step)) whenAllRead(act);
  else act();
}

/** Shows the week of the first shift of the change. */
export function reveal(change: ScheduleChange | undefined): void {
  const entry = change?.entries.find(({ kind }) => kind === 'shift');
  if (entry?.kind !== 'shift') return;
  const date = (entry.before ?? entry.after)?.date;
  const weekOfDay = (day: LocalDate) => startOfWeek(day, uiStore.getState().weekStart);
  if (date && weekOfDay(date) !== weekOfDay(scheduleStore.getState().selectedDate))
    scheduleStore.selectDate(date);
}
