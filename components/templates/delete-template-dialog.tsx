'use client';

import { Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog';
import type { Template } from '@/lib/templates/template';
import { announce } from '@/stores/notifications/announce';
import { useScheduleStore } from '@/stores/schedule/use-schedule';
import { templatesOf } from '@/stores/templates/templates';
import { closeDialog } from '@/stores/ui/dialogs';

/** Confirms removing a template; shifts made with it stay. */
export function DeleteTemplateDialog({ template }: { template: Template }) {
  const store = useScheduleStore();
  const t = useTranslations('templates');
  const common = useTranslations('common');
  const deleteTemplate = () => {
    const change = templatesOf(store).deleteTemplate(template.id);
    closeDialog();
    void announce(store, change, {
      category: 'general',
      act: 'templateDeleted',
      words: { message: t('deleted'), detail: template.name },
      gone: t('gone'),
    });
  };
  return (
    <ConfirmDialog
      isOpen
      tone="danger"
      icon={<Trash2 aria-hidden="true" />}
      title={t('deleteTitle')}
      subtext={common('canUndo')}
      cancelLabel={common('cancel')}
      confirmLabel={t('delete')}
      onCancel={closeDialog}
      onConfirm={deleteTemplate}
    >
      <span className="wrap-anywhere">{t('deleteQuestion', { name: template.name })}</span>
    </ConfirmDialog>
  );
}
