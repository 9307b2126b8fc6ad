'use client';

import { lazyPart } from '@/components/ui/loading/lazy-part';
import { pauseOnboarding } from '@/stores/first-use/onboarding';

const OnboardingCard = lazyPart(() => import('./onboarding-card').then((module) => module.OnboardingCard));
// This script runs where the card is about to be shown. What fails here is told below, where it is asked for again.
if (typeof window !== 'undefined') OnboardingCard.preload();

/** The first steps in place of the calendar; their card is loaded when first needed. */
export function OnboardingGuide() {
  return <OnboardingCard onMissing={pauseOnboarding} />;
}
