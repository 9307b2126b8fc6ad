import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import { redoneTogether, type Steps, undoneTogether } from '@/lib/shifts/change/steps-together';
import { scheduleStore } from '@/stores/app/schedule-store';
import { reveal, whenChangeRead } from './steps';

/** Undoes that step and all that came after it in one change, and shows its day; nothing if it is not to be undone. */
export function undoTo(changeId: string): void {
  actTogether(() => stepsDownTo(scheduleStore.getState().history.undo, changeId), undoneTogether);
}

/** Redoes all undone steps up to that one in one change, and shows its day; nothing if it is not to be redone. */
export function redoTo(changeId: string): void {
  actTogether(() => stepsDownTo(scheduleStore.getState().history.redo, changeId), redoneTogether);
}

function actTogether(readSteps: () => Steps | undefined, together: typeof undoneTogether): void {
  const steps = readSteps();
  if (!steps) return;
  whenChangeRead({ entries: steps.flatMap(({ entries }) => entries) }, () => {
    // Another tab may have undone some of them while the rest was read.
    const current = readSteps();
    if (!current) return;
    const change = together(current, scheduleStore.newId(), Date.now());
    if (scheduleStore.commitSteps(change)) reveal(current.at(-1));
  });
}

/** From the end of the list down to that step. */
function stepsDownTo(steps: readonly ScheduleChange[], changeId: string): Steps | undefined {
  const index = steps.findIndex(({ id }) => id === changeId);
  const [first, ...others] = index < 0 ? [] : steps.slice(index).reverse();
  return first && [first, ...others];
}
