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
  /** Ends the tutorial, like Skip and the Close button. */
  readonly skip: () => void;
}

const TutorialContext = createContext<ShownTutorial | null>(null);

/** Provides the state of the tutorial, navigates to the page of each step, and detects completed actions. */
export function TutorialProvider({ children }: { children: ReactNode }) {
  const tutorial = useTutorialState((state) => state);
  const path = usePath();
  const index = tutorial.index ?? 0;
  const [secondPartOf, setSecondPartOf] = useState<number>();
  const fullStep = stepAt(index);
  const isSecond = secondPartOf === index;
  const step = useMemo(() => (isSecond ? secondPart(fullStep) : fullStep), [isSecond, fullStep]);
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
        const { second } = fullStep;
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
    [index, step, fullStep, isSecond, isThere, reached, path, isWaiting, percent],
  );
  return (
    <TutorialContext value={shown}>
      {!isThere && reached !== index && <NavigateTo key={index} to={step.path ?? '/'} />}
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
function NavigateTo({ to }: { to: string }) {
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

/** Modal dialogs; popovers and the tutorial itself leave the page usable. */
const DIALOGS = '[role="dialog"][aria-modal="true"], [role="alertdialog"]';
/** Elements that Escape closes before the tutorial. */
const OPEN_PARTS = `${DIALOGS}, [role="menu"], [role="listbox"], [role="dialog"]:not([data-tutorial-card])`;

/** The visible element among the matches. */
export function findTarget(selector: string): HTMLElement | null {
  const elements = document.querySelectorAll<HTMLElement>(selector);
  return [...elements].find((element) => element.getClientRects().length > 0) ?? null;
}

export function isPageCovered(): boolean {
  return document.querySelector(DIALOGS) !== null;
}

/** Whether something is open that Escape would close. */
export function hasOpenPart(): boolean {
  return document.querySelector(OPEN_PARTS) !== null;
}

/** Notifies when elements are added or removed, or may be shown or hidden by a change of window size. */
export function watchPage(notify: () => void): () => void {
  const observer = new MutationObserver(notify);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-tutorial', 'role', 'aria-modal'],
  });
  window.addEventListener('resize', notify);
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', notify);
  };
}
