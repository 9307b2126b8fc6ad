'use client';

import { useTranslations } from 'use-intl';
import { useLastKnown } from '@/components/ui/dialog/use-last-known';
import { WhenLoaded } from '@/components/ui/loading/when-loaded';
import { reportLoadFailure } from '@/stores/notifications/report-load-failure';
import { withAllRead } from '@/stores/schedule/all-read';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useUi } from '@/stores/ui/use-ui';

const loadForm = () => import('./employee-form-dialog');
// It says how many shifts there are, and an edit takes them all along.
const loadDelete = () => withAllRead(import('./delete-employee-dialog'));
const loadEdit = () => withAllRead(import('./employee-form-dialog'));
const loadAvailability = () => import('./availability/dialog');
const loadClear = () => import('./clear-employees-dialog');

/** The dialogs about the team; each is loaded when it is first opened. */
export function EmployeeDialogs() {
  const t = useTranslations('errors');
  const onError = (error: unknown) => reportLoadFailure(t('partMissing'), error);
  const dialog = useUi((state) => state.dialog);
  const employeeId = dialog && 'employeeId' in dialog ? dialog.employeeId : '';
  const employee = useLastKnown(
    useSchedule((state) => state.schedule.employees.get(employeeId)),
    employeeId,
  );
  if (dialog?.name === 'addEmployee') {
    return (
      <WhenLoaded load={loadForm} onError={onError}>
        {({ EmployeeFormDialog }) => <EmployeeFormDialog key="add" name={dialog.employeeName} />}
      </WhenLoaded>
    );
  }
  if (dialog?.name === 'clearEmployees') {
    return (
      <WhenLoaded load={loadClear} onError={onError}>
        {({ ClearEmployeesDialog }) => <ClearEmployeesDialog />}
      </WhenLoaded>
    );
  }
  if (!employee) return null;
  if (dialog?.name === 'editEmployee') {
    return (
      <WhenLoaded load={loadEdit} onError={onError}>
        {({ EmployeeFormDialog }) => <EmployeeFormDialog key={employee.id} employee={employee} />}
      </WhenLoaded>
    );
  }
  if (dialog?.name === 'availability') {
    return (
      <WhenLoaded load={loadAvailability} onError={onError}>
        {({ AvailabilityDialog }) => <AvailabilityDialog key={employee.id} employee={employee} />}
      </WhenLoaded>
    );
  }
  if (dialog?.name === 'deleteEmployee') {
    return (
      <WhenLoaded load={loadDelete} onError={onError}>
        {({ DeleteEmployeeDialog }) => <DeleteEmployeeDialog employee={employee} />}
      </WhenLoaded>
    );
  }
  return null;
}
