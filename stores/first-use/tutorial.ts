import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  back,
  canResume,
  completeAction,
  end,
  next,
  resume,
  showStep,
  start,
  type Tutorial,
  toggle,
  UNSEEN_TUTORIAL,
} from '@/lib/tutorial/tutorial';
import { persisted } from '@/stores/app/gateway';
import type { PersistedValues } from '@/stores/browser-storage/persisted-values';
import { playCueOf } from '@/stores/notifications/cue-port';
import { completeOnboarding } from './onboarding-steps';

type Values = Pick<
  PersistedValues,
  'hasSeenTutorial' | 'lastCompletedStep' | 'viewedTutorialSteps' | 'tutorialStep'
>;

export interface TutorialStore extends StoreApi<Tutorial> {
  move(step: (tutorial: Tutorial) => Tutorial): void;
  /** Stops the tutorial without marking it as seen: its script could not be loaded. */
  drop(): void;
}

/** Progress is stored for all tabs, the running step for this tab only. */
export function createTutorialStore(values: Values): TutorialStore {
  /** Reads the progress again before each step: another tab may have ended the tutorial. */
  const withStored = (tutorial: Tutorial): Tutorial => ({
    ...tutorial,
    hasSeen: values.hasSeenTutorial.latest() ?? tutorial.hasSeen,
    lastCompletedStep: values.lastCompletedStep.latest() ?? tutorial.lastCompletedStep,
    viewedSteps: values.viewedTutorialSteps.latest() ?? tutorial.viewedSteps,
  });
  /** Restores the last visit; a step that was running in this tab continues. */
  function fromLastVisit(): Tutorial {
    const stored: Tutorial = {
      ...UNSEEN_TUTORIAL,
      hasSeen: values.hasSeenTutorial.get() ?? UNSEEN_TUTORIAL.hasSeen,
      lastCompletedStep: values.lastCompletedStep.get(),
      viewedSteps: values.viewedTutorialSteps.get() ?? UNSEEN_TUTORIAL.viewedSteps,
    };
    const running = values.tutorialStep.get();
    return running === undefined ? stored : showStep(stored, running);
  }
  const store = createStore<Tutorial>(fromLastVisit);
  const { getState, setState } = store;
  const { hasSeenTutorial, lastCompletedStep, viewedTutorialSteps, tutorialStep } = values;
  for (const value of [hasSeenTutorial, lastCompletedStep, viewedTutorialSteps, tutorialStep]) {
    value.subscribe((_value, source) => {
      if (source === 'storage') setState(fromLastVisit());
    });
  }

  function keepRunningStep({ index }: Tutorial): void {
    values.tutorialStep.set(index ?? undefined);
  }

  return {
    ...store,
    move(step) {
      const before = withStored(getState());
      const after = step(before);
      setState(after);
      keepRunningStep(after);
      if (after.viewedSteps !== before.viewedSteps) values.viewedTutorialSteps.set(after.viewedSteps);
      if (before.index === null || after.index !== null) return;
      values.hasSeenTutorial.set(after.hasSeen);
      if (after.lastCompletedStep !== undefined) values.lastCompletedStep.set(after.lastCompletedStep);
    },
    drop() {
      setState({ index: null });
      keepRunningStep(getState());
    },
  };
}

export const tutorialStore = createTutorialStore(persisted);

export const useTutorialState = <Part>(select: (state: Tutorial) => Part): Part =>
  useStore(tutorialStore, select);

function begin(step: (tutorial: Tutorial) => Tutorial): void {
  tutorialStore.move(step);
  // The first steps replace the calendar, which has the targets.
  if (tutorialStore.getState().index !== null) completeOnboarding();
}

export function startTutorial(): void {
  begin(start);
}

export function resumeTutorial(): void {
  begin(resume);
}

/** For the shortcut Shift+T. */
export function toggleTutorial(): void {
  begin(toggle);
}

/** Whether the tutorial was left in the middle. */
export function canResumeTutorial(tutorial: Tutorial = tutorialStore.getState()): boolean {
  return canResume(tutorial);
}

/** After the last step, the tutorial ends with its cue. */
export function nextStep(): void {
  tutorialStore.move(next);
  if (tutorialStore.getState().index === null) playCueOf('tutorialFinished');
}

export function previousTutorialStep(): void {
  tutorialStore.move(back);
}

export function skipTutorial(): void {
  tutorialStore.move(end);
}

export function completeStepAction(): void {
  tutorialStore.move(completeAction);
}
