'use client';

import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { WhenLoaded } from '@/components/ui/when-loaded';
import { reportLoadFailure } from '@/stores/app-stores';
import { onPageEvent } from '@/stores/page-events';
import { toggleTutorial, tutorialStore, useTutorialState } from '@/stores/tutorial';

const loadTutorial = () => import('./running-tutorial');

/** Starts, resumes or ends the tutorial when the page's event says so; what it shows is loaded when it runs. */
export function TutorialLayer() {
  const t = useTranslations('errors');
  const isRunning = useTutorialState(({ index }) => index !== null);
  useEffect(() => onPageEvent('toggleTutorial', toggleTutorial), []);
  if (!isRunning) return null;
  const onError = (error: unknown) => {
    tutorialStore.drop();
    reportLoadFailure(t('partMissing'), error);
  };
  return (
    <WhenLoaded load={loadTutorial} onError={onError}>
      {({ RunningTutorial }) => <RunningTutorial />}
    </WhenLoaded>
  );
}
