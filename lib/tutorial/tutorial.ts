import { TUTORIAL_STEP_IDS, type TutorialStepId } from './tutorial-step';

export const LAST_STEP = TUTORIAL_STEP_IDS.length - 1;

/** The step with a required action, which Next waits for: visiting the Employees page, or following the link to it. */
const STEP_WITH_ACTION: TutorialStepId = 'employee-management';

/** State of the guided tour. */
export interface Tutorial {
  /** Index of the shown step, from 0; null while the tutorial is not running. */
  readonly index: number | null;
  /** Whether it was ever ended or skipped. */
  readonly hasSeen: boolean;
  /** Index of the step at which it last ended. */
  readonly lastCompletedStep: number | undefined;
  /** Every step ever shown, each once. */
  readonly viewedSteps: readonly TutorialStepId[];
  /** Whether the step's required action is done. */
  readonly isActionDone: boolean;
}

export const UNSEEN_TUTORIAL: Tutorial = {
  index: null,
  hasSeen: false,
  lastCompletedStep: undefined,
  viewedSteps: [],
  isActionDone: false,
};

/** Shows the step of that number, clamped to the nine, and counts it as viewed. */
export function showStep(tutorial: Tutorial, number: number): Tutorial {
  const index = Math.min(Math.max(Math.trunc(number) || 0, 0), LAST_STEP);
  const id = TUTORIAL_STEP_IDS[index];
  const { viewedSteps } = tutorial;
  const isNew = id !== undefined && !viewedSteps.includes(id);
  return { ...tutorial, index, viewedSteps: isNew ? [...viewedSteps, id] : viewedSteps };
}

/** Begins at the first step. */
export function start(tutorial: Tutorial): Tutorial {
  return showStep({ ...tutorial, isActionDone: false }, 0);
}

/** Continues with the step after the one where it last ended, at most the last. */
export function resume(tutorial: Tutorial): Tutorial {
  return showStep({ ...tutorial, isActionDone: false }, (tutorial.lastCompletedStep ?? -1) + 1);
}

/** Skip and Finish: ends it at the shown step; no effect when none is shown. */
export function end(tutorial: Tutorial): Tutorial {
  if (tutorial.index === null) return tutorial;
  return { ...tutorial, index: null, hasSeen: true, lastCompletedStep: tutorial.index };
}

/** Shift+T: ends a running tutorial, resumes one left in the middle, and starts one not seen or finished. */
export function toggle(tutorial: Tutorial): Tutorial {
  if (tutorial.index !== null) return end(tutorial);
  return canResume(tutorial) ? resume(tutorial) : start(tutorial);
}

/** Whether the shown step's required action is still to be done. */
export function waitsForAction({ index, isActionDone }: Tutorial): boolean {
  return index !== null && TUTORIAL_STEP_IDS[index] === STEP_WITH_ACTION && !isActionDone;
}

/** Goes to the next step, or ends it on the last; stays when a step waits for its action. */
export function next(tutorial: Tutorial): Tutorial {
  const { index } = tutorial;
  if (index === null || waitsForAction(tutorial)) return tutorial;
  return index >= LAST_STEP ? end(tutorial) : showStep(tutorial, index + 1);
}

/** Goes one step back; stays on the first. */
export function back(tutorial: Tutorial): Tutorial {
  const { index } = tutorial;
  return index === null || index === 0 ? tutorial : showStep(tutorial, index - 1);
}

/** Marks the shown step's action as done; no effect at other steps. */
export function completeAction(tutorial: Tutorial): Tutorial {
  return waitsForAction(tutorial) ? { ...tutorial, isActionDone: true } : tutorial;
}

/** Progress in percent of the way from the first step to the last. */
export function progressPercent({ index }: Tutorial): number {
  return ((index ?? 0) / LAST_STEP) * 100;
}

/** Whether it was left in the middle: seen before, its last step known and not the finished last one. */
export function canResume({ hasSeen, lastCompletedStep }: Tutorial): boolean {
  return hasSeen && lastCompletedStep !== undefined && Math.trunc(lastCompletedStep) < LAST_STEP;
}
