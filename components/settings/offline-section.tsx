'use client';

import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { LaterWords } from '@/components/parts/later-words';
import { SettingsCard } from '@/components/parts/settings/settings-card';
import { Button } from '@/components/ui/button';
import { useFocusHandedOn } from '@/components/ui/page/use-focus-handed-on';
import type { KeepProblem } from '@/lib/offline/keep-problem';
import { mendPrecache } from '@/stores/installed/mend-precache';
import { useOfflineReadiness } from '@/stores/installed/offline-readiness';
import { look } from '@/stores/installed/service-worker';

/** Another attempt would not change these. */
const FINAL = new Set<KeepProblem | undefined>(['refused', 'gone']);

/** Whether Brigade opens without internet, and if not, why; shown once that is known. */
export function OfflineSection() {
  const readiness = useOfflineReadiness();
  useEffect(() => {
    if (readiness?.isReady) void mendPrecache();
  }, [readiness]);
  return (
    readiness && (
      <LaterWords>
        <OfflineCard {...readiness} />
      </LaterWords>
    )
  );
}

export function OfflineCard({ isReady, problem }: { isReady: boolean; problem: KeepProblem | undefined }) {
  const t = useTranslations('offlineUse');
  const isSaving = !isReady && !problem;
  const sentences = [
    isReady && t('readyHint'),
    isReady && problem && t('newerMissing'),
    isSaving && t('saving'),
    problem && t(problem),
    problem && !FINAL.has(problem) && t('triedAgain'),
  ];
  return (
    <SettingsCard title={t('title')} className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div role="status" className="min-w-0 grow basis-52">
          <p className="font-medium">{isReady ? t('ready') : t('notYet')}</p>
          <p className="text-xs text-ink-2 phone:text-[13px]">{sentences.filter(Boolean).join(' ')}</p>
        </div>
        {!isReady && !FINAL.has(problem) && <TryAgain isPending={isSaving} />}
      </div>
    </SettingsCard>
  );
}

/** Stays while it is tried, so that the focus does. */
function TryAgain({ isPending }: { isPending: boolean }) {
  const t = useTranslations('errors');
  const place = useRef<HTMLDivElement>(null);
  useFocusHandedOn(place);
  return (
    <div ref={place}>
      <Button isPending={isPending} onClick={look}>
        {t('retry')}
      </Button>
    </div>
  );
}
