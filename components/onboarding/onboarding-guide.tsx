'use client';

import { use } from 'react';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { pauseOnboarding } from '@/stores/first-use/onboarding';

const OnboardingCard = lazyPart(() => import('./onboarding-card').then((module) => module.OnboardingCard));
// This script runs when the card is about to be shown: with it there from the first render, the prerendered card does not
// vanish for a moment. A failure here is reported below, where it is loaded again.
const ahead = OnboardingCard.loadAhead().catch(() => {});
const isReady = typeof window === 'undefined' ? ahead : undefined;

/** The first steps in place of the calendar; their card is loaded when first needed, but the prerendered page has it. */
export function OnboardingGuide() {
  if (isReady) use(isReady);
  return <OnboardingCard onMissing={pauseOnboarding} />;
}
