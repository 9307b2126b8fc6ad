import { invertChange, type ScheduleChange } from './schedule-change';

/** The steps that can be undone and redone, newest last. */
export interface History {
  readonly undo: readonly ScheduleChange[];
  readonly redo: readonly ScheduleChange[];
}

export const EMPTY_HISTORY: History = { undo: [], redo: [] };

/** Older edits stay but can no longer be undone. */
export const HISTORY_STEPS = 200;

/** Only edits add a step and clear the redo list. Undo and redo move steps; other origins change nothing. */
export function historyAfter(history: History, change: ScheduleChange): History {
  const { undo, redo } = history;
  const ids = [change.of, ...(change.also ?? [])];
  const without = (steps: readonly ScheduleChange[]) => steps.filter(({ id }) => !ids.includes(id));
  const stepsOf = (steps: readonly ScheduleChange[]) =>
    ids.flatMap((of) => steps.filter(({ id }) => id === of));
  switch (change.origin ?? 'edit') {
    case 'edit':
      return { undo: [...undo, change].slice(-HISTORY_STEPS), redo: [] };
    case 'undo':
      return { undo: without(undo), redo: [...redo, ...stepsOf(undo)] };
    case 'redo':
      return { undo: [...undo, ...stepsOf(redo)], redo: without(redo) };
    case 'import':
    case 'publish':
    case 'series':
    case 'reply':
    case 'shared':
      return history;
  }
}

/**
 * The changes whose renames an undo or redo of the step must follow: later steps that still apply, and the
 * inverse of earlier steps that no longer apply. Ids sort by creation. Ignores `together`, the steps that are
 * undone or redone in the same change.
 */
export function changesSince(
  { undo, redo }: History,
  step: ScheduleChange,
  together: readonly ScheduleChange[] = [step],
): readonly ScheduleChange[] {
  const isOther = (each: ScheduleChange) => !together.some(({ id }) => id === each.id);
  const undone = redo.filter((each) => each.id < step.id && isOther(each));
  return [
    ...undone.map((each) => invertChange(each, each.id, each.at)).reverse(),
    ...undo.filter((each) => each.id > step.id && isOther(each)),
  ];
}
