'use client';

import { useTranslations } from 'use-intl';
import { WhenLoaded } from '@/components/ui/when-loaded';
import { reportLoadFailure } from '@/stores/app-stores';
import { pauseOnboarding } from '@/stores/onboarding';

const loadCard = () => import('./onboarding-card');

/** The first steps in place of the calendar; their card is loaded when first needed. */
export function OnboardingGuide() {
  const errors = useTranslations('errors');
  const onError = (error: unknown) => {
    pauseOnboarding();
    reportLoadFailure(errors('partMissing'), error);
  };
  return (
    <WhenLoaded load={loadCard} onError={onError}>
      {({ OnboardingCard }) => <OnboardingCard />}
    </WhenLoaded>
  );
}
