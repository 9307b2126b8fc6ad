import { nameKey } from '@/lib/employees/employee';
import { applyChangeToFull, EMPTY_FULL_SCHEDULE } from '@/lib/merge/merge-state';
import type { SignedChange } from '@/lib/merge/signed-change';
import { readPublishedShift } from '@/lib/saved-data/records/read-publication';
import {
  isDated,
  readDay,
  readEmployee,
  readRequest,
  readSettingRecord,
  readShift,
  readTemplate,
} from '@/lib/saved-data/records/stored-records';
import { type ChangeEntry, invertChange, type ScheduleChange } from '@/lib/shifts/change/schedule-change';
import { EMPTY_INDEX, withEntries } from '@/lib/shifts/change/schedule-index';
import type { FullSchedule } from '@/lib/shifts/history/schedule-before';
import { differencesOn, type PublishedShift, unpublishedSince } from '@/lib/shifts/publication/publication';
import { concernedIds } from '@/lib/shifts/publication/publication-act';
import { publishedDaysOf } from '@/lib/shifts/publication/published-days';
import type { Shift, ShiftAwaitingRepair } from '@/lib/shifts/shift/shift';
import { storedPublication } from '@/stores/browser-storage/database/append-publication';
import type { EditTransaction, StoredRecord } from '@/stores/browser-storage/database/database-stores';
import type { SharedPublication } from '@/stores/browser-storage/database/sync-state';

/** Everything that the changes can touch or depend on, from the records: a schedule with only some of the shifts. */
export async function readAffectedRecords(
  transaction: EditTransaction,
  changes: readonly ScheduleChange[],
): Promise<FullSchedule> {
  const [employees, templates, days, requests, settings, undated, publication, unpublishedRecords] =
    await Promise.all([
      transaction.objectStore('employees').getAll(),
      transaction.objectStore('templates').getAll(),
      transaction.objectStore('days').getAll(),
      transaction.objectStore('requests').getAll(),
      transaction.objectStore('settings').getAll(),
      transaction.objectStore('undated').getAll(),
      storedPublication(transaction),
      transaction.objectStore('unpublished').getAll(),
    ]);
  const unpublished = differencesOn(
    publication,
    unpublishedRecords.flatMap((record) => readPublishedShift(record) ?? []),
  );
  const shifts = new Map<string, Shift>();
  const put = (records: readonly (StoredRecord | undefined)[]) => {
    for (const record of records) {
      const shift = record && readShift(record, record.id);
      if (shift && isDated(shift)) shifts.set(shift.id, shift);
    }
  };
  const ids = idsToRead(changes);
  for (const entry of publicationsIn(changes)) {
    const act = entry.after?.act ?? { kind: 'publish', spans: [] };
    for (const id of concernedIds({ publication, unpublished }, act)) ids.add(id);
    for (const id of unpublishedSince(entry.after).keys()) ids.add(id);
    const byDate = transaction.objectStore('shifts').index('date');
    const spans = [...act.spans, ...publishedDaysOf(entry.before), ...publishedDaysOf(entry.after)];
    // An old publication without days covers all days; only differences matter then.
    for (const { from, to } of entry.after?.act || entry.after?.days ? spans : [])
      put(await byDate.getAll(IDBKeyRange.bound(from, to)));
  }
  const store = transaction.objectStore('shifts');
  put(await Promise.all(Array.from(ids, (id) => store.get(id))));
  for (const name of oldNames(changes)) put(await store.index('name').getAll(name));
  return {
    schedule: {
      ...EMPTY_FULL_SCHEDULE.schedule,
      employees: byId(employees.flatMap((record) => readEmployee(record, record.id) ?? [])),
      templates: byId(templates.flatMap((record) => readTemplate(record, record.id) ?? [])),
      days: byId(days.flatMap((record) => readDay(record, record.id) ?? [])),
      requests: byId(requests.flatMap((record) => readRequest(record, record.id) ?? [])),
      settings: byId(settings.map((record) => readSettingRecord(record, record.id))),
      publication,
      unpublished,
      shifts: withEntries(
        EMPTY_INDEX,
        Array.from(shifts.values(), (shift) => ({ id: shift.id, after: shift })),
      ),
    },
    awaitingRepair: undated.flatMap((record): readonly ShiftAwaitingRepair[] => {
      const shift = readShift(record, record.id);
      return shift && !isDated(shift) ? [shift] : [];
    }),
  };
}

/** The schedule without the queued changes: the shared state as far as this device knows. */
export function withoutWaiting(
  shown: FullSchedule,
  waiting: readonly SignedChange[],
  published: SharedPublication | undefined,
): FullSchedule {
  if (waiting.length === 0) return shown;
  const state = [...waiting].reverse().reduce((sum, change) => {
    const { entries } = invertChange(change, change.id, change.at);
    return applyChangeToFull(sum, { entries: entries.filter(({ kind }) => kind !== 'publication') });
  }, shown);
  const publication = published?.publication;
  const unpublished = differencesOn(publication, published?.unpublished ?? []);
  return { ...state, schedule: { ...state.schedule, publication, unpublished } };
}

/** The publication of that schedule, stored next to the queued changes. */
export function publishedIn({ schedule }: FullSchedule): SharedPublication {
  const { publication, unpublished } = schedule;
  return {
    id: 'published',
    ...(publication && { publication }),
    unpublished: [...unpublished.values()] satisfies readonly PublishedShift[],
  };
}

function idsToRead(changes: readonly ScheduleChange[]): Set<string> {
  return new Set(
    changes.flatMap(({ entries }) => entries.flatMap(({ kind, id }) => (kind === 'shift' ? [id] : []))),
  );
}

function publicationsIn(changes: readonly ScheduleChange[]) {
  return changes
    .flatMap(({ entries }) => entries)
    .filter((entry): entry is Extract<ChangeEntry, { kind: 'publication' }> => entry.kind === 'publication');
}

/** The keys of names from which or to which the changes rename somebody. */
function oldNames(changes: readonly ScheduleChange[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const entry of changes.flatMap(({ entries }) => entries)) {
    if (entry.kind !== 'employee' || !entry.before || !entry.after) continue;
    const [from, to] = [nameKey(entry.before.name), nameKey(entry.after.name)];
    if (from !== to) names.add(from).add(to);
  }
  return names;
}

function byId<Item extends { readonly id: string }>(items: readonly Item[]): ReadonlyMap<string, Item> {
  return new Map(items.map((item) => [item.id, item]));
}
