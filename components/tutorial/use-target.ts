'use client';

import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { TUTORIAL_TARGET_WAIT_MS } from '@/lib/timing';
import { CALENDAR_LINK } from '@/lib/tutorial/tutorial-steps';
import { useTutorial } from './tutorial-provider';
import { findTarget, watchPage } from './watch-page';

interface Target {
  readonly element: HTMLElement | null;
  /** The target did not appear in time. */
  readonly isMissing: boolean;
}

/** The control that the current step points at. On a page without it, the link to the calendar is used. */
export function useTarget(): Target {
  const { step, path } = useTutorial();
  const { id, target } = step;
  const isElsewhere = step.path !== undefined && step.path !== path;
  const find = useCallback(
    () => findTarget(target) ?? (isElsewhere ? findTarget(CALENDAR_LINK) : null),
    [target, isElsewhere],
  );
  const element = useSyncExternalStore(watchPage, find, () => null);
  const [missing, setMissing] = useState<string>();

  useEffect(() => {
    if (element) {
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      return;
    }
    const timer = setTimeout(() => {
      console.warn(`Tutorial: the target of the step "${id}" is missing: ${target}`);
      setMissing(id);
    }, TUTORIAL_TARGET_WAIT_MS);
    return () => clearTimeout(timer);
  }, [element, id, target]);

  return { element, isMissing: !element && missing === id };
}
