import { type DayRecord, isDayId } from '@/lib/days/day-record';
import type { Employee } from '@/lib/employees/employee';
import { PERSON_FIELDS, personDetailsIn } from '@/lib/employees/person-details';
import { readRoleColor } from '@/lib/employees/role';
import type { RequestRecord } from '@/lib/requests/request-record';
import type { SettingRecord } from '@/lib/settings/setting-record';
import { timeRangeText } from '@/lib/shifts/shift/display';
import type { Shift, ShiftAwaitingRepair } from '@/lib/shifts/shift/shift';
import { DETAIL_FIELDS, detailsOf } from '@/lib/shifts/shift/shift-details';
import type { Template } from '@/lib/templates/template';
import { cleanDate } from '@/lib/time/clean-date';
import { parseClockTime } from '@/lib/time/clock-time';
import { dayTexts, requestTexts } from './day-request-shapes';
import type { Fields } from './fields';
import { addUnknownFields, text } from './shape';
import { employeeTexts, shiftTexts, templateTexts } from './shapes';

/**
 * The fields of a shift that this build knows. Includes fields that are stored for other readers but derived
 * on reading, and `stored`, which marks a shift awaiting repair.
 */
export const SHIFT_FIELDS = { ...shiftTexts({}), ...DETAIL_FIELDS, timeRange: '', nameKey: '', stored: '' };
export const EMPLOYEE_FIELDS = { ...employeeTexts({}), availability: '', maxWeekHours: '', ...PERSON_FIELDS };
export const TEMPLATE_FIELDS = templateTexts({});
export const DAY_FIELDS = { ...dayTexts({}), opening: '', events: '' };
export const REQUEST_FIELDS = { ...requestTexts({}), facts: '' };

const SETTING_FIELDS = { id: '' };

/** The id of a stored record: a text or, in the original product's data, a number. Empty without an id. */
export function readId(fields: Fields): string {
  return text(fields.id);
}

/**
 * Reads a stored shift, with fields that this build does not know. A shift with an unreadable date or time is
 * returned as stored, for repair: a guess could schedule a person on a wrong day.
 */
export function readShift(fields: Fields, id: string): Shift | ShiftAwaitingRepair {
  const texts = shiftTexts(fields);
  const date = cleanDate(texts.date);
  const startTime = parseClockTime(texts.startTime);
  const endTime = parseClockTime(texts.endTime);
  if (!date || !startTime || !endTime) return { id, stored: fields };
  const shift: Shift = {
    id,
    employeeName: texts.employeeName.trim(),
    role: texts.role,
    date,
    startTime,
    endTime,
    status: texts.status || 'Confirmed',
    color: readRoleColor(texts.color, texts.role),
    notes: texts.notes,
    ...detailsOf(fields),
  };
  return addUnknownFields(shift, fields, SHIFT_FIELDS);
}

/** Whether the record was read as a shift; false for a shift awaiting repair. */
export function isDated(record: Shift | ShiftAwaitingRepair): record is Shift {
  return !('stored' in record);
}

/**
 * Reads a stored employee, with fields that this build does not know. Undefined without a name, because
 * shifts refer to people by name.
 */
export function readEmployee(fields: Fields, id: string): Employee | undefined {
  const texts = employeeTexts(fields);
  const name = texts.name.trim();
  if (name === '') return undefined;
  const { role } = texts;
  // Kept as stored, with any type; parsed on use.
  const { availability, maxWeekHours } = fields;
  const look = { role, color: readRoleColor(texts.color, role) };
  const employee = {
    id,
    name,
    ...look,
    ...(availability !== undefined && { availability }),
    ...(maxWeekHours !== undefined && { maxWeekHours }),
    ...personDetailsIn(fields),
  };
  return addUnknownFields(employee, fields, EMPLOYEE_FIELDS);
}

/**
 * Reads a stored template, with fields that this build does not know; undefined without a name or readable
 * times.
 */
export function readTemplate(fields: Fields, id: string): Template | undefined {
  const texts = templateTexts(fields);
  const name = texts.name.trim();
  const startTime = parseClockTime(texts.startTime);
  const endTime = parseClockTime(texts.endTime);
  if (name === '' || !startTime || !endTime) return undefined;
  const template: Template = {
    ...texts,
    id,
    name,
    employeeName: texts.employeeName.trim(),
    startTime,
    endTime,
    status: texts.status || 'Confirmed',
    color: readRoleColor(texts.color, texts.role),
  };
  return addUnknownFields(template, fields, TEMPLATE_FIELDS);
}

/**
 * Reads a stored day record, with fields that this build does not know; undefined if the id is not a date.
 */
export function readDay(fields: Fields, id: string): DayRecord | undefined {
  if (!isDayId(id)) return undefined;
  const { note, teamNote } = dayTexts(fields);
  const { opening, events } = fields;
  const record: DayRecord = {
    id,
    note,
    teamNote,
    ...(opening !== undefined && { opening }),
    ...(events !== undefined && { events }),
  };
  return addUnknownFields(record, fields, DAY_FIELDS);
}

/** Reads a stored team request, with fields that this build does not know. */
export function readRequest(fields: Fields, id: string): RequestRecord {
  const { facts } = fields;
  const record: RequestRecord = { ...requestTexts(fields), id, ...(facts !== undefined && { facts }) };
  return addUnknownFields(record, fields, REQUEST_FIELDS);
}

/** Reads a stored setting, or a part of one, with all fields; `readSetting` parses them on use. */
export function readSettingRecord(fields: Fields, id: string): SettingRecord {
  return addUnknownFields({ id }, fields, SETTING_FIELDS);
}

/**
 * All shifts as stored; shifts awaiting repair stay unchanged. Includes ids that were assigned on reading:
 * changes refer to them, so the next reading must give the same ids.
 */
export function toStoredShifts(
  shifts: Iterable<Shift>,
  awaitingRepair: readonly ShiftAwaitingRepair[],
): readonly unknown[] {
  return [...Array.from(shifts, toStoredShift), ...awaitingRepair.map(toStoredAwaitingRepair)];
}

/** A shift awaiting repair as stored: unchanged, with the id assigned on reading, if any. */
export function toStoredAwaitingRepair({ id, stored }: ShiftAwaitingRepair): Fields {
  return readId(stored) === id ? stored : { ...stored, id };
}

/** A shift as stored, with the time range for readers of the raw data. */
export function toStoredShift(shift: Shift): Shift & { readonly timeRange: string } {
  return { ...shift, timeRange: timeRangeText(shift.startTime, shift.endTime) };
}
