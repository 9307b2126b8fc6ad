'use client';

import { Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog';
import { discardText, type ListedText } from '@/stores/restore/quarantine';
import { useTextInWords } from './use-text-in-words';

/** Confirms discarding a quarantined text for good. */
export function DiscardDialog({ text, onClose }: { text: ListedText; onClose: () => void }) {
  const t = useTranslations('unreadable');
  const common = useTranslations('common');
  const { what, about } = useTextInWords()(text);
  return (
    <ConfirmDialog
      isOpen
      tone="danger"
      icon={<Trash2 aria-hidden="true" />}
      title={t('discardTitle')}
      cancelLabel={common('cancel')}
      confirmLabel={t('discard')}
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        discardText(text);
      }}
    >
      <span className="wrap-anywhere">{t('discardQuestion', { what, about })}</span>
    </ConfirmDialog>
  );
}
