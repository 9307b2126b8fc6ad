import { combineRedo, combineUndo, type Steps } from '@/lib/shifts/change/combined-steps';
import { renamesIn } from '@/lib/shifts/change/follow-renames';
import { changesSince } from '@/lib/shifts/change/history';
import type { ChangeEntry, ScheduleChange } from '@/lib/shifts/change/schedule-change';
import { isSeries } from '@/lib/templates/template';
import type { ScheduleStore } from '@/stores/schedule/schedule';
import { reveal, whenChangeRead } from './steps';

/** Undoes that step and all later ones in one change, and shows its day; does nothing if it cannot be undone. */
export function undoTo(store: ScheduleStore, changeId: string): void {
  applySteps(store, {
    readSteps: () => stepsDownTo(store.getState().history.undo, changeId),
    together: combineUndo,
    single: ({ id }) => store.undo(id),
  });
}

/** Redoes that step and all earlier undone ones in one change, as `undoTo` undoes them. */
export function redoTo(store: ScheduleStore, changeId: string): void {
  applySteps(store, {
    readSteps: () => stepsDownTo(store.getState().history.redo, changeId),
    together: combineRedo,
    single: () => store.redo(),
  });
}

interface StepAct {
  readonly readSteps: () => Steps | undefined;
  readonly together: typeof combineUndo;
  readonly single: (step: ScheduleChange) => void;
}

function applySteps(store: ScheduleStore, { readSteps, together, single }: StepAct): void {
  const steps = readSteps();
  if (!steps) return;
  whenChangeRead(store, { entries: steps.flatMap(({ entries }) => entries) }, () => {
    // Another tab may have undone some of the steps while the rest was read.
    const current = readSteps();
    if (!current) return;
    // Steps that depend on their order cannot be combined. Undoing a publication depends on which shifts were
    // unpublished at its position among the steps. Undoing a series depends on the shifts generated from the
    // series since. A step whose names have changed since must be rewritten separately.
    if (current.some(({ entries }) => entries.some(dependsOnStepOrder)) || areRenamedSince(store, current)) {
      current.forEach(single);
    } else if (!store.commitSteps(together(current, store.newId(), Date.now()))) return;
    reveal(store, current.at(-1));
  });
}

function areRenamedSince(store: ScheduleStore, steps: Steps): boolean {
  const { history } = store.getState();
  return steps.some((step) => {
    const { people, stations } = renamesIn(changesSince(history, step, steps));
    return people.size + stations.size > 0;
  });
}

function dependsOnStepOrder(entry: ChangeEntry): boolean {
  if (entry.kind !== 'template') return entry.kind === 'publication';
  const template = entry.before ?? entry.after;
  return template !== undefined && isSeries(template);
}

/** The steps from the end of the list back to that step. */
function stepsDownTo(steps: readonly ScheduleChange[], changeId: string): Steps | undefined {
  const index = steps.findIndex(({ id }) => id === changeId);
  const [first, ...others] = index < 0 ? [] : steps.slice(index).reverse();
  return first && [first, ...others];
}
