'use client';

import { UsersRound } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog';
import { uiStore } from '@/stores/app/ui-store';
import { employeeVerbs } from '@/stores/employees/verbs';
import { tellWhenStored } from '@/stores/notifications/tell-when-stored';

/** Asks the specified question before the whole team is removed. */
export function ClearEmployeesDialog() {
  const t = useTranslations('employees');
  const common = useTranslations('common');
  const clearEmployees = () => {
    employeeVerbs.clearEmployees();
    uiStore.closeDialog();
    void tellWhenStored({
      canUndo: true,
      message: t('cleared'),
      type: 'success',
      category: 'general',
      act: 'employeesCleared',
    });
  };
  return (
    <ConfirmDialog
      isOpen
      tone="danger"
      icon={<UsersRound aria-hidden="true" />}
      title={t('clearAll')}
      cancelLabel={common('cancel')}
      confirmLabel={t('clearAll')}
      onCancel={uiStore.closeDialog}
      onConfirm={clearEmployees}
      extra={<p className="text-ink-2">{t('clearNote')}</p>}
    >
      {t('clearQuestion')}
    </ConfirmDialog>
  );
}
