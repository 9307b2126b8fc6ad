'use client';

import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { WhenLoaded } from '@/components/ui/loading/when-loaded';
import { followOnboarding, useIsCelebrating } from '@/stores/first-use/onboarding-steps';
import { reportLoadFailure } from '@/stores/notifications/report-load-failure';
import { useUi } from '@/stores/ui/use-ui';

const loadCelebration = () => import('./onboarding-celebration');
const loadPrompt = () => import('./first-shift-dialog');

/** Follows on every page what the person gets done, and shows what lies over the page; the parts load when needed. */
export function OnboardingLayer() {
  const errors = useTranslations('errors');
  const onError = (error: unknown) => reportLoadFailure(errors('partMissing'), error);
  const isCelebrating = useIsCelebrating();
  const isPromptOpen = useUi((state) => state.dialog?.name === 'firstShift');
  useEffect(followOnboarding, []);
  useFirstShift();
  return (
    <>
      {isPromptOpen && (
        <WhenLoaded load={loadPrompt} onError={onError}>
          {({ FirstShiftDialog }) => <FirstShiftDialog />}
        </WhenLoaded>
      )}
      {isCelebrating && (
        // Without the script there is neither celebration nor tutorial; the calendar is there already.
        <WhenLoaded load={loadCelebration} onError={onError}>
          {({ OnboardingCelebration }) => <OnboardingCelebration />}
        </WhenLoaded>
      )}
    </>
  );
}

function useFirstShift(): void {
  const t = useTranslations('firstShift');
  const message = useRef('');
  useEffect(() => {
    message.current = t('toast');
  });
  useEffect(() => {
    let isHere = true;
    let stop = () => {};
    import('@/stores/first-use/first-shift').then(
      ({ startFirstShift }) => {
        if (isHere) stop = startFirstShift(() => message.current);
      },
      (error: unknown) => console.error('The watch for the first shift could not be loaded.', error),
    );
    return () => {
      isHere = false;
      stop();
    };
  }, []);
}
