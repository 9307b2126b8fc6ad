import { emptyDay, isDayId, isEmptyDay } from '@/lib/days/day-record';
import { isSameData, isSameList } from '@/lib/saved-data/records/same-data';
import {
  isDated,
  readDay,
  readEmployee,
  readRequest,
  readSettingRecord,
  readShift,
  readTemplate,
} from '@/lib/saved-data/records/stored-records';
import { isEmptySetting } from '@/lib/settings/setting-record';
import {
  type ChangeEntry,
  dayEntry,
  requestEntry,
  type ScheduleChange,
  settingEntry,
} from '@/lib/shifts/change/schedule-change';
import type { EditTransaction } from './database-stores';
import { editOnto, touchedFields } from './edit-onto';

/**
 * The change of what a page without a database knew, or of what it was refused in part, made to what the records say by now: fields that it did not touch
 * stay as they are, and a rename alone brings back no shift that is gone. Whose name an employee has is left as it is.
 */
export async function ontoRecords(
  transaction: EditTransaction,
  change: ScheduleChange,
): Promise<ScheduleChange> {
  const isRename = change.entries.some(({ kind, before, after }) => kind === 'employee' && before && after);
  const onto = (entry: ChangeEntry) => ontoRecord(transaction, entry, isRename);
  return withEntriesOnto(change, onto);
}

async function ontoRecord(
  transaction: EditTransaction,
  entry: ChangeEntry,
  isRename: boolean,
): Promise<readonly ChangeEntry[]> {
  if (entry.kind === 'day') return ontoDay(transaction, entry);
  if (entry.kind === 'request') return ontoRequest(transaction, entry);
  if (entry.kind === 'setting') return ontoSetting(transaction, entry);
  if (!entry.before || !entry.after) return [entry];
  switch (entry.kind) {
    case 'shift': {
      const record = await transaction.objectStore('shifts').get(entry.id);
      const stored = record && readShift(record, record.id);
      const touched = touchedFields(entry.before, entry.after);
      if (!stored && isRename && touched.join() === 'employeeName') return [];
      if (!stored || !isDated(stored)) return [entry];
      const after = editOnto(stored, entry.before, entry.after);
      return [isSameData(after, entry.after) ? entry : { ...entry, before: stored, after }];
    }
    case 'template': {
      const record = await transaction.objectStore('templates').get(entry.id);
      const stored = record && readTemplate(record, record.id);
      if (!stored) return [entry];
      const after = editOnto(stored, entry.before, entry.after);
      return [isSameData(after, entry.after) ? entry : { ...entry, before: stored, after }];
    }
    case 'employee': {
      const record = await transaction.objectStore('employees').get(entry.id);
      const stored = record && readEmployee(record, record.id);
      if (!stored) return [entry];
      // Names are told apart with the whole team in view (`employeesAsStored`).
      const before = { ...stored, name: entry.before.name };
      const after = { ...editOnto(stored, entry.before, entry.after), name: entry.after.name };
      return [isSameData(after, entry.after) ? entry : { ...entry, before, after }];
    }
    default:
      return [entry];
  }
}

/**
 * The change with what it says of dates, requests and settings made to what the records say by now. Their ids are not made up, so
 * that two pages may add the same one: of a date or setting each has its fields then, also of one that nothing was said of, and a
 * request that is there already stays as it is.
 */
export async function ontoShared(
  transaction: EditTransaction,
  change: ScheduleChange,
): Promise<ScheduleChange> {
  if (!change.entries.some(({ kind }) => kind === 'day' || kind === 'request' || kind === 'setting'))
    return change;
  return withEntriesOnto(change, async (entry) => {
    if (entry.kind === 'day') return ontoDay(transaction, entry);
    if (entry.kind === 'setting') return ontoSetting(transaction, entry);
    return entry.kind === 'request' ? ontoRequest(transaction, entry) : [entry];
  });
}

async function withEntriesOnto(
  change: ScheduleChange,
  onto: (entry: ChangeEntry) => Promise<readonly ChangeEntry[]>,
): Promise<ScheduleChange> {
  const entries = (await Promise.all(change.entries.map(onto))).flat();
  return isSameList(entries, change.entries) ? change : { ...change, entries };
}

async function ontoDay(
  transaction: EditTransaction,
  entry: Extract<ChangeEntry, { kind: 'day' }>,
): Promise<readonly ChangeEntry[]> {
  const record = await transaction.objectStore('days').get(entry.id);
  const stored = record && readDay(record, record.id);
  if (isSameData(stored, entry.before) || !isDayId(entry.id)) return [entry];
  const nothing = emptyDay(entry.id);
  const merged = editOnto(stored ?? nothing, entry.before ?? nothing, entry.after ?? nothing);
  const after = isEmptyDay(merged) ? undefined : merged;
  if (isSameData(after, entry.after) && entry.before !== undefined) return [entry];
  return stored || after ? [dayEntry(stored, after)] : [];
}

async function ontoSetting(
  transaction: EditTransaction,
  entry: Extract<ChangeEntry, { kind: 'setting' }>,
): Promise<readonly ChangeEntry[]> {
  const { id } = entry;
  const record = await transaction.objectStore('settings').get(id);
  const stored = record && readSettingRecord(record, id);
  if (isSameData(stored, entry.before)) return [entry];
  const merged = editOnto(stored ?? { id }, entry.before ?? { id }, entry.after ?? { id });
  const after = isEmptySetting(merged) ? undefined : merged;
  return stored || after ? [settingEntry(stored, after)] : [];
}

async function ontoRequest(
  transaction: EditTransaction,
  entry: Extract<ChangeEntry, { kind: 'request' }>,
): Promise<readonly ChangeEntry[]> {
  const { id, before, after } = entry;
  const record = await transaction.objectStore('requests').get(id);
  if (!record || !after) return [entry];
  if (!before) return [];
  const stored = readRequest(record, id);
  if (isSameData(stored, before)) return [entry];
  return [requestEntry(stored, editOnto(stored, before, after))];
}
