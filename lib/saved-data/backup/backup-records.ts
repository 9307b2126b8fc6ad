import type { DayRecord } from '@/lib/days/day-record';
import type { Employee } from '@/lib/employees/employee';
import type { PersonDetails } from '@/lib/employees/person-details';
import { type InPieces, scaleProgress } from '@/lib/in-pieces';
import type { RequestRecord } from '@/lib/requests/request-record';
import { ok, type Result, refused } from '@/lib/result';
import { type Fields, isFields } from '@/lib/saved-data/records/fields';
import { textThat } from '@/lib/saved-data/records/file-shape';
import {
  addUnknownFields,
  MAX_DEPTH,
  MISFIT,
  number,
  object,
  optional,
  type Shape,
  string,
} from '@/lib/saved-data/records/shape';
import {
  DAY_FIELDS,
  EMPLOYEE_FIELDS,
  isDated,
  REQUEST_FIELDS,
  readDay,
  readEmployee,
  readRequest,
  readShift,
  readTemplate,
  SHIFT_FIELDS,
  TEMPLATE_FIELDS,
} from '@/lib/saved-data/records/stored-records';
import type { SettingRecord } from '@/lib/settings/setting-record';
import type { Shift, ShiftAwaitingRepair } from '@/lib/shifts/shift/shift';
import type { Template } from '@/lib/templates/template';

/** The parts of a backup, by their names in the file. */
export const BACKUP_PARTS = [
  'version',
  'savedAt',
  'shifts',
  'undated',
  'employees',
  'shiftTemplates',
  'days',
  'requests',
  'settings',
  'preferences',
  'publication',
  'quarantine',
] as const;

export type BackupPart = (typeof BACKUP_PARTS)[number];

/** The first unreadable part or record of a file. */
export interface BackupDamage {
  readonly kind: 'damaged';
  readonly part: BackupPart;
  /** Position of the record in the part, from 1; absent if the part is missing or not a list. */
  readonly position?: number;
}

type Part<Item> = InPieces<Result<readonly Item[], BackupDamage>>;

/** Records checked per piece. */
const RECORDS_PER_PIECE = 100;

/**
 * A longer text is neither a date nor a time. The text is not parsed, because parsing takes longer the longer
 * the text is.
 */
export const MAX_MOMENT_LENGTH = 100;

const nonEmptyText = textThat((text) => text !== '');
const moment = textThat((text) => text.length <= MAX_MOMENT_LENGTH);
// An optional field must be a text if present.
const optionalText = optional(string);
// Parsed only on use: the value must only be writable as JSON again.
const jsonValue: Shape<unknown> = (value) => {
  const copy = plainCopy(value);
  return copy === undefined ? MISFIT : copy;
};

const SHIFT = object({
  id: nonEmptyText,
  date: moment,
  startTime: moment,
  endTime: moment,
  employeeName: optionalText,
  role: optionalText,
  status: optionalText,
  color: optionalText,
  notes: optionalText,
  station: optionalText,
  teamNotes: optionalText,
  kind: optionalText,
  unpaidBreak: optional(number),
  paidBreak: optional(number),
});
/** All details of a person: a backup would lose a detail that is missing here. */
const PERSON = {
  moreRoles: optional(jsonValue),
  phone: optional(jsonValue),
  email: optional(jsonValue),
  firstDay: optional(jsonValue),
  lastDay: optional(jsonValue),
  birthDate: optional(jsonValue),
  isMinor: optional(jsonValue),
  minWeekHours: optional(jsonValue),
  wantedWeekHours: optional(jsonValue),
  canLead: optional(jsonValue),
  certificates: optional(jsonValue),
  payrollId: optional(jsonValue),
  wage: optional(jsonValue),
  weeklyPay: optional(jsonValue),
  roleWages: optional(jsonValue),
  photo: optional(jsonValue),
  isHidden: optional(jsonValue),
} satisfies Readonly<Record<keyof PersonDetails, unknown>>;
const EMPLOYEE = object({
  id: nonEmptyText,
  name: nonEmptyText,
  role: optionalText,
  color: optionalText,
  availability: optional(jsonValue),
  maxWeekHours: optional(jsonValue),
  ...PERSON,
});
const TEMPLATE = object({
  id: nonEmptyText,
  name: nonEmptyText,
  startTime: moment,
  endTime: moment,
  description: optionalText,
  employeeName: optionalText,
  role: optionalText,
  status: optionalText,
  color: optionalText,
  icon: optionalText,
});
const DAY = object({
  id: nonEmptyText,
  note: optionalText,
  teamNote: optionalText,
  opening: optional(jsonValue),
  events: optional(jsonValue),
});
const REQUEST = object({
  id: nonEmptyText,
  name: optionalText,
  employeeId: optionalText,
  state: optionalText,
  word: optionalText,
  facts: optional(jsonValue),
});

/** A refusal with the part, and the damaged record if there is one. */
export function damaged(part: BackupPart, index?: number): Result<never, BackupDamage> {
  return refused({ kind: 'damaged', part, ...(index !== undefined && { position: index + 1 }) });
}

