'use client';

import { UsersRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog';
import { ChipGroup } from '@/components/ui/fields/chip-group';
import { type Employee, nameKey } from '@/lib/employees/employee';
import { createEmployeeVerbs } from '@/stores/employees/employees';
import { announce } from '@/stores/notifications/announce';
import { useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import { closeDialog } from '@/stores/ui/dialogs';
import { useNamesakeWords } from './use-namesake-words';

export function MergeEmployeesDialog({ employee }: { employee: Employee }) {
  const store = useScheduleStore();
  const t = useTranslations('employees');
  const common = useTranslations('common');
  const employees = useSchedule((state) => state.schedule.employees);
  const wordsOf = useNamesakeWords();
  const [stayingId, setStayingId] = useState(employee.id);
  const key = nameKey(employee.name);
  const namesakes = [...employees.values()].filter(({ name }) => nameKey(name) === key);
  const merge = () => {
    const change = createEmployeeVerbs(store).mergeNamesakes(stayingId);
    closeDialog();
    void announce(store, change, {
      category: 'general',
      act: 'employeeUpdated',
      words: { message: t('merged'), detail: employees.get(stayingId)?.name ?? employee.name },
      gone: t('gone'),
    });
  };
  return (
    <ConfirmDialog
      isOpen
      tone="primary"
      icon={<UsersRound aria-hidden="true" />}
      title={t('mergeTitle')}
      cancelLabel={common('cancel')}
      confirmLabel={t('merge')}
      onCancel={closeDialog}
      onConfirm={merge}
      extra={
        <ChipGroup
          label={t('whoStays')}
          value={stayingId}
          onChange={setStayingId}
          className="whitespace-pre-wrap"
          options={namesakes.map((one) => ({ value: one.id, label: wordsOf(namesakes, one) }))}
        />
      }
    >
      {t('mergeNote')}
    </ConfirmDialog>
  );
}
