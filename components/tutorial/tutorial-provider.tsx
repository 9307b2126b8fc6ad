'use client';

import { usePathname } from 'next/navigation';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { useAppRouter } from '@/components/ui/page/use-app-router';
import { progressPercent, waitsForAction } from '@/lib/tutorial/tutorial';
import { secondPart, stepAt, type TutorialStep } from '@/lib/tutorial/tutorial-steps';
import { uiStore } from '@/stores/app/ui-store';
import {
  completeStepAction,
  nextStep,
  previousTutorialStep,
  skipTutorial,
  useTutorialState,
} from '@/stores/first-use/tutorial';
import { findTarget } from './watch-page';

export interface ShownTutorial {
  /** From 0. */
  readonly index: number;
  readonly step: TutorialStep;
  /** The current path; '/' without a router. */
  readonly path: string;
  /** The step waits for the requested action. */
  readonly isWaiting: boolean;
  readonly percent: number;
  readonly next: () => void;
  readonly back: () => void;
  /** As Skip and the Close button do. */
  readonly skip: () => void;
}

const TutorialContext = createContext<ShownTutorial | null>(null);

/** Provides the state of the tutorial, navigates to the page of each step, and detects completed actions. */
export function TutorialProvider({ children }: { children: ReactNode }) {
  const tutorial = useTutorialState((state) => state);
  const path = usePath();
  const index = tutorial.index ?? 0;
  const [secondPartOf, setSecondPartOf] = useState<number>();
  const whole = stepAt(index);
  const isSecond = secondPartOf === index;
  const step = useMemo(() => (isSecond ? secondPart(whole) : whole), [isSecond, whole]);
  const isWaiting = waitsForAction(tutorial);
  const percent = progressPercent(tutorial);

  // Navigates only until the page of the step has been reached; the person may leave it afterwards.
  const [reached, setReached] = useState<number>();
  const isThere = step.path === undefined || step.path === path;
  if (isThere && reached !== index) setReached(index);

  useRequiredAction(step, path);
  const shown = useMemo<ShownTutorial>(
    () => ({
      index,
      step,
      path,
      isWaiting,
      percent,
      next() {
        const { second } = whole;
        // Still navigating to the page that has the target.
        const isComing = !isThere && reached !== index && isWeekShown();
        if (second && !isSecond && (findTarget(second.target) || isComing)) setSecondPartOf(index);
        else nextStep();
      },
      back() {
        if (isSecond) setSecondPartOf(undefined);
        else previousTutorialStep();
      },
      skip: skipTutorial,
    }),
    [index, step, whole, isSecond, isThere, reached, path, isWaiting, percent],
  );
  return (
    <TutorialContext value={shown}>
      {!isThere && reached !== index && <Trip key={index} to={step.path ?? '/'} />}
      {children}
    </TutorialContext>
  );
}

const isWeekShown = () => uiStore.getState().currentView === 'weekly';

export function useTutorial(): ShownTutorial {
  const shown = useContext(TutorialContext);
  if (!shown) throw new Error('useTutorial must be used within a TutorialProvider');
  return shown;
}

function usePath(): string {
  // Without a router, as in tests, the hook returns null despite its type.
  const path: string | null = usePathname();
  return path?.replace(/\/+$/, '') || '/';
}

/** A separate component, so that the router is only required when navigating. */
function Trip({ to }: { to: string }) {
  const router = useAppRouter();
  useEffect(() => router.push(to), [router, to]);
  return null;
}

function useRequiredAction({ requireAction, target }: TutorialStep, path: string): void {
  const page = requireAction?.path;
  useEffect(() => {
    if (page === undefined) return;
    if (page === path) completeStepAction();
    const onClick = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest(target)) completeStepAction();
    };
    window.addEventListener('click', onClick, true);
    return () => window.removeEventListener('click', onClick, true);
  }, [page, path, target]);
}
