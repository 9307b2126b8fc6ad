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
 * Includes what is stored with a shift for other readers and derived on reading, and the name that marks one awaiting
 * repair.
 */
export const SHIFT_FIELDS = { ...shiftTexts({}), ...DETAIL_FIELDS, timeRange: '', nameKey: '', stored: '' };
export const EMPLOYEE_FIELDS = { ...employeeTexts({}), availability: '', maxWeekHours: '', ...PERSON_FIELDS };
export const TEMPLATE_FIELDS = templateTexts({});
export const DAY_FIELDS = { ...dayTexts({}), opening: '', events: '' };
export const REQUEST_FIELDS = { ...requestTexts({}), facts: '' };

const SETTING_FIELDS = { id: '' };

/** The id of a stored record: a text or, in the original product's data, a number. Empty when there is none. */
export function readId(fields: Fields): string {
  return text(fields.id);
}

/**
 * Reads a stored shift, with fields that this build does not know. One whose date or times cannot be understood is
 * returned as stored, for repair: a guess could put somebody to work on a wrong day.
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

/** Whether the record was read as a shift rather than kept for repair. */
export function isDated(record: Shift | ShiftAwaitingRepair): record is Shift {
  return !('stored' in record);
}

/**
 * Reads a stored employee, with fields that this build does not know; undefined without a name, since the name is the
 * identity.
 */
export function readEmployee(fields: Fields, id: string): Employee | undefined {
  const texts = employeeTexts(fields);
  const name = texts.name.trim();
  if (name === '') return undefined;
  const { role } = texts;
  // As stored, whatever it is: parsed on use.
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
 * Reads a stored template, with fields that this build does not know; undefined without a name or with times that
 * cannot be understood.
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
 * Reads what is stored of a date, with fields that this build does not know; undefined where the id is no date.
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

/** Reads what somebody of the team asks, with fields that this build does not know. */
export function readRequest(fields: Fields, id: string): RequestRecord {
  const { facts } = fields;
  const record: RequestRecord = { ...requestTexts(fields), id, ...(facts !== undefined && { facts }) };
  return addUnknownFields(record, fields, REQUEST_FIELDS);
}

/** Reads a stored setting, or a part of one, with every field: what its fields mean is read on use (`readSetting`). */
export function readSettingRecord(fields: Fields, id: string): SettingRecord {
  return addUnknownFields({ id }, fields, SETTING_FIELDS);
}

/**
 * All shifts as stored, those awaiting repair unchanged. An id assigned on reading is written too: changes refer to
 * it, and it must be the same at the next reading.
 */
export function toStoredShifts(
  shifts: Iterable<Shift>,
  awaitingRepair: readonly ShiftAwaitingRepair[],
): readonly unknown[] {
  return [...Array.from(shifts, toStoredShift), ...awaitingRepair.map(toStoredAwaitingRepair)];
}

/** A shift awaiting repair as stored: unchanged, with any id assigned on reading. */
export function toStoredAwaitingRepair({ id, stored }: ShiftAwaitingRepair): Fields {
  return readId(stored) === id ? stored : { ...stored, id };
}

/** A shift as stored: with the derived time range, for readers of the raw data. */
export function toStoredShift(shift: Shift): Shift & { readonly timeRange: string } {
  return { ...shift, timeRange: timeRangeText(shift.startTime, shift.endTime) };
}
