import type { Employee } from '@/lib/employees/employee';
import { readRoleColor } from '@/lib/employees/role';
import { timeRangeText } from '@/lib/shifts/display';
import type { Shift, UndatedShift } from '@/lib/shifts/shift';
import type { Template } from '@/lib/templates/template';
import { cleanDate } from '@/lib/time/clean-date';
import { parseClockTime } from '@/lib/time/clock-time';

type Fields = Readonly<Record<string, unknown>>;

/** Whether the value is a plain record that fields can be read from. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : '';
}

/** The id of a stored record: a text or, in the original product's data, a number. Empty where there is none. */
export function readId(fields: Fields): string {
  return textOf(fields.id);
}

/**
 * Reads a stored shift. One whose date or times cannot be understood comes back as it was stored, for repair: a guess
 * would put somebody to work on a wrong day.
 */
export function readShift(fields: Fields, id: string): Shift | UndatedShift {
  const date = cleanDate(textOf(fields.date));
  const startTime = parseClockTime(textOf(fields.startTime));
  const endTime = parseClockTime(textOf(fields.endTime));
  if (!date || !startTime || !endTime) return { id, stored: fields };
  const role = textOf(fields.role);
  return {
    id,
    employeeName: textOf(fields.employeeName).trim(),
    role,
    date,
    startTime,
    endTime,
    status: textOf(fields.status) || 'Confirmed',
    color: readRoleColor(fields.color, role),
    notes: textOf(fields.notes),
  };
}

/** Whether the record was read as a shift, not kept for repair. */
export function isDated(record: Shift | UndatedShift): record is Shift {
  return !('stored' in record);
}

/** Reads a stored employee; undefined where there is no name, since the name is the identity. */
export function readEmployee(fields: Fields, id: string): Employee | undefined {
  const name = textOf(fields.name).trim();
  const role = textOf(fields.role);
  return name === '' ? undefined : { id, name, role, color: readRoleColor(fields.color, role) };
}

/** Reads a stored template; undefined where it has no name or times that cannot be understood. */
export function readTemplate(fields: Fields, id: string): Template | undefined {
  const name = textOf(fields.name).trim();
  const startTime = parseClockTime(textOf(fields.startTime));
  const endTime = parseClockTime(textOf(fields.endTime));
  if (name === '' || !startTime || !endTime) return undefined;
  const role = textOf(fields.role);
  return {
    id,
    name,
    description: textOf(fields.description),
    employeeName: textOf(fields.employeeName).trim(),
    role,
    startTime,
    endTime,
    status: textOf(fields.status) || 'Confirmed',
    color: readRoleColor(fields.color, role),
    icon: textOf(fields.icon),
  };
}

/**
 * All shifts as they are stored, those waiting for repair as they came. Only an id that reading had to give them is
 * written too: it names the record in changes, and must mean the same one at the next reading.
 */
export function toStoredShifts(
  shifts: Iterable<Shift>,
  undated: readonly UndatedShift[],
): readonly unknown[] {
  return [...Array.from(shifts, toStoredShift), ...undated.map(toStoredUndated)];
}

/** A shift that waits for repair as it is stored: as it came, with the id that reading had to give it. */
export function toStoredUndated({ id, stored }: UndatedShift): Fields {
  return readId(stored) === id ? stored : { ...stored, id };
}

/** A shift as it is stored: with the derived time range beside it, for readers of the raw data. */
export function toStoredShift(shift: Shift): Shift & { readonly timeRange: string } {
  return { ...shift, timeRange: timeRangeText(shift.startTime, shift.endTime) };
}
