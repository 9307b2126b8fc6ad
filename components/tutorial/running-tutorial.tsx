'use client';

import { TutorialCard } from './tutorial-card';
import { TutorialProvider } from './tutorial-provider';

/** The tutorial while it runs. */
export function RunningTutorial() {
  return (
    <TutorialProvider>
      <TutorialCard />
    </TutorialProvider>
  );
}
