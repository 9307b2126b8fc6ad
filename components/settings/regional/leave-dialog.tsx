'use client';

import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog';

interface LeaveDialogProps {
  isSaving: boolean;
  onStay: () => void;
  onLeave: () => void;
  onSaveAndLeave: () => void;
}

export function LeaveDialog({ isSaving, onStay, onLeave, onSaveAndLeave }: LeaveDialogProps) {
  const t = useTranslations('settings');
  return (
    <ConfirmDialog
      isOpen
      title={t('leaveTitle')}
      tone="primary"
      cancelLabel={t('stay')}
      other={{ label: t('leave'), onClick: onLeave }}
      confirmLabel={t('saveAndLeave')}
      isPending={isSaving}
      onCancel={onStay}
      onConfirm={onSaveAndLeave}
    >
      {t('leaveQuestion')}
    </ConfirmDialog>
  );
}
