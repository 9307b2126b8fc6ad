'use client';

import { WhenLoaded } from '@/components/ui/when-loaded';
import { useSchedule, useUi } from '@/stores/app-stores';

const loadForm = () => import('./employee-form-dialog');
const loadDelete = () => import('./delete-employee-dialog');
const loadClear = () => import('./clear-employees-dialog');

/** The dialogs about the team; each is loaded when it is first opened. */
export function EmployeeDialogs() {
  const dialog = useUi((state) => state.dialog);
  const employeeId = dialog && 'employeeId' in dialog ? dialog.employeeId : '';
  const employee = useSchedule((state) => state.schedule.employees.get(employeeId));
  if (dialog?.name === 'addEmployee') {
    return (
      <WhenLoaded load={loadForm}>
        {({ EmployeeFormDialog }) => <EmployeeFormDialog key="add" name={dialog.employeeName} />}
      </WhenLoaded>
    );
  }
  if (dialog?.name === 'clearEmployees') {
    return <WhenLoaded load={loadClear}>{({ ClearEmployeesDialog }) => <ClearEmployeesDialog />}</WhenLoaded>;
  }
  if (!employee) return null;
  if (dialog?.name === 'editEmployee') {
    return (
      <WhenLoaded load={loadForm}>
        {({ EmployeeFormDialog }) => <EmployeeFormDialog key={employee.id} employee={employee} />}
      </WhenLoaded>
    );
  }
  if (dialog?.name === 'deleteEmployee') {
    return (
      <WhenLoaded load={loadDelete}>
        {({ DeleteEmployeeDialog }) => <DeleteEmployeeDialog employee={employee} />}
      </WhenLoaded>
    );
  }
  return null;
}
