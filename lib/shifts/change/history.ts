import type { ScheduleChange } from './schedule-change';

/** The steps that can be undone and redone, newest last. */
export interface History {
  readonly undo: readonly ScheduleChange[];
  readonly redo: readonly ScheduleChange[];
}

export const EMPTY_HISTORY: History = { undo: [], redo: [] };

/** How many steps are kept; older edits stay in the schedule and can no longer be undone. */
export const HISTORY_STEPS = 200;

/**
 * The history after the change. An edit is a new step and clears what could be redone; an undo moves its steps over, a
 * redo back. An import, a publication, what series make by themselves and what comes from the team or another device are not steps.
 */
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
