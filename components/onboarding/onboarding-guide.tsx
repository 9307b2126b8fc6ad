'use client';

import { use } from 'react';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { pauseOnboarding } from '@/stores/first-use/onboarding';

const OnboardingCard = lazyPart(() => import('./onboarding-card').then((module) => module.OnboardingCard));
// This script runs when the card is about to be shown. Loading the card ahead keeps the prerendered card from vanishing
// for a moment. A failure is reported when the card is loaded again below.
const ahead = OnboardingCard.loadAhead().catch(() => {});
const isReady = typeof window === 'undefined' ? ahead : undefined;

/**
 * Shows the first steps instead of the calendar. The steps' card loads when first needed, but is part of the
 * prerendered page.
 */
export function OnboardingGuide() {
  if (isReady) use(isReady);
  return <OnboardingCard onMissing={pauseOnboarding} />;
}
