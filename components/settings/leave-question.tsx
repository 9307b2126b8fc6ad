'use client';

import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useRegionalDraft } from './regional-draft';
import { useAskBeforeLeaving } from './use-ask-before-leaving';

/** Asks before an unsaved language or time zone is left behind. */
export function LeaveQuestion() {
  const t = useTranslations('settings');
  const { isDirty } = useRegionalDraft();
  const { isAsking, stay, leave } = useAskBeforeLeaving(isDirty);
  return (
    isAsking && (
      <ConfirmDialog
        isOpen
        title={t('leaveTitle')}
        tone="danger"
        cancelLabel={t('stay')}
        confirmLabel={t('leave')}
        onCancel={stay}
        onConfirm={leave}
      >
        {t('leaveQuestion')}
      </ConfirmDialog>
    )
  );
}
