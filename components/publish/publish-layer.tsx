'use client';

import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { WhenLoaded } from '@/components/ui/loading/when-loaded';
import { reportLoadFailure } from '@/stores/notifications/report-load-failure';
import { usePublish } from '@/stores/publish/publish';
import { publishSchedule } from '@/stores/publish/publish-schedule';
import { withAllRead } from '@/stores/schedule/all-read';
import { onPageEvent } from '@/stores/ui/page-events';
import { useUi } from '@/stores/ui/use-ui';

const loadCelebration = () => import('./publish-celebration');
const loadUnpublished = () => withAllRead(import('./unpublished-dialog'));

/** Handles the publish event on every page, and shows what comes of it; the parts are loaded when first needed. */
export function PublishLayer() {
  const t = useTranslations('publish');
  const errors = useTranslations('errors');
  const onError = (error: unknown) => reportLoadFailure(errors('partMissing'), error);
  const isCelebrating = usePublish((state) => state.isCelebrating);
  const isListOpen = useUi((state) => state.dialog?.name === 'unpublished');

  useEffect(
    () =>
      onPageEvent('publishSchedule', () => {
        void publishSchedule({
          done: t('done'),
          nothingChanged: t('nothingChanged'),
          failed: t('failed'),
          failedDetail: t('failedDetail'),
        });
      }),
    [t],
  );

  return (
    <>
      {isListOpen && (
        <WhenLoaded load={loadUnpublished} onError={onError}>
          {({ UnpublishedDialog }) => <UnpublishedDialog />}
        </WhenLoaded>
      )}
      {isCelebrating && (
        // Without the script there is no celebration; the notice has said already that it is published.
        <WhenLoaded load={loadCelebration} onError={() => {}}>
          {({ PublishCelebration }) => <PublishCelebration />}
        </WhenLoaded>
      )}
    </>
  );
}
