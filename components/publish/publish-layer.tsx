'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { LaterWords } from '@/components/parts/later-words';
import { Spinner } from '@/components/ui/button';
import { type LazyPart, lazyPart } from '@/components/ui/loading/lazy-part';
import { liveSchedule } from '@/stores/app/schedule-store';
import { PUBLICATION_PARTS } from '@/stores/publish/publication-parts';
import { isPublishing, startPublishing, usePublish } from '@/stores/publish/publish';
import { withAllRead } from '@/stores/schedule/all-read';
import { useOpenDialog } from '@/stores/ui/dialogs';

// If the script fails to load, there is no celebration; a notice has already announced the publication.
const PublishCelebration = lazyPart(
  () => import('./publish-celebration').then((module) => module.PublishCelebration),
  { onError: () => {} },
);
const UnpublishedDialog = lazyPart(() =>
  withAllRead(import('./unpublished-dialog').then((module) => module.UnpublishedDialog)),
);

const PublishDialog = lazyPart(() =>
  withAllRead(import('./publish-dialog').then((module) => module.PublishDialog)),
);

/** Starts publishing on every page, and shows its dialogs and its celebration, which load when first needed. */
export function PublishLayer({ HandOn }: { HandOn: LazyPart<object> }) {
  const isCelebrating = usePublish((state) => state.phase === 'done');
  const isBusy = usePublish(isPublishing);
  const isAsking = useOpenDialog((dialog) => dialog?.name === 'publish');
  const isListOpen = useOpenDialog((dialog) => dialog?.name === 'unpublished');

  useEffect(() => startPublishing(liveSchedule, PUBLICATION_PARTS), []);

  useEffect(() => {
    if (!isBusy) return;
    PublishCelebration.preload();
    HandOn.preload();
  }, [isBusy, HandOn]);

  return (
    <>
      {isAsking && (
        <LaterWords>
          <PublishDialog />
        </LaterWords>
      )}
      {isListOpen && <UnpublishedDialog />}
      {isCelebrating && <PublishCelebration handOn={<HandOn />} />}
    </>
  );
}

/** Announces that publishing is under way; also shows it on pages without a Publish button. */
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

/** Like a notice, but in the middle, so that it covers none. */
const barClass =
  'fixed bottom-5 left-1/2 z-60 flex min-h-11 -translate-x-1/2 items-center gap-2.5 rounded-popover bg-raised px-4 ' +
  'font-semibold whitespace-nowrap shadow-3 max-[1023px]:bottom-23 contrast:border-2 contrast:border-line-strong';
