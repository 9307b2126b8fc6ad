'use client';

import { CalendarX2, Send } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { uiStore } from '@/stores/app/ui-store';
import { requestPublication } from '@/stores/publish/request-publication';

/** The calendar behind has been on screen, so its week needs no question. */
function publishFirst(): void {
  uiStore.closeDialog();
  requestPublication(true);
}

/** Placeholder when there is nothing to share: nothing was ever published, or the week has no shifts. */
export function NothingToShare({ isEver }: { isEver: boolean }) {
  const t = useTranslations('share');
  const publish = useTranslations('publish');
  if (isEver) {
    return <EmptyState icon={<CalendarX2 />} title={t('emptyTitle')} description={t('emptyHint')} />;
  }
  return (
    <EmptyState
      icon={<Send />}
      title={t('neverTitle')}
      description={t('neverHint')}
      action={
        <Button variant="primary" onClick={publishFirst}>
          {publish('publish')}
        </Button>
      }
    />
  );
}
