'use client';

import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog';
import type { BrokenShift } from '@/lib/shifts/change/bulk-breaks';
import { BrokenShifts } from './broken-shifts';

interface BreaksQuestionProps {
  broken: readonly BrokenShift[];
  onCancel: () => void;
  onConfirm: () => void;
}

/** Asks before an immediate action adds shifts that break a rule. */
export function BreaksQuestion({ broken, onCancel, onConfirm }: BreaksQuestionProps) {
  const t = useTranslations('rules');
  const common = useTranslations('common');
  return (
    <ConfirmDialog
      isOpen
      tone="primary"
      icon={<TriangleAlert aria-hidden="true" />}
      title={t('askTitle', { count: broken.length })}
      cancelLabel={common('cancel')}
      confirmLabel={t('addAnyway')}
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      <BrokenShifts broken={broken} />
    </ConfirmDialog>
  );
}
