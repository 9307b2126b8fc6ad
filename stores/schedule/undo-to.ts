import type { ChangeEntry, ScheduleChange } from '@/lib/shifts/change/schedule-change';
import { redoneTogether, type Steps, undoneTogether } from '@/lib/shifts/change/steps-together';
import { isSeries } from '@/lib/templates/template';
import { scheduleStore } from '@/stores/app/schedule-store';
import { reveal, whenChangeRead } from './steps';

/** Undoes that step and all that came after it in one change, and shows its day; nothing if it is not to be undone. */
export function undoTo(changeId: string): void {
  actTogether({
    readSteps: () => stepsDownTo(scheduleStore.getState().history.undo, changeId),
    together: undoneTogether,
    single: ({ id }) => scheduleStore.undo(id),
  });
}

/** Redoes all undone steps up to that one in one change, and shows its day; nothing if it is not to be redone. */
export function redoTo(changeId: string): void {
  actTogether({
    readSteps: () => stepsDownTo(scheduleStore.getState().history.redo, changeId),
    together: redoneTogether,
    single: () => scheduleStore.redo(),
  });
}

interface StepAct {
  readonly readSteps: () => Steps | undefined;
  readonly together: typeof undoneTogether;
  readonly single: (step: ScheduleChange) => void;
}

function actTogether({ readSteps, together, single }: StepAct): void {
  const steps = readSteps();
  if (!steps) return;
  whenChangeRead({ entries: steps.flatMap(({ entries }) => entries) }, () => {
    // Another tab may have undone some of them while the rest was read.
    const current = readSteps();
    if (!current) return;
    // A restored publication says what was unpublished at its own place in the row, and a series what was made of it since:
    // neither is joined with others.
    if (current.some(({ entries }) => entries.some(isOfItsPlace))) {
      current.forEach(single);
    } else if (!scheduleStore.commitSteps(together(current, scheduleStore.newId(), Date.now()))) return;
    reveal(current.at(-1));
  });
}

function isOfItsPlace(entry: ChangeEntry): boolean {
  if (entry.kind !== 'template') return entry.kind === 'publication';
  const template = entry.before ?? entry.after;
  return template !== undefined && isSeries(template);
}

/** From the end of the list down to that step. */
function stepsDownTo(steps: readonly ScheduleChange[], changeId: string): Steps | undefined {
  const index = steps.findIndex(({ id }) => id === changeId);
  const [first, ...others] = index < 0 ? [] : steps.slice(index).reverse();
  return first && [first, ...others];
}
