'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { Spinner } from '@/components/ui/button';
import { type LazyPart, lazyPart } from '@/components/ui/loading/lazy-part';
import { liveSchedule } from '@/stores/app/schedule-store';
import { PUBLICATION_PARTS } from '@/stores/publish/publication-parts';
import { isPublishing, startPublishing, usePublish } from '@/stores/publish/publish';

// Without this script there is no celebration; a notification has already announced the publication.
const PublishCelebration = lazyPart(
  () => import('./publish-celebration').then((module) => module.PublishCelebration),
  { onError: () => {} },
);

/** Starts publishing on every page, and shows the celebration, which loads when first needed. */
export function PublishLayer({ WeeksToShare }: { WeeksToShare: LazyPart<object> }) {
  const isCelebrating = usePublish((state) => state.phase === 'done');
  const isBusy = usePublish(isPublishing);

  useEffect(() => startPublishing(liveSchedule, PUBLICATION_PARTS), []);

  useEffect(() => {
    if (!isBusy) return;
    PublishCelebration.preload();
    WeeksToShare.preload();
  }, [isBusy, WeeksToShare]);

  return isCelebrating && <PublishCelebration send={<WeeksToShare />} />;
}

/** Announces that publishing is in progress; also shows the progress on pages without a Publish button. */
export function PublishStatus() {
  const t = useTranslations('publish');
  const isBusy = usePublish(isPublishing);
  const hasButton = usePathname() === '/';
  return (
    <p role="status" className={hasButton || !isBusy ? 'sr-only' : barClass}>
      {isBusy && (
        <>
          <Spinner />
          {t('publishing')}
        </>
      )}
    </p>
  );
}

/** Like a toast, but in the middle, so that the bar covers no toast. */
const barClass =
  'fixed bottom-5 left-1/2 z-60 flex min-h-11 -translate-x-1/2 items-center gap-2.5 rounded-popover bg-raised px-4 ' +
  'font-semibold whitespace-nowrap shadow-3 max-[1023px]:bottom-23 contrast:border-2 contrast:border-line-strong';
