'use client';

import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { WhenLoaded } from '@/components/ui/loading/when-loaded';
import { reportLoadFailure } from '@/stores/notifications/report-load-failure';
import { useRegionalDraft } from './draft';
import { useAskBeforeLeaving } from './use-ask-before-leaving';

const loadDialog = () => import('./leave-dialog');

/** Asks before an unsaved language or time zone is left behind: save it, drop it, or stay. */
export function LeaveQuestion() {
  const errors = useTranslations('errors');
  const { isDirty, isSaving, save } = useRegionalDraft();
  const { isAsking, stay, leave } = useAskBeforeLeaving(isDirty);

  // So that the question is there at once when it is needed; a failure is told by then.
  useEffect(() => {
    if (isDirty) loadDialog().catch(() => {});
  }, [isDirty]);

  const saveAndLeave = async () => {
    if (await save()) leave();
    else stay();
  };
  const cannotAsk = (error: unknown) => {
    stay();
    reportLoadFailure(errors('partMissing'), error);
  };
  if (!isAsking) return null;
  return (
    <WhenLoaded load={loadDialog} onError={cannotAsk}>
      {({ LeaveDialog }) => (
        <LeaveDialog
          isSaving={isSaving}
          onStay={stay}
          onLeave={leave}
          onSaveAndLeave={() => void saveAndLeave()}
        />
      )}
    </WhenLoaded>
  );
}
