'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { withLaterWords } from '@/components/parts/later-words';
import { Dialog } from '@/components/ui/dialog/dialog';
import { FormFooter } from '@/components/ui/dialog/form-footer';
import { TextField } from '@/components/ui/fields/text-field';
import { isNameless } from '@/lib/employees/employee';
import type { Template } from '@/lib/templates/template';
import { announce } from '@/stores/notifications/announce';
import { useScheduleStore } from '@/stores/schedule/use-schedule';
import { renameTemplate } from '@/stores/templates/weeks';
import { closeDialog } from '@/stores/ui/dialogs';

/** Renames a week template or a rotation. */
export const RenameWeekDialog = withLaterWords(RenameInWords);

function RenameInWords({ template }: { template: Template }) {
  const store = useScheduleStore();
  const t = useTranslations('weeks');
  const common = useTranslations('common');
  const [name, setName] = useState(template.name);
  const [isAsked, setIsAsked] = useState(false);
  const isNameMissing = isNameless(name);
  const submit = () => {
    setIsAsked(true);
    if (isNameMissing) return;
    closeDialog();
    if (name.trim() === template.name) return;
    void announce(store, renameTemplate(store, template.id, name), {
      category: 'general',
      act: 'templateSaved',
      words: { message: t('renamed'), detail: name.trim() },
    });
  };
  return (
    <Dialog
      isOpen
      onClose={closeDialog}
      title={t('renameTitle')}
      closeLabel={common('close')}
      onSubmit={submit}
      footer={<FormFooter submitLabel={common('save')} onCancel={closeDialog} />}
    >
      <TextField
        label={t('name')}
        value={name}
        autoComplete="off"
        error={isAsked && isNameMissing ? t('nameMissing') : undefined}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
    </Dialog>
  );
}
