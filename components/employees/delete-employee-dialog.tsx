'use client';

import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { DeleteDialog } from '@/components/ui/dialog/delete-dialog';
import { ChipGroup } from '@/components/ui/fields/chip-group';
import type { Employee } from '@/lib/employees/employee';
import { shiftsOfEmployee, upcomingShiftsOf } from '@/lib/employees/employee-changes';
import { uiStore } from '@/stores/app/ui-store';
import { createEmployeeVerbs } from '@/stores/employees/employees';
import { announce } from '@/stores/notifications/announce';
import { useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import { closeDialog } from '@/stores/ui/dialogs';

/** Confirms removing an employee; shows the number of shifts and offers to keep or delete the upcoming ones. */
export function DeleteEmployeeDialog({ employee }: { employee: Employee }) {
  const store = useScheduleStore();
  const t = useTranslations('employees');
  const schedule = useSchedule((state) => state.schedule);
  const [comingShifts, setComingShifts] = useState<'keep' | 'delete'>('keep');
  const { today } = uiStore.getState();
  const shifts = useMemo(() => shiftsOfEmployee(schedule, employee.name), [schedule, employee.name]);
  const coming = useMemo(
    () => upcomingShiftsOf(schedule, employee.name, today).length,
    [schedule, employee.name, today],
  );
  const deleteEmployee = () => {
    const change = createEmployeeVerbs(store).deleteEmployee(employee.id, comingShifts, today);
    closeDialog();
    void announce(store, change, {
      category: 'general',
      act: 'employeeDeleted',
      words: { message: t('deleted'), detail: employee.name },
      gone: t('gone'),
    });
  };
  return (
    <DeleteDialog
      title={t('deleteTitle')}
      confirmLabel={t('deleteConfirm')}
      onCancel={closeDialog}
      onConfirm={deleteEmployee}
      extra={
        coming > 0 && (
          <ChipGroup
            label={t('comingShifts')}
            value={comingShifts}
            onChange={setComingShifts}
            options={[
              { value: 'keep', label: t('keepShifts') },
              { value: 'delete', label: t('deleteComing', { count: coming }) },
            ]}
          />
        )
      }
    >
      {t('deleteQuestion', { name: employee.name })}
      {shifts.length > 0 && ` ${t('deleteShifts', { name: employee.name, count: shifts.length, coming })}`}
    </DeleteDialog>
  );
}
