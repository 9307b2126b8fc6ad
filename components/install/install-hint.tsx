'use client';

import { MonitorDown } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { useFocusFallback } from '@/components/ui/page/use-focus-fallback';
import { useIsOnboardingShown } from '@/stores/first-use/onboarding';
import { useIsCelebrating } from '@/stores/first-use/onboarding-steps';
import { useTutorialState } from '@/stores/first-use/tutorial';
import { useHasSample } from '@/stores/first-use/use-has-sample';
import { dismissInstallHint, followInstall, install, useInstall } from '@/stores/installed/install';
import { usePublish } from '@/stores/publish/publish';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useOpenDialog } from '@/stores/ui/dialogs';

/** Whether to suggest installing: the manager has published a week, and nothing else is in progress. */
function useIsWelcome(): boolean {
  const isPublished = useSchedule(({ schedule }) => schedule.publication !== undefined);
  const hasSample = useHasSample();
  const isOnboarding = useIsOnboardingShown();
  const isTutorial = useTutorialState(({ index }) => index !== null);
  const isEnding = useIsCelebrating();
  const isPublishing = usePublish(({ phase }) => phase !== 'idle');
  // The settings page has its own install section.
  const isElsewhere = !usePathname().startsWith('/settings');
  return isPublished && isElsewhere && !(hasSample || isOnboarding || isTutorial || isEnding || isPublishing);
}

/** Offers once to install the app, below the content and covering nothing. Any answer is final. */
export function InstallHint() {
  const way = useInstall((state) => state.way);
  const isAnswered = useInstall((state) => state.isHintAnswered);
  const isWelcome = useIsWelcome();
  const isDialogOpen = useOpenDialog((dialog) => dialog !== null);
  const [hasCome, setHasCome] = useState(false);
  useEffect(followInstall, []);
  const isDue = way !== undefined && !isAnswered && isWelcome;
  // The hint never appears while a form is open; once shown, it stays behind the form so that nothing moves.
  if (isDue && !isDialogOpen && !hasCome) setHasCome(true);
  return isDue && hasCome && <HintCard isAsked={way === 'prompt'} />;
}

function HintCard({ isAsked }: { isAsked: boolean }) {
  const t = useTranslations('install');
  const card = useRef<HTMLElement>(null);
  useFocusFallback(card);
  return (
    <section
      ref={card}
      aria-label={t('title')}
      className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-sunken px-6 py-2 phone:px-4"
    >
      <MonitorDown aria-hidden="true" className="size-5 shrink-0 text-icon" strokeWidth={1.75} />
      <p className="min-w-0 grow basis-52">
        <strong className="font-semibold">{t('title')}</strong>
        <span className="block text-xs text-ink-2 phone:text-[13px]">
          {isAsked ? t('why') : `${t('homeScreen')} ${t('startsEmpty')}`}
        </span>
      </p>
      <div className="flex shrink-0 grow items-center justify-end gap-2 sm:grow-0">
        <Button variant="ghost" onClick={dismissInstallHint}>
          {t('noThanks')}
        </Button>
        {isAsked && <Button onClick={() => void install()}>{t('install')}</Button>}
      </div>
    </section>
  );
}
