import { isChangeRead } from '@/lib/shifts/change/reading-progress';
import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import { uiStore } from '@/stores/app/ui-store';
import type { ScheduleStore } from '@/stores/schedule/schedule';
import { shownDaysOf } from '@/stores/ui/shown-days';
import { runWhenAllRead } from './all-read';
import { notifyUndoneStep } from './undone-steps/undone-steps';

/** Undoes that step, or the last step if no id is given. Shows the day of the change. */
export function undoStep(store: ScheduleStore, changeId?: string): void {
  const steps = store.getState().history.undo;
  const step = changeId === undefined ? steps.at(-1) : steps.find(({ id }) => id === changeId);
  if (!step) return;
  whenChangeRead(store, step, () => {
    const undone = store.undo(step.id);
    // Notify before the calendar changes the day: listeners must see the screen from before the undo.
    notifyUndoneStep('undone', undone);
    reveal(store, undone);
  });
}

/** Redoes the last undone step, and shows its day. */
export function redoStep(store: ScheduleStore): void {
  const step = store.getState().history.redo.at(-1);
  if (!step) return;
  whenChangeRead(store, step, () => {
    const redone = store.redo();
    notifyUndoneStep('redone', redone);
    reveal(store, redone);
  });
}

/** Calls `act` once the days that the step has touched are read. */
export function whenChangeRead(
  store: ScheduleStore,
  step: Pick<ScheduleChange, 'entries'>,
  act: () => void,
): void {
  if (!isChangeRead(store.getState().reading, step)) runWhenAllRead(act);
  else act();
}

/** Shows the day of the change's first shift, if that day is not in view. */
export function reveal(store: ScheduleStore, change: ScheduleChange | undefined): void {
  const entry = change?.entries.find(({ kind }) => kind === 'shift');
  if (entry?.kind !== 'shift') return;
  const date = (entry.before ?? entry.after)?.date;
  const shown = shownDaysOf(uiStore.getState(), store.getState());
  if (date && !shown.includes(date)) store.selectDate(date);
}
