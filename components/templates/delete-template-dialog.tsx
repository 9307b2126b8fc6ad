'use client';

import { Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog';
import type { Template } from '@/lib/templates/template';
import { uiStore } from '@/stores/app/ui-store';
import { templatesStore } from '@/stores/templates/instance';
import { tellStored } from './tell-stored';

/** Asks before a template is removed; the shifts made with it stay. */
export function DeleteTemplateDialog({ template }: { template: Template }) {
  const t = useTranslations('templates');
  const common = useTranslations('common');
  const deleteTemplate = () => {
    const change = templatesStore.deleteTemplate(template.id);
    uiStore.closeDialog();
    // Another tab was quicker: it has told of it, and this tab has no step to take back.
    if (!change) return;
    void tellStored(change, {
      message: t('deleted'),
      detail: template.name,
      type: 'success',
      category: 'general',
      act: 'templateDeleted',
    });
  };
  return (
    <ConfirmDialog
      isOpen
      tone="danger"
      icon={<Trash2 aria-hidden="true" />}
      title={t('deleteTitle')}
      cancelLabel={common('cancel')}
      confirmLabel={t('delete')}
      onCancel={uiStore.closeDialog}
      onConfirm={deleteTemplate}
    >
      <span className="wrap-anywhere">{t('deleteQuestion', { name: template.name })}</span>
    </ConfirmDialog>
  );
}
