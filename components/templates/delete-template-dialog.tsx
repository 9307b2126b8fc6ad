'use client';

import { useTranslations } from 'use-intl';
import { DeleteDialog } from '@/components/ui/dialog/delete-dialog';
import type { Template } from '@/lib/templates/template';
import { announce } from '@/stores/notifications/announce';
import { useScheduleStore } from '@/stores/schedule/use-schedule';
import { templatesOf } from '@/stores/templates/templates';
import { closeDialog } from '@/stores/ui/dialogs';

/** Confirms removing a template; shifts made with it stay. */
export function DeleteTemplateDialog({ template }: { template: Template }) {
  const store = useScheduleStore();
  const t = useTranslations('templates');
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
    <DeleteDialog
      title={t('deleteTitle')}
      confirmLabel={t('delete')}
      onCancel={closeDialog}
      onConfirm={deleteTemplate}
    >
      <span className="wrap-anywhere">{t('deleteQuestion', { name: template.name })}</span>
    </DeleteDialog>
  );
}
