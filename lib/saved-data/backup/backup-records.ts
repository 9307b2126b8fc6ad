import { type Employee, nameKey } from '@/lib/employees/employee';
import { asPart, type InPieces } from '@/lib/in-pieces';
import { ok, type Result, refused } from '@/lib/result';
import { type Fields, isFields } from '@/lib/saved-data/records/fields';
import { textThat } from '@/lib/saved-data/records/file-shape';
import { plainCopy } from '@/lib/saved-data/records/plain-copy';
import { MISFIT, object, optional, type Shape, string } from '@/lib/saved-data/records/shape';
import {
  EMPLOYEE_FIELDS,
  isDated,
  readEmployee,
  readShift,
  readTemplate,
  SHIFT_FIELDS,
  TEMPLATE_FIELDS,
} from '@/lib/saved-data/records/stored-records';
import { addUnknownFields } from '@/lib/saved-data/records/unknown-fields';
import type { Shift, ShiftAwaitingRepair } from '@/lib/shifts/shift/shift';
import type { Template } from '@/lib/templates/template';

/** What a backup consists of, by the names in the file. */
export const BACKUP_PARTS = [
  'version',
  'savedAt',
  'shifts',
  'undated',
  'employees',
  'shiftTemplates',
  'preferences',
  'publication',
] as const;

export type BackupPart = (typeof BACKUP_PARTS)[number];

/** The first thing in a file that cannot be read. */
export interface BackupDamage {
  readonly kind: 'damaged';
  readonly part: BackupPart;
  /** Which record of the part, counted from 1; absent where the part itself is missing or no list. */
  readonly position?: number;
}

type Part<Item> = InPieces<Result<readonly Item[], BackupDamage>>;

/** So many records are checked at a time. */
const RECORDS_PER_PIECE = 100;

/** A longer text is no date and no time: it is not even tried, since reading one takes ever longer. */
export const LONGEST_MOMENT = 100;

const given = textThat((text) => text !== '');
const moment = textThat((text) => text.length <= LONGEST_MOMENT);
// What the readers have an answer for may be missing, but is a text where it is there.
const maybe = optional(string);
// What is read when it is asked for must only be such that it can be written again.
const plain: Shape<unknown> = (value) => {
  const copy = plainCopy(value);
  return copy === undefined ? MISFIT : copy;
};

const SHIFT = object({
  id: given,
  date: moment,
  startTime: moment,
  endTime: moment,
  employeeName: maybe,
  role: maybe,
  status: maybe,
  color: maybe,
  notes: maybe,
});
const EMPLOYEE = object({ id: given, name: given, role: maybe, color: maybe, availability: optional(plain) });
const TEMPLATE = object({
  id: given,
  name: given,
  startTime: moment,
  endTime: moment,
  description: maybe,
  employeeName: maybe,
  role: maybe,
  status: maybe,
  color: maybe,
  icon: maybe,
});

/** The refusal that names the part, and the record in it where the damage is in one. */
export function damaged(part: BackupPart, index?: number): Result<never, BackupDamage> {
  return refused({ kind: 'damaged', part, ...(index !== undefined && { position: index + 1 }) });
}

/** The shifts of a backup: each with a date and times that can be read, under an id of its own. */
export function readBackupShifts(records: readonly unknown[]): Part<Shift> {
  return readPart('shifts', records, reading(SHIFT, SHIFT_FIELDS, readDated));
}

/** What waits for repair in a backup: records with whatever fields, each under an id of its own. */
export function readBackupAwaitingRepair(records: readonly unknown[]): Part<ShiftAwaitingRepair> {
  return readPart('undated', records, (record) => {
    const stored = plainRecord(record);
    return typeof stored?.id === 'string' && stored.id !== '' ? { id: stored.id, stored } : undefined;
  });
}

/** The employees of a backup: each under an id and a name of its own. */
export function* readBackupEmployees(records: readonly unknown[]): Part<Employee> {
  const read = yield* readPart('employees', records, reading(EMPLOYEE, EMPLOYEE_FIELDS, readEmployee));
  if (!read.isOk) return read;
  const repeated = yield* repeatedIndex(read.value, ({ name }) => nameKey(name));
  return repeated === undefined ? read : damaged('employees', repeated);
}

/** The templates of a backup: each with a name and times that can be read, under an id of its own. */
export function readBackupTemplates(records: readonly unknown[]): Part<Template> {
  return readPart('shiftTemplates', records, reading(TEMPLATE, TEMPLATE_FIELDS, readTemplate));
}

/**
 * A copy of the record as JSON can say it again, without any key named `__proto__`; undefined where it is no record, or
 * nested too deep to be kept.
 */
export function plainRecord(value: unknown): Fields | undefined {
  const copy = plainCopy(value);
  return isFields(copy) ? copy : undefined;
}

function readDated(fields: Fields, id: string): Shift | undefined {
  const shift = readShift(fields, id);
  return isDated(shift) ? shift : undefined;
}

/** Reads a record that has the shape: the fields that the shape names, and beside them those that nobody here knows. */
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
  const repeated = yield* asPart(
    0.9,
    1,
    repeatedIndex(items, ({ id }) => id),
  );
  return repeated === undefined ? ok(items) : damaged(part, repeated);
}

/** Where the first key stands that has stood before; undefined where none has. */
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
