import type { DayRecord } from '@/lib/days/day-record';
import type { Employee } from '@/lib/employees/employee';
import type { RequestRecord } from '@/lib/requests/request-record';
import { parseJson } from '@/lib/saved-data/json/parse-json';
import type { SettingRecord } from '@/lib/settings/setting-record';
import type { Shift, ShiftAwaitingRepair } from '@/lib/shifts/shift/shift';
import type { Template } from '@/lib/templates/template';
import { textHash } from '@/lib/text-hash';
import { isFields } from './fields';
import {
  isDated,
  readDay,
  readEmployee,
  readId,
  readRequest,
  readSettingRecord,
  readShift,
  readTemplate,
} from './stored-records';

/** A stored collection as read. `isWhole` is false if a part was unreadable and must be quarantined first. */
export interface ReadCollection<Item> {
  readonly items: readonly Item[];
  readonly isWhole: boolean;
}

/**
 * Null gives an empty collection. Text that is not a JSON array gives an empty collection that is not whole.
 */
function readArray<Item>(
  text: string | null,
  readItem: (fields: Readonly<Record<string, unknown>>, id: string) => Item | undefined,
): ReadCollection<Item> {
  if (text === null) return { items: [], isWhole: true };
  const stored = parseJson(text);
  if (!Array.isArray(stored)) return { items: [], isWhole: false };
  const items: Item[] = [];
  const ids = createFreeIds();
  let isWhole = true;
  stored.forEach((value: unknown) => {
    const item = isFields(value) ? readItem(value, ids(value)) : undefined;
    if (item === undefined) isWhole = false;
    else items.push(item);
  });
  return { items, isWhole };
}

/**
 * Returns a function that assigns missing ids from the record's content, and a new id to the later of two
 * records with one id. A record gets the same id at every reading.
 */
function createFreeIds(): (fields: Readonly<Record<string, unknown>>) => string {
  const taken = new Set<string>();
  const copies = new Map<string, number>();
  return (fields) => {
    const id = readId(fields);
    const preferred = id === '' ? `stored-${textHash(JSON.stringify(fields))}` : id;
    let free = preferred;
    // Continues from the last copy: otherwise, ten thousand equal ids would take ten thousand attempts each.
    for (let copy = copies.get(preferred) ?? 2; taken.has(free); copy += 1) {
      free = `${preferred}-${copy}`;
      copies.set(preferred, copy);
    }
    taken.add(free);
    return free;
  };
}

/** Reads the key `shifts`: the shifts, and the shifts awaiting repair. */
export function readShifts(
  text: string | null,
): ReadCollection<Shift> & { readonly awaitingRepair: readonly ShiftAwaitingRepair[] } {
  const { items, isWhole } = readArray(text, readShift);
  const awaitingRepair = items.filter((item): item is ShiftAwaitingRepair => !isDated(item));
  return { items: items.filter(isDated), awaitingRepair, isWhole };
}

/** Reads the key `employees`; two employees may share a name. */
export function readEmployees(text: string | null): ReadCollection<Employee> {
  return readArray(text, readEmployee);
}

/** Reads the key `shiftTemplates`. */
export function readTemplates(text: string | null): ReadCollection<Template> {
  return readArray(text, readTemplate);
}

/** Reads the key `brigade-days`. */
export function readDays(text: string | null): ReadCollection<DayRecord> {
  return readArray(text, readDay);
}

/** Reads the key `brigade-business-settings`. */
export function readSettingRecords(text: string | null): ReadCollection<SettingRecord> {
  return readArray(text, readSettingRecord);
}

/** Reads the key `brigade-requests`. */
export function readRequests(text: string | null): ReadCollection<RequestRecord> {
  return readArray(text, readRequest);
}
