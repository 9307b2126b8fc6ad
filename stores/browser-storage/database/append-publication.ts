import { readPublication, readPublishedShift } from '@/lib/saved-data/records/read-publication';
import { isDated, readEmployee, readShift } from '@/lib/saved-data/records/stored-records';
import type { ChangeEntry, ScheduleChange } from '@/lib/shifts/change/schedule-change';
import { EMPTY_INDEX, withEntries } from '@/lib/shifts/change/schedule-index';
import {
  differencesOn,
  type Publication,
  type PublicationAct,
  type PublishedShift,
  type Unpublished,
  unpublishedSince,
} from '@/lib/shifts/publication/publication';
import {
  actSourceOf,
  applyPublicationAct,
  concernedIds,
  needsAllShifts,
} from '@/lib/shifts/publication/publication-act';
import { applyPublicationStep } from '@/lib/shifts/publication/publication-step';
import { publishedDaysOf, republishedDays } from '@/lib/shifts/publication/published-days';
import { employeeRenames, renameInPublication, unpublishedAfter } from '@/lib/shifts/publication/unpublished';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { EditTransaction, StoredRecord } from './database-stores';

type PublicationEntry = Extract<ChangeEntry, { kind: 'publication' }>;

/**
 * Updates the publication and the differences since it, in step with `applyChange`. Must run before the
 * entries are applied, because the update needs the previous records.
 */
export async function appendToPublication(
  transaction: EditTransaction,
  change: ScheduleChange,
): Promise<void> {
  const { entries } = change;
  const publications = transaction.objectStore('publication');
  const unpublished = transaction.objectStore('unpublished');
  const entry = entries.findLast(({ kind }) => kind === 'publication');
  if (entry?.kind === 'publication') {
    if (entry.after?.act) return appendAct(transaction, { ...entry.after, act: entry.after.act });
    if (change.of) return appendStep(transaction, entry, entries);
    await unpublished.clear();
    await publications.clear();
    if (entry.after) await publications.put({ ...entry.after });
    for (const shift of unpublishedSince(entry.after).values()) await unpublished.put({ ...shift });
    return;
  }
  const ids = new Set(entries.flatMap(({ kind, id }) => (kind === 'shift' ? [id] : [])));
  // Shifts that already differ may have been published under a name that is now replaced.
  const names = await namesAfter(transaction, entries);
  if (ids.size === 0 && names.size === 0) return;
  const publication = await storedPublication(transaction);
  if (!publication) return;
  if (names.size > 0) {
    for (const id of await unpublished.getAllKeys()) ids.add(id);
    const renamed = renameInPublication(publication, names);
    if (renamed !== publication) await publications.put({ ...renamed });
  }
  const records = await Promise.all(Array.from(ids, (id) => unpublished.get(id)));
  const stored = storedDifferences(records);
  const known = differencesOn(publication, stored);
  const current = await storedShifts(transaction, ids);
  await putDifferences(
    transaction,
    stored,
    unpublishedAfter(known, entries, (id) => current.get(id), publication, names),
  );
}

/** Reads the team only if an entry is about an employee. */
export async function namesAfter(
  transaction: EditTransaction,
  entries: readonly ChangeEntry[],
): Promise<ReadonlyMap<string, string>> {
  if (!entries.some(({ kind }) => kind === 'employee')) return new Map();
  const team = await transaction.objectStore('employees').getAll();
  return employeeRenames(
    entries,
    team.flatMap((record) => readEmployee(record, record.id) ?? []),
  );
}

async function appendAct(
  transaction: EditTransaction,
  change: Publication & { readonly act: PublicationAct },
): Promise<void> {
  const { act } = change;
  const publication = await storedPublication(transaction);
  const records = await transaction.objectStore('unpublished').getAll();
  const stored = storedDifferences(records);
  const unpublished = differencesOn(publication, stored);
  const ofDays = needsAllShifts(act) ? await shiftsOfDays(transaction, act) : [];
  const ids = concernedIds({ publication, unpublished }, act);
  for (const { id } of ofDays) ids.delete(id);
  const current = await storedShifts(transaction, ids);
  for (const shift of ofDays) current.set(shift.id, shift);
  const after = applyPublicationAct({ publication, unpublished }, change, {
    find: (id) => current.get(id),
    on: () => ofDays,
  });
  await putPublished(transaction, stored, after);
}

