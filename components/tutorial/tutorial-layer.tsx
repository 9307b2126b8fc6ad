'use client';

import { useEffect } from 'react';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { toggleTutorial, tutorialStore, useTutorialState } from '@/stores/first-use/tutorial';
import { onPageEvent } from '@/stores/ui/page-events';

const RunningTutorial = lazyPart(() => import('./running-tutorial').then((module) => module.RunningTutorial));

/** Starts, resumes or ends the tutorial on page events; its UI loads when it runs. */
export function TutorialLayer() {
  const isRunning = useTutorialState(({ index }) => index !== null);
  useEffect(() => onPageEvent('toggleTutorial', toggleTutorial), []);
  if (!isRunning) return null;
  return <RunningTutorial onMissing={tutorialStore.drop} />;
}
