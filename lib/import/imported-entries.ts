import { type EmployeeDraft, findEmployeeByName } from '@/lib/employees/employee';
import type { Schedule } from '@/lib/shifts/change/schedule';
import { type ChangeEntry, employeeEntry, shiftEntry } from '@/lib/shifts/change/schedule-change';
import type { ImportPlan } from './plan-import';

export function importedEntries(
  { rows, employees }: Pick<ImportPlan, 'rows' | 'employees'>,
  schedule: Pick<Schedule, 'employees'>,
  newId: () => string,
): readonly ChangeEntry[] {
  const isNew = ({ name }: EmployeeDraft) => !findEmployeeByName(schedule.employees.values(), name);
  return [
    // Another tab may have added the same employee in the meantime.
    ...employees.filter(isNew).map((draft) => employeeEntry(undefined, { ...draft, id: newId() })),
    ...rows.flatMap(({ outcome, shift }) =>
      outcome === 'add' && shift ? [shiftEntry(undefined, { ...shift, id: newId() })] : [],
    ),
  ];
}
