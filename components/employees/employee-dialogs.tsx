'use client';

import { LaterWords } from '@/components/parts/later-words';
import { useLastKnown } from '@/components/ui/dialog/use-last-known';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { withAllRead } from '@/stores/schedule/all-read';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useOpenDialog } from '@/stores/ui/dialogs';

const AddEmployeeDialog = lazyPart(() =>
  import('./employee-form-dialog').then((module) => module.EmployeeFormDialog),
);
// It shows how many shifts the employee has, and an edit updates all of them.
const DeleteEmployeeDialog = lazyPart(() =>
  withAllRead(import('./delete-employee-dialog').then((module) => module.DeleteEmployeeDialog)),
);
const EditEmployeeDialog = lazyPart(() =>
  withAllRead(import('./employee-form-dialog').then((module) => module.EmployeeFormDialog)),
);
const MergeEmployeesDialog = lazyPart(() =>
  withAllRead(import('./merge-employees-dialog').then((module) => module.MergeEmployeesDialog)),
);
const AvailabilityDialog = lazyPart(() =>
  import('./availability/dialog').then((module) => module.AvailabilityDialog),
);
const ClearEmployeesDialog = lazyPart(() =>
  import('./clear-employees-dialog').then((module) => module.ClearEmployeesDialog),
);

const TeamDialog = lazyPart(() => import('./team-dialog').then((module) => module.TeamDialog));
const RolesDialog = lazyPart(() => import('./roles/roles-dialog').then((module) => module.RolesDialog));
const PeopleOrderDialog = lazyPart(() =>
  import('./people-order-dialog').then((module) => module.PeopleOrderDialog),
);

/** The dialogs about the team; each is loaded when it is first opened. */
export function EmployeeDialogs() {
  const dialog = useOpenDialog();
  const employeeId = dialog && 'employeeId' in dialog ? dialog.employeeId : '';
  const employee = useLastKnown(
    useSchedule((state) => state.schedule.employees.get(employeeId)),
    employeeId,
  );
  if (dialog?.name === 'addEmployee') {
    return <AddEmployeeDialog key="add" name={dialog.employeeName} />;
  }
  if (dialog?.name === 'addTeam') {
    return (
      <LaterWords>
        <TeamDialog text={dialog.text} />
      </LaterWords>
    );
  }
  if (dialog?.name === 'roles') {
    return (
      <LaterWords>
        <RolesDialog />
      </LaterWords>
    );
  }
  if (dialog?.name === 'clearEmployees') {
    return <ClearEmployeesDialog />;
  }
  if (dialog?.name === 'peopleOrder') {
    return (
      <LaterWords>
        <PeopleOrderDialog />
      </LaterWords>
    );
  }
  if (!employee) return null;
  if (dialog?.name === 'editEmployee') {
    return <EditEmployeeDialog key={employee.id} employee={employee} />;
  }
  if (dialog?.name === 'availability') {
    return (
      <LaterWords>
        <LaterWords>
          <AvailabilityDialog key={employee.id} employee={employee} />
        </LaterWords>
      </LaterWords>
    );
  }
  if (dialog?.name === 'mergeEmployees') {
    return <MergeEmployeesDialog key={employee.id} employee={employee} />;
  }
  if (dialog?.name === 'deleteEmployee') {
    return <DeleteEmployeeDialog employee={employee} />;
  }
  return null;
}
