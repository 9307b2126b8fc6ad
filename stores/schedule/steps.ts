import { isChangeRead } from '@/lib/shifts/change/reading-progress';
import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import { scheduleStore } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import { shownDaysOf } from '@/stores/ui/shown-days';
import { whenAllRead } from './all-read';
import { tellTakenStep } from './taken-steps/taken-steps';

/** Undoes the last step, or the one with that id while it is there, and shows the day of the change. */
export function undoStep(changeId?: string): void {
  const steps = scheduleStore.getState().history.undo;
  const step = changeId === undefined ? steps.at(-1) : steps.find(({ id }) => id === changeId);
  if (!step) return;
  whenChangeRead(step, () => {
    const undone = scheduleStore.undo(step.id);
    // Before the calendar turns to the day: who hears of it sees the screen as it was.
    tellTakenStep('undone', undone);
    reveal(undone);
  });
}

/** Redoes the step that was undone last, and shows its day. */
export function redoStep(): void {
  const step = scheduleStore.getState().history.redo.at(-1);
  if (!step) return;
  whenChangeRead(step, () => {
    const redone = scheduleStore.redo();
    tellTakenStep('redone', redone);
    reveal(redone);
  });
}

/** Acts once the days that the step has touched are read. */
export function whenChangeRead(step: Pick<ScheduleChange, 'entries'>, act: () => void): void {
  if (!isChangeRead(scheduleStore.getState().reading, step)) whenAllRead(act);
  else act();
}

/** Shows the day of the first shift of the change, where the view does not show it. */
export function reveal(change: ScheduleChange | undefined): void {
  const entry = change?.entries.find(({ kind }) => kind === 'shift');
  if (entry?.kind !== 'shift') return;
  const date = (entry.before ?? entry.after)?.date;
  const shown = shownDaysOf(uiStore.getState(), scheduleStore.getState());
  if (date && !shown.includes(date)) scheduleStore.selectDate(date);
}
