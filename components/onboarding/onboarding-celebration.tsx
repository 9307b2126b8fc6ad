'use client';

import { PartyPopper } from 'lucide-react';
import { useCallback, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { Celebration } from '@/components/ui/celebration';
import { ONBOARDING_CELEBRATION_MS } from '@/lib/timing';
import { endOnboardingCelebration } from '@/stores/first-use/onboarding-steps';
import { startTutorial } from '@/stores/first-use/tutorial';

/**
 * Celebrates the completed first steps until a timeout, a key or a click ends the celebration; then the
 * tutorial starts.
 */
export function OnboardingCelebration() {
  const t = useTranslations('onboarding');
  const end = useCallback(() => {
    endOnboardingCelebration();
    startTutorial();
  }, []);
  useEffect(() => {
    const timer = setTimeout(end, ONBOARDING_CELEBRATION_MS);
    return () => clearTimeout(timer);
  }, [end]);
  return (
    <Celebration
      icon={<PartyPopper strokeWidth={2} />}
      title={t('celebrationTitle')}
      message={t('celebration')}
      keyHint={t('anyKey')}
      tapHint={t('tap')}
      onEnd={end}
    />
  );
}
