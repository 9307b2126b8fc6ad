'use client';

import { UsersRound } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog';
import { createEmployeeVerbs } from '@/stores/employees/employees';
import { announce } from '@/stores/notifications/announce';
import { useScheduleStore } from '@/stores/schedule/use-schedule';
import { closeDialog } from '@/stores/ui/dialogs';

export function ClearEmployeesDialog() {
  const store = useScheduleStore();
  const t = useTranslations('employees');
  const common = useTranslations('common');
  const clearEmployees = () => {
    const change = createEmployeeVerbs(store).clearEmployees();
    closeDialog();
    void announce(store, change, {
      category: 'general',
      act: 'employeesCleared',
      words: { message: t('cleared') },
      gone: t('allGone'),
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
      onCancel={closeDialog}
      onConfirm={clearEmployees}
      extra={<p className="text-ink-2">{t('clearNote')}</p>}
    >
      {t('clearQuestion')}
    </ConfirmDialog>
  );
}
