'use client';

import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { followOnboarding, useIsCelebrating } from '@/stores/first-use/onboarding-steps';

const OnboardingCelebration = lazyPart(() =>
  import('./onboarding-celebration').then((module) => module.OnboardingCelebration),
);

/** Tracks completed steps on every page and shows the overlays; the parts load when needed. */
export function OnboardingLayer() {
  const isCelebrating = useIsCelebrating();
  useEffect(followOnboarding, []);
  useFirstShift();
  return (
    isCelebrating && (
      // If the script fails to load, celebration and tutorial are skipped; the calendar is already shown.
      <OnboardingCelebration />
    )
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
      (error: unknown) => console.error('Failed to load the detection of the first shift.', error),
    );
    return () => {
      isHere = false;
      stop();
    };
  }, []);
}
