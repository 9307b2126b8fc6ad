'use client';

import { HardDrive } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { withLaterWords } from '@/components/parts/later-words';
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog';

interface MissingDialogProps {
  /** The requested action. */
  title: string;
  count: number;
  onClose: () => void;
}

/** Replaces a question about all shifts while some are in a database that does not open. */
export const MissingDialog = withLaterWords(Refusal);

function Refusal({ title, count, onClose }: MissingDialogProps) {
  const t = useTranslations('missingShifts');
  const common = useTranslations('common');
  return (
    <ConfirmDialog
      isOpen
      tone="warning"
      icon={<HardDrive aria-hidden="true" />}
      title={title}
      cancelLabel={common('cancel')}
      confirmLabel={t('reload')}
      onCancel={onClose}
      onConfirm={() => window.location.reload()}
    >
      {t('forAll', { count })}
    </ConfirmDialog>
  );
}
