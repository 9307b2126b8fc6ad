'use client';

import { useEffect } from 'react';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { PHONE } from '@/components/ui/page/layout-queries';
import { useMediaQuery } from '@/components/ui/page/use-media-query';
import { SaveSettings, useRegionalDraft } from './draft';
import { useAskBeforeLeaving } from './use-ask-before-leaving';

/** Save Settings in the page bar; on a phone, the button is below the regional preferences. */
export function SettingsActions() {
  const isPhone = useMediaQuery(PHONE);
  return (
    <>
      {!isPhone && (
        <div className="flex shrink-0 items-center">
          <SaveSettings />
        </div>
      )}
      <LeaveQuestion />
    </>
  );
}

const LeaveDialog = lazyPart(() => import('./leave-dialog').then((module) => module.LeaveDialog));

/** Asks before leaving with an unsaved language or time zone: save, discard, or stay. */
export function LeaveQuestion() {
  const { isDirty, isSaving, save } = useRegionalDraft();
  const { isAsking, stay, leave } = useAskBeforeLeaving(isDirty && !isSaving);

  // Preloaded so that the question appears without delay.
  useEffect(() => {
    if (isDirty) LeaveDialog.preload();
  }, [isDirty]);

  const saveAndLeave = async () => {
    if (await save()) leave();
    else stay();
  };
  if (!isAsking) return null;
  return (
    <LeaveDialog
      isSaving={isSaving}
      onStay={stay}
      onLeave={leave}
      onSaveAndLeave={() => void saveAndLeave()}
      onMissing={stay}
    />
  );
}
