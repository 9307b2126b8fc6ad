'use client';

import { useTranslations } from 'use-intl';
import { WhenLoaded } from '@/components/ui/loading/when-loaded';
import { pauseOnboarding } from '@/stores/first-use/onboarding';
import { reportLoadFailure } from '@/stores/notifications/report-load-failure';

const loadCard = () => import('./onboarding-card');
// This script runs where the card is about to be shown. What fails here is told below, where it is asked for again.
if (typeof window !== 'undefined') loadCard().catch(() => {});

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
