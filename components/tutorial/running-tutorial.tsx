'use client';

import { TutorialCard } from './tutorial-card';
import { TutorialProvider } from './tutorial-provider';

export function RunningTutorial() {
  return (
    <TutorialProvider>
      <TutorialCard />
    </TutorialProvider>
  );
}
