'use client';

import { LaterWords } from '@/components/parts/later-words';
import { SharingWords } from '@/components/parts/sharing/sharing-words';
import { useLastKnown } from '@/components/ui/dialog/use-last-known';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { PEOPLE_CATALOGUES } from '@/lib/i18n/catalogues/people-messages';
import { WEEKLY_CATALOGUES } from '@/lib/i18n/catalogues/staff/weekly-messages';
import { TEAM_CATALOGUES } from '@/lib/i18n/catalogues/team-messages';
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
      <LaterWords catalogues={TEAM_CATALOGUES}>
        <TeamDialog text={dialog.text} />
      </LaterWords>
    );
  }
  if (dialog?.name === 'roles') {
    return (
      <LaterWords catalogues={TEAM_CATALOGUES}>
        <RolesDialog />
      </LaterWords>
    );
  }
  if (dialog?.name === 'clearEmployees') {
    return <ClearEmployeesDialog />;
  }
  if (dialog?.name === 'peopleOrder') {
    return (
      <SharingWords>
        <PeopleOrderDialog />
      </SharingWords>
    );
  }
  if (!employee) return null;
  if (dialog?.name === 'editEmployee') {
    return <EditEmployeeDialog key={employee.id} employee={employee} />;
  }
  if (dialog?.name === 'availability') {
    return (
      <LaterWords catalogues={WEEKLY_CATALOGUES}>
        <LaterWords catalogues={PEOPLE_CATALOGUES}>
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