async function appendStep(
  transaction: EditTransaction,
  entry: PublicationEntry,
  entries: readonly ChangeEntry[],
): Promise<void> {
  const publication = await storedPublication(transaction);
  const stored = storedDifferences(await transaction.objectStore('unpublished').getAll());
  const known = differencesOn(publication, stored);
  const touched = entries.filter((each) => each.kind === 'shift');
  const later = republishedDays(publishedDaysOf(publication), publishedDaysOf(entry.before));
  const ids = [...known.keys(), ...unpublishedSince(entry.after).keys(), ...touched.map(({ id }) => id)];
  const current = await storedShifts(transaction, new Set(ids));
  for (const shift of await shiftsOfDays(transaction, { spans: later })) current.set(shift.id, shift);
  const names = await namesAfter(transaction, entries);
  const standing = publication && {
    publication: renameInPublication(publication, names),
    unpublished: unpublishedAfter(known, entries, (id) => current.get(id), publication, names),
  };
  const shifts = withEntries(EMPTY_INDEX, [
    ...Array.from(current.values(), (shift) => ({ id: shift.id, after: shift })),
    ...touched,
  ]);
  const after = applyPublicationStep(
    standing ?? { publication, unpublished: known },
    entry,
    actSourceOf(shifts),
  );
  await putPublished(transaction, stored, after);
}

async function putPublished(
  transaction: EditTransaction,
  stored: readonly PublishedShift[],
  { publication, unpublished }: ReturnType<typeof applyPublicationStep>,
): Promise<void> {
  const publications = transaction.objectStore('publication');
  await publications.clear();
  if (publication) await publications.put({ ...publication });
  await putDifferences(transaction, stored, unpublished);
}

export async function storedPublication(transaction: EditTransaction): Promise<Publication | undefined> {
  const records = await transaction.objectStore('publication').getAll();
  return records.map(readPublication).find((publication) => publication !== undefined);
}

function storedDifferences(records: readonly (StoredRecord | undefined)[]): readonly PublishedShift[] {
  return records.flatMap((record) => (record && readPublishedShift(record)) ?? []);
}

async function shiftsOfDays(
  transaction: EditTransaction,
  { spans }: Pick<PublicationAct, 'spans'>,
): Promise<readonly Shift[]> {
  const byDate = transaction.objectStore('shifts').index('date');
  const found = await Promise.all(spans.map(({ from, to }) => byDate.getAll(IDBKeyRange.bound(from, to))));
  return found.flat().flatMap((record) => readDated(record) ?? []);
}

async function storedShifts(
  transaction: EditTransaction,
  ids: Iterable<string>,
): Promise<Map<string, Shift>> {
  const shifts = transaction.objectStore('shifts');
  const records = await Promise.all(Array.from(ids, (id) => shifts.get(id)));
  return new Map(
    records.flatMap((record) => {
      const shift = record && readDated(record);
      return shift ? [[shift.id, shift]] : [];
    }),
  );
}

function readDated(record: StoredRecord): Shift | undefined {
  const shift = readShift(record, record.id);
  return isDated(shift) ? shift : undefined;
}

/** Writes the entries that differ from the stored ones, including entries that `differencesOn` changed. */
async function putDifferences(
  transaction: EditTransaction,
  stored: readonly PublishedShift[],
  after: Unpublished,
): Promise<void> {
  const known = new Map(stored.map((entry) => [entry.id, entry]));
  const store = transaction.objectStore('unpublished');
  const requests: Promise<unknown>[] = [];
  for (const entry of after.values()) {
    if (known.get(entry.id) !== entry) requests.push(store.put({ ...entry }));
  }
  for (const id of known.keys()) if (!after.has(id)) requests.push(store.delete(id));
  await Promise.all(requests);
}
