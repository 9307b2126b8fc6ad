'use client';

import { Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog';

type DeleteDialogProps = Pick<
  ConfirmDialogProps,
  'title' | 'confirmLabel' | 'onCancel' | 'onConfirm' | 'extra' | 'children'
>;

/** Confirms a deletion that can be undone. */
export function DeleteDialog(props: DeleteDialogProps) {
  const common = useTranslations('common');
  return (
    <ConfirmDialog
      {...props}
      isOpen
      tone="danger"
      icon={<Trash2 aria-hidden="true" />}
      subtext={common('canUndo')}
      cancelLabel={common('cancel')}
    />
  );
}
