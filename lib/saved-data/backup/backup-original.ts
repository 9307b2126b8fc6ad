import type { DayRecord } from '@/lib/days/day-record';
import type { Employee } from '@/lib/employees/employee';
import type { RequestRecord } from '@/lib/requests/request-record';
import { ok, type Result } from '@/lib/result';
import { type Fields, isFields } from '@/lib/saved-data/records/fields';
import {
  readDays,
  readEmployees,
  readRequests,
  readSettingRecords,
  readShifts,
  readTemplates,
} from '@/lib/saved-data/records/read-collection';
import { readDay, readEmployee, readId, readTemplate } from '@/lib/saved-data/records/stored-records';
import type { SettingRecord } from '@/lib/settings/setting-record';
import type { Shift, ShiftAwaitingRepair } from '@/lib/shifts/shift/shift';
import type { Template } from '@/lib/templates/template';
import {
  type BackupDamage,
  type BackupPart,
  damaged,
  MAX_MOMENT_LENGTH,
  plainRecord,
} from './backup-records';

interface OriginalRecords {
  readonly shifts: readonly Shift[];
  readonly awaitingRepair: readonly ShiftAwaitingRepair[];
  readonly employees: readonly Employee[];
  readonly templates: readonly Template[];
  /** Only in files that this app wrote without its backup format, when nothing else could be saved. */
  readonly days: readonly DayRecord[];
  readonly requests: readonly RequestRecord[];
  readonly settings: readonly SettingRecord[];
}

const SHIFT_FIELDS = ['employeeName', 'date', 'startTime', 'endTime'];

/**
 * Reads a file without Brigade's format: `{shifts, employees, shiftTemplates}`, of which only the shifts are
 * required, or a list of shifts. Reads the records as from storage: a shift with an unreadable date or time
 * awaits repair; missing and repeated ids are replaced. Undefined if the file has neither form.
 */
export function readOriginal(file: unknown): Result<OriginalRecords, BackupDamage> | undefined {
  const parts = partsOf(file);
  if (!parts) return undefined;
  const shifts = textOfPart('shifts', parts.shifts, hasParsableDate);
  if (!shifts.isOk) return shifts;
  const employees = textOfPart(
    'employees',
    parts.employees,
    (fields) => readEmployee(fields, '') !== undefined,
  );
  if (!employees.isOk) return employees;
  const templates = textOfPart(
    'shiftTemplates',
    parts.shiftTemplates,
    (fields) => readTemplate(fields, '') !== undefined,
  );
  if (!templates.isOk) return templates;
  const days = textOfPart('days', parts.days, (fields) => readDay(fields, readId(fields)) !== undefined);
  if (!days.isOk) return days;
  const requests = textOfPart('requests', parts.requests, () => true);
  if (!requests.isOk) return requests;
  const settings = textOfPart('settings', parts.settings, (fields) => readId(fields) !== '');
  if (!settings.isOk) return settings;
  const { items, awaitingRepair } = readShifts(shifts.value);
  return ok({
    shifts: items,
    awaitingRepair,
    employees: readEmployees(employees.value).items,
    templates: readTemplates(templates.value).items,
    days: readDays(days.value).items,
    requests: readRequests(requests.value).items,
    settings: readSettingRecords(settings.value).items,
  });
}

function partsOf(file: unknown): Fields | undefined {
  if (Array.isArray(file)) return file.length === 0 || file.some(isLikeShift) ? { shifts: file } : undefined;
  return isFields(file) && !Object.hasOwn(file, 'format') && Array.isArray(file.shifts) ? file : undefined;
}

/** Whether the value is a record with a field that only shifts have. */
export function isLikeShift(value: unknown): boolean {
  return isFields(value) && SHIFT_FIELDS.some((name) => Object.hasOwn(value, name));
}

function hasParsableDate({ date }: Fields): boolean {
  return typeof date !== 'string' || date.length <= MAX_MOMENT_LENGTH;
}

/** The text of the part as in storage; refused if a record is unreadable. */
function textOfPart(
  part: BackupPart,
  values: unknown,
  isReadable: (fields: Fields) => boolean,
): Result<string | null, BackupDamage> {
  if (values === undefined) return ok(null);
  if (!Array.isArray(values)) return damaged(part);
  const records: Fields[] = [];
  for (const [index, value] of values.entries()) {
    const record = plainRecord(value);
    if (!record || !isReadable(record)) return damaged(part, index);
    records.push(record);
  }
  return ok(JSON.stringify(records));
}