/** Reads a backup's shifts: each needs a readable date, readable times and a distinct id. */
export function readBackupShifts(records: readonly unknown[]): Part<Shift> {
  return readPart('shifts', records, reading(SHIFT, SHIFT_FIELDS, readDated));
}

/** Reads a backup's shifts that await repair: records with any fields, each with a distinct id. */
export function readBackupAwaitingRepair(records: readonly unknown[]): Part<ShiftAwaitingRepair> {
  return readPart('undated', records, (record) => {
    const stored = plainRecord(record);
    return typeof stored?.id === 'string' && stored.id !== '' ? { id: stored.id, stored } : undefined;
  });
}

/** Reads a backup's employees: each needs a name and a distinct id. Two employees may share a name. */
export function readBackupEmployees(records: readonly unknown[]): Part<Employee> {
  return readPart('employees', records, reading(EMPLOYEE, EMPLOYEE_FIELDS, readEmployee));
}

/** Reads a backup's templates: each needs a name, readable times and a distinct id. */
export function readBackupTemplates(records: readonly unknown[]): Part<Template> {
  return readPart('shiftTemplates', records, reading(TEMPLATE, TEMPLATE_FIELDS, readTemplate));
}

/** Reads a backup's day records (notes, opening, events): each needs a distinct date. */
export function readBackupDays(records: readonly unknown[]): Part<DayRecord> {
  return readPart('days', records, reading(DAY, DAY_FIELDS, readDay));
}

/** Reads a backup's team requests: each needs a distinct id. */
export function readBackupRequests(records: readonly unknown[]): Part<RequestRecord> {
  return readPart('requests', records, reading(REQUEST, REQUEST_FIELDS, readRequest));
}

/** Reads a backup's business settings: records with any fields, each with a distinct id. */
export function readBackupSettings(records: readonly unknown[]): Part<SettingRecord> {
  return readPart('settings', records, (record) => {
    const fields = plainRecord(record);
    return typeof fields?.id === 'string' && fields.id !== '' ? { ...fields, id: fields.id } : undefined;
  });
}

/**
 * A JSON-safe copy of the record without any key named `__proto__`. Undefined if the value is not a record or
 * is nested too deeply.
 */
export function plainRecord(value: unknown): Fields | undefined {
  const copy = plainCopy(value);
  return isFields(copy) ? copy : undefined;
}

function readDated(fields: Fields, id: string): Shift | undefined {
  const shift = readShift(fields, id);
  return isDated(shift) ? shift : undefined;
}

/** Reads a record of the shape: the shape's fields, plus fields that this build does not know. */
function reading<Item extends object>(
  shape: Shape<{ readonly id: string }>,
  known: object,
  read: (fields: Fields, id: string) => Item | undefined,
): (record: unknown) => Item | undefined {
  return (record) => {
    const fields = shape(record);
    const item = fields === MISFIT ? undefined : read({ ...fields }, fields.id);
    return item && isFields(record) ? addUnknownFields(item, record, known, plainCopy) : item;
  };
}

function* readPart<Item extends { readonly id: string }>(
  part: BackupPart,
  records: readonly unknown[],
  read: (record: unknown) => Item | undefined,
): Part<Item> {
  const items: Item[] = [];
  for (const [index, record] of records.entries()) {
    const item = read(record);
    if (item === undefined) return damaged(part, index);
    items.push(item);
    if (items.length % RECORDS_PER_PIECE === 0) yield (0.9 * items.length) / records.length;
  }
  const repeated = yield* scaleProgress(
    0.9,
    1,
    repeatedIndex(items, ({ id }) => id),
  );
  return repeated === undefined ? ok(items) : damaged(part, repeated);
}

/** Index of the first repeated key; undefined if there is none. */
function* repeatedIndex<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): InPieces<number | undefined> {
  const seen = new Set<string>();
  for (const [index, item] of items.entries()) {
    if (seen.size === seen.add(keyOf(item)).size) return index;
    if (seen.size % RECORDS_PER_PIECE === 0) yield index / items.length;
  }
  return undefined;
}

/**
 * A JSON-safe copy without any key named `__proto__`. Undefined for undefined, and for more than 200 levels
 * of nesting.
 */
function plainCopy(value: unknown, levels: number = MAX_DEPTH): unknown {
  // An overflowing number parses as infinite, and JSON writes infinity as null; -0 loses its sign.
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : null;
  if (typeof value !== 'object' || value === null) return value;
  if (levels === 0) return undefined;
  if (Array.isArray(value)) {
    const copies = value.map((member) => plainCopy(member, levels - 1));
    return copies.includes(undefined) ? undefined : copies;
  }
  const fields = Object.entries(value)
    .filter(([name]) => name !== '__proto__')
    .map(([name, field]) => [name, plainCopy(field, levels - 1)] as const);
  return fields.some(([, field]) => field === undefined) ? undefined : Object.fromEntries(fields);
}
