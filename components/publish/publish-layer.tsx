'use client';

import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { SharingWords } from '@/components/parts/sharing/sharing-words';
import { type LazyPart, lazyPart } from '@/components/ui/loading/lazy-part';
import { usePublish } from '@/stores/publish/publish';
import { publishSchedule } from '@/stores/publish/publish-schedule';
import { withAllRead } from '@/stores/schedule/all-read';
import { useOpenDialog } from '@/stores/ui/dialogs';
import { onPageEvent } from '@/stores/ui/page-events';

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

/** Handles the publish event on every page and shows the result; the parts load when first needed. */
export function PublishLayer({ HandOn }: { HandOn: LazyPart<object> }) {
  const t = useTranslations('publish');
  const isCelebrating = usePublish((state) => state.isCelebrating);
  const isBusy = usePublish((state) => state.phase !== 'idle');
  const isAsking = useOpenDialog((dialog) => dialog?.name === 'publish');
  const isListOpen = useOpenDialog((dialog) => dialog?.name === 'unpublished');

  useEffect(
    () =>
      onPageEvent('publishSchedule', () => {
        void publishSchedule({
          done: t('done'),
          nothingChanged: t('nothingChanged'),
          heldBack: (count) => `${t('heldBack', { count })}.`,
          failed: t('failed'),
          failedDetail: t('failedDetail'),
        });
      }),
    [t],
  );

  useEffect(() => {
    if (!isBusy) return;
    PublishCelebration.preload();
    HandOn.preload();
  }, [isBusy, HandOn]);

  return (
    <>
      {isAsking && (
        <SharingWords>
          <PublishDialog />
        </SharingWords>
      )}
      {isListOpen && <UnpublishedDialog />}
      {isCelebrating && <PublishCelebration handOn={<HandOn />} />}
    </>
  );
}
