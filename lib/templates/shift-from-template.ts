import type { Employee } from '@/lib/employees/employee';
import { type FitRefusal, fitEmployee } from '@/lib/employees/fit-employee';
import { colorOfRole } from '@/lib/employees/role';
import { ok, type Result, refused } from '@/lib/result';
import { type ChangeEntry, employeeEntry, shiftEntry } from '@/lib/shifts/change/schedule-change';
import { OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';
import type { Template } from './template';

/** Why nobody could be put on a template's shift. */
export type StaffingRefusal = { readonly kind: 'nameMissing' } | FitRefusal;

export interface StaffedShift {
  readonly shift: Shift;
  /** Somebody new, who joins the team with the shift. */
  readonly newcomer?: Employee;
}

interface ShiftPlace {
  readonly date: LocalDate;
  readonly shiftId: string;
}

interface Staffing extends ShiftPlace {
  readonly name: string;
  /** The id of whoever may be new. */
  readonly newcomerId: string;
}

/** Of the fields that this build knows: a shift made after a template is a record of its own. */
function shiftFor(template: Template, employeeName: string, { shiftId: id, date }: ShiftPlace): Shift {
  const { role, startTime, endTime, status, color } = template;
  return { id, employeeName, role, date, startTime, endTime, status, color, notes: '' };
}

/**
 * The shift that the template makes for its own employee, with its role, times, status and colour; refused where
 * they have left the team or have another role by now.
 */
export function shiftFromTemplate(
  template: Template,
  place: ShiftPlace,
  employees: Iterable<Employee>,
): Result<StaffedShift, FitRefusal> {
  const fitting = fitEmployee(template.employeeName, template.role, employees);
  return fitting.isOk ? ok({ shift: shiftFor(template, fitting.value.name, place) }) : fitting;
}

/**
 * The shift that the template makes for the named person. A name nobody has is somebody new, with the template's
 * role; whoever is on the team must have that role already.
 */
export function staffedShift(
  template: Template,
  staffing: Staffing,
  employees: Iterable<Employee>,
): Result<StaffedShift, StaffingRefusal> {
  const name = staffing.name.trim();
  if (name === '') return refused({ kind: 'nameMissing' });
  const fitting = fitEmployee(name, template.role, employees);
  if (fitting.isOk) return ok({ shift: shiftFor(template, fitting.value.name, staffing) });
  if (fitting.error.kind === 'roleMismatch') return refused(fitting.error);
  const { role } = template;
  const newcomer = { id: staffing.newcomerId, name, role, color: colorOfRole(role) };
  return ok({ shift: shiftFor(template, name, staffing), newcomer });
}

/** The shift that the template makes for nobody yet: an open one, with its role, times, status and colour. */
export function openShiftFromTemplate(template: Template, place: ShiftPlace): StaffedShift {
  return { shift: shiftFor(template, OPEN_SHIFT_NAME, place) };
}

/** The entries that put the shift into the schedule, and with it whoever is new; one step to take back. */
export function staffingEntries({ shift, newcomer }: StaffedShift): readonly ChangeEntry[] {
  const added = shiftEntry(undefined, shift);
  return newcomer ? [employeeEntry(undefined, newcomer), added] : [added];
}
