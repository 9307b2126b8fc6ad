import { type Employee, tidyName } from '@/lib/employees/employee';
import { type FitRefusal, fitEmployee } from '@/lib/employees/fit-employee';
import { colorOfRole } from '@/lib/employees/role';
import { ok, type Result, refused } from '@/lib/result';
import { type ChangeEntry, employeeEntry, shiftEntry } from '@/lib/shifts/change/schedule-change';
import { OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';
import type { Template } from './template';

export type StaffingRefusal = { readonly kind: 'nameMissing' } | FitRefusal;

export interface StaffedShift {
  readonly shift: Shift;
  /** A new employee who joins the team with the shift. */
  readonly newcomer?: Employee;
}

interface ShiftPlace {
  readonly date: LocalDate;
  readonly shiftId: string;
}

interface Staffing extends ShiftPlace {
  readonly name: string;
  /** The id of the new employee, if one joins the team. */
  readonly newcomerId: string;
}

/** Copies only fields that this build knows, because unknown fields may belong to the template. */
function shiftFor(template: Template, employeeName: string, { shiftId: id, date }: ShiftPlace): Shift {
  const { role, startTime, endTime, status, color } = template;
  return { id, employeeName, role, date, startTime, endTime, status, color, notes: '' };
}

/** The shift for the template's employee; refused if the person left the team or changed role. */
export function shiftFromTemplate(
  template: Template,
  place: ShiftPlace,
  employees: Iterable<Employee>,
): Result<StaffedShift, FitRefusal> {
  const fitting = fitEmployee(template.employeeName, template.role, employees);
  return fitting.isOk ? ok({ shift: shiftFor(template, fitting.value.name, place) }) : fitting;
}

/** Adds an unknown person as a new employee with the template's role; a known one must have the role. */
export function staffedShift(
  template: Template,
  staffing: Staffing,
  employees: Iterable<Employee>,
): Result<StaffedShift, StaffingRefusal> {
  const name = tidyName(staffing.name);
  if (name === '') return refused({ kind: 'nameMissing' });
  const fitting = fitEmployee(name, template.role, employees);
  if (fitting.isOk) return ok({ shift: shiftFor(template, fitting.value.name, staffing) });
  if (fitting.error.kind === 'roleMismatch') return refused(fitting.error);
  const { role } = template;
  const newcomer = { id: staffing.newcomerId, name, role, color: colorOfRole(role) };
  return ok({ shift: shiftFor(template, name, staffing), newcomer });
}

export function openShiftFromTemplate(template: Template, place: ShiftPlace): StaffedShift {
  return { shift: shiftFor(template, OPEN_SHIFT_NAME, place) };
}

/** The entries of the shift and the new employee, for one undo step. */
export function staffingEntries({ shift, newcomer }: StaffedShift): readonly ChangeEntry[] {
  const added = shiftEntry(undefined, shift);
  return newcomer ? [employeeEntry(undefined, newcomer), added] : [added];
}
