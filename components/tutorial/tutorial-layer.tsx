'use client';

import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { WhenLoaded } from '@/components/ui/loading/when-loaded';
import { toggleTutorial, tutorialStore, useTutorialState } from '@/stores/first-use/tutorial';
import { reportLoadFailure } from '@/stores/notifications/report-load-failure';
import { onPageEvent } from '@/stores/ui/page-events';

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
