import { type Employee, type EmployeeDraft, nameKey } from '@/lib/employees/employee';
import {
  addEmployeeEntries,
  addTeamEntries,
  availabilityEntries,
  clearEmployeesEntries,
  deleteEmployeeEntries,
  type EmployeeRefusal,
  updateEmployeeEntries,
} from '@/lib/employees/employee-changes';
import { mergeNamesakesEntries } from '@/lib/employees/merge-namesakes';
import type { Availability } from '@/lib/employees/stored-availability';
import { ok, type Result } from '@/lib/result';
import type { ChangeEntry, ScheduleChange } from '@/lib/shifts/change/schedule-change';
import type { LocalDate } from '@/lib/time/local-date';
import type { ScheduleStore } from '@/stores/schedule/schedule';

/** The change of the team, or the reason for the refusal. Undefined if the schedule is read-only. */
type EmployeeOutcome = Result<ScheduleChange | undefined, EmployeeRefusal>;

/** Edits of the team, which is part of the schedule. */
export interface EmployeeVerbs {
  /** Also stores fields of the draft that the form does not have. */
  addEmployee(draft: EmployeeDraft): EmployeeOutcome;
  /** Adds all people who are not refused, in one step; undefined if there are none. */
  addTeam(drafts: readonly EmployeeDraft[]): ScheduleChange | undefined;
  /**
   * Shifts from `today` on get the new role and color; earlier ones keep the old. Does nothing if there is no such
   * employee.
   */
  updateEmployee(id: string, draft: EmployeeDraft, today: LocalDate): EmployeeOutcome;
  /** Undefined clears the availability. Returns undefined if the employee was removed and the name is in use. */
  setAvailability(employee: Employee, availability: Availability | undefined): ScheduleChange | undefined;
  deleteEmployee(id: string, comingShifts: 'keep' | 'delete', today: LocalDate): ScheduleChange | undefined;
  /** Merges all employees of that name into this one, with all their shifts; undefined if there is no other. */
  mergeNamesakes(stayingId: string): ScheduleChange | undefined;
  /** Undefined if there are none. */
  clearEmployees(): ScheduleChange | undefined;
}

export function createEmployeeVerbs(scheduleStore: ScheduleStore): EmployeeVerbs {
  const schedule = () => scheduleStore.getState().schedule;
  const committed = (entries: Result<readonly ChangeEntry[], EmployeeRefusal>): EmployeeOutcome =>
    entries.isOk ? ok(scheduleStore.commit(entries.value)) : entries;

  return {
    addEmployee(draft) {
      return committed(addEmployeeEntries(schedule(), draft, scheduleStore.newId()));
    },
    addTeam(drafts) {
      return scheduleStore.commit(addTeamEntries(schedule(), drafts, scheduleStore.newId));
    },
    updateEmployee(id, draft, today) {
      const before = schedule().employees.get(id);
      return before ? committed(updateEmployeeEntries(schedule(), before, draft, today)) : ok(undefined);
    },
    setAvailability(employee, availability) {
      const before = schedule().employees.get(employee.id);
      if (before) return scheduleStore.commit(availabilityEntries(before, availability));
      const restored = { ...employee, ...(availability && { availability }) };
      const entries = addEmployeeEntries(schedule(), restored, employee.id);
      return entries.isOk ? scheduleStore.commit(entries.value) : undefined;
    },
    deleteEmployee(id, comingShifts, today) {
      const employee = schedule().employees.get(id);
      if (!employee) return undefined;
      return scheduleStore.commit(deleteEmployeeEntries(schedule(), employee, comingShifts, today));
    },
    mergeNamesakes(stayingId) {
      const { employees } = schedule();
      const staying = employees.get(stayingId);
      if (!staying) return undefined;
      const key = nameKey(staying.name);
      const namesakes = [...employees.values()].filter(({ name }) => nameKey(name) === key);
      return namesakes.length > 1
        ? scheduleStore.commit(mergeNamesakesEntries(schedule(), namesakes, staying))
        : undefined;
    },
    clearEmployees() {
      return scheduleStore.commit(clearEmployeesEntries(schedule()));
    },
  };
}
