import { TUTORIAL_STEP_IDS, type TutorialStepId } from './tutorial-step';

export const LAST_STEP = TUTORIAL_STEP_IDS.length - 1;

/** Next waits for a visit to the Employees page, or for following the link. */
const STEP_WITH_ACTION: TutorialStepId = 'employee-management';

export interface Tutorial {
  /** From 0; null if the tutorial is not running. */
  readonly index: number | null;
  /** Ended or skipped at least once. */
  readonly hasSeen: boolean;
  /** Index of the step at which the tutorial last ended. */
  readonly lastCompletedStep: number | undefined;
  readonly viewedSteps: readonly TutorialStepId[];
  readonly isActionDone: boolean;
}

export const UNSEEN_TUTORIAL: Tutorial = {
  index: null,
  hasSeen: false,
  lastCompletedStep: undefined,
  viewedSteps: [],
  isActionDone: false,
};

/** Clamps the number to the nine steps and marks the step as viewed. */
export function showStep(tutorial: Tutorial, number: number): Tutorial {
  const index = Math.min(Math.max(Math.trunc(number) || 0, 0), LAST_STEP);
  const id = TUTORIAL_STEP_IDS[index];
  const { viewedSteps } = tutorial;
  const isNew = id !== undefined && !viewedSteps.includes(id);
  return { ...tutorial, index, viewedSteps: isNew ? [...viewedSteps, id] : viewedSteps };
}

export function start(tutorial: Tutorial): Tutorial {
  return showStep({ ...tutorial, isActionDone: false }, 0);
}

/** Continues after the step at which the tutorial last ended, at most with the last. */
export function resume(tutorial: Tutorial): Tutorial {
  return showStep({ ...tutorial, isActionDone: false }, (tutorial.lastCompletedStep ?? -1) + 1);
}

/** Skip and Finish; no effect if the tutorial is not running. */
export function end(tutorial: Tutorial): Tutorial {
  if (tutorial.index === null) return tutorial;
  return { ...tutorial, index: null, hasSeen: true, lastCompletedStep: tutorial.index };
}

/** Shift+T: ends a running tutorial, resumes an interrupted one, else starts. */
export function toggle(tutorial: Tutorial): Tutorial {
  if (tutorial.index !== null) return end(tutorial);
  return canResume(tutorial) ? resume(tutorial) : start(tutorial);
}

export function waitsForAction({ index, isActionDone }: Tutorial): boolean {
  return index !== null && TUTORIAL_STEP_IDS[index] === STEP_WITH_ACTION && !isActionDone;
}

/**
 * Goes to the next step. Ends the tutorial on the last step; changes nothing while the step waits for its
 * action.
 */
export function next(tutorial: Tutorial): Tutorial {
  const { index } = tutorial;
  if (index === null || waitsForAction(tutorial)) return tutorial;
  return index >= LAST_STEP ? end(tutorial) : showStep(tutorial, index + 1);
}

export function back(tutorial: Tutorial): Tutorial {
  const { index } = tutorial;
  return index === null || index === 0 ? tutorial : showStep(tutorial, index - 1);
}

/** Marks the step's action as done; changes nothing on steps without an action. */
export function completeAction(tutorial: Tutorial): Tutorial {
  return waitsForAction(tutorial) ? { ...tutorial, isActionDone: true } : tutorial;
}

export function progressPercent({ index }: Tutorial): number {
  return ((index ?? 0) / LAST_STEP) * 100;
}

/** Whether the tutorial was interrupted before its last step. */
export function canResume({ hasSeen, lastCompletedStep }: Tutorial): boolean {
  return hasSeen && lastCompletedStep !== undefined && Math.trunc(lastCompletedStep) < LAST_STEP;
}
