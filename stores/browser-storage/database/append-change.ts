import { nameKey } from '@/lib/employees/employee';
import type { Conflict } from '@/lib/merge/signed-change';
import { decidedRequestIds, isTooLate } from '@/lib/requests/decided-requests';
import type { Fields } from '@/lib/saved-data/records/fields';
import { readChange } from '@/lib/saved-data/records/read-change';
import {
  isDated,
  readEmployee,
  readRequest,
  readShift,
  readTemplate,
  toStoredAwaitingRepair,
  toStoredShift,
} from '@/lib/saved-data/records/stored-records';
import { employeesAsStored, renamesOfTeam } from '@/lib/shifts/change/employees-as-stored';
import { followerEntry, followRenames, renamesIn } from '@/lib/shifts/change/follow-renames';
import { mapReferences } from '@/lib/shifts/change/map-references';
import { namesIn, type Renames } from '@/lib/shifts/change/published-references';
import type { ChangeEntry, RecordKind, RecordOf, ScheduleChange } from '@/lib/shifts/change/schedule-change';
import type { Shift } from '@/lib/shifts/shift/shift';
import { appendToPublication } from './append-publication';
import type { EditTransaction, RECORD_STORES, StoredRecord } from './database-stores';
import { leaveLater } from './leave-later';
import { ontoRecords } from './onto-records';
import type { Appended, PendingChange } from './schedule-database';
import { partIfShared, type SyncPart } from './sync-part';

/** The log is trimmed to this many changes each time as many have been added; the records include all changes. */
const MAX_LOG_CHANGES = 1000;

/** One task adds at most this many records. */
const ENTRIES_PER_TASK = 500;

interface OfPage {
  readonly ownIds: ReadonlySet<string>;
  readonly refusedBefore: ReadonlySet<string>;
  readonly sharing: SyncPart | undefined;
}

/** Appends the changes in order, except those that have to be refused. */
export async function appendAll(
  transaction: EditTransaction,
  pending: readonly PendingChange[],
  { refusedBefore, ...ofPage }: OfPage,
): Promise<Appended> {
  const rewritten = new Set<string>();
  const refused = new Set<string>();
  for (const one of pending) {
    const { id, of = id } = one.change;
    const isOfRefused = [id, of].some((each) => refused.has(each) || refusedBefore.has(each));
    const handed: PendingChange = refused.size > 0 ? { ...one, isOnRefused: true } : one;
    const outcome = isOfRefused ? 'refused' : await appendOne(transaction, handed, ofPage);
    if (outcome !== 'asGiven') rewritten.add(id);
    if (outcome === 'refused') refused.add(id);
  }
  return { rewritten, refused };
}

/**
 * `rewritten`: the log has another version of the change, or had the change already. `refused`: nothing of
 * the change is stored.
 */
type Outcome = 'asGiven' | 'rewritten' | 'refused';

async function appendOne(
  transaction: EditTransaction,
  pending: PendingChange,
  { ownIds, sharing }: Pick<OfPage, 'ownIds' | 'sharing'>,
): Promise<Outcome> {
  const { change, since, isAway, isOnRefused } = pending;
  const log = transaction.objectStore('log');
  if ((await log.index('id').getKey(change.id)) !== undefined) return 'rewritten';
  if (await isDecidedElsewhere(transaction, change)) return 'refused';
  const others = (await log.getAll(IDBKeyRange.lowerBound(since, true))).flatMap((stored) => {
    const read = ownIds.has(stored.id) ? undefined : readChange(stored);
    return read ? [read] : [];
  });
  const left = await leaveLater(transaction, pending, others);
  const renames = renamesIn(others);
  const followed = followRenames(left, renames);
  const touched = new Set(others.flatMap(({ entries }) => entries.map(({ kind, id }) => `${kind} ${id}`)));
  // If the log no longer reaches back to `since`, other tabs may have changed any record.
  const isGap = ((await log.openKeyCursor())?.key ?? 0) > since + 1;
  const { change: merged, conflicts } = await ontoRecords(transaction, followed, {
    isUnknown: ({ kind, id }) =>
      isAway === true || isOnRefused === true || isGap || touched.has(`${kind} ${id}`),
    renames,
  });
  const stored = await asStored(transaction, merged, others);
  const shared = await partIfShared(transaction, sharing);
  const whole = shared ? await shared.putInOutbox(transaction, stored, { renames, conflicts }) : stored;
  await logAndApply(transaction, whole);
  return whole === change ? 'asGiven' : 'rewritten';
}

/** Adds the change to the log (trimmed from time to time) and applies it to the records and the publication. */
export async function logAndApply(transaction: EditTransaction, change: ScheduleChange): Promise<void> {
  const log = transaction.objectStore('log');
  const number = await log.add(change);
  await appendToPublication(transaction, change);
  for (const [index, entry] of change.entries.entries()) {
    const request = applyEntry(transaction, entry);
    if ((index + 1) % ENTRIES_PER_TASK === 0) await request;
  }
  if (number % MAX_LOG_CHANGES === 0) await log.delete(IDBKeyRange.upperBound(number - MAX_LOG_CHANGES));
  await renameInConflicts(transaction, change);
}

/** Choosing a version of a conflict must not bring back a name that nobody has. */
async function renameInConflicts(transaction: EditTransaction, change: ScheduleChange): Promise<void> {
  const names = namesIn(renamesIn([change]));
  if (!names.person && !names.station) return;
  const store = transaction.objectStore('conflicts');
  for (const conflict of await store.getAll()) {
    const { kind, mine, theirs } = conflict as StoredRecord & Pick<Conflict, 'kind' | 'mine' | 'theirs'>;
    // A version may have only some fields of the record.
    const follow = (version: Fields | undefined) =>
      version && mapReferences(kind, version as unknown as RecordOf<RecordKind>, names);
    const [ours, others] = [follow(mine), follow(theirs)];
    if (ours === mine && others === theirs) continue;
    await store.put({ ...conflict, ...(ours && { mine: ours }), ...(others && { theirs: others }) });
  }
}

/**
 * The change with employees as the records have them now. An employee renamed elsewhere keeps the new name. A
 * name already in use creates no second employee. A rename also applies to everything under the old name.
 * `others` are the changes that the page did not know.
 */
export async function asStored(
  transaction: EditTransaction,
  change: ScheduleChange,
  others: readonly ScheduleChange[] = [],
): Promise<ScheduleChange> {
  const { stations } = renamesIn([change]);
  if (stations.size === 0 && !change.entries.some(({ kind }) => kind === 'employee')) return change;
  const team = (await transaction.objectStore('employees').getAll()).flatMap(
    (record) => readEmployee(record, record.id) ?? [],
  );
  const entries = employeesAsStored(change.entries, team);
  const renames = { people: renamesOfTeam(entries, team), stations };
  const strays = await entriesUnderOldNames(transaction, entries, renames, others);
  const isSame = entries === change.entries && strays.length === 0;
  return isSame ? change : { ...change, entries: [...entries, ...strays] };
}

/**
 * The entries for records still under an old name, including records that the renaming tab does not know yet.
 */
async function entriesUnderOldNames(
  transaction: EditTransaction,
  entries: readonly ChangeEntry[],
  { people, stations }: Renames,
  others: readonly ScheduleChange[],
): Promise<readonly ChangeEntry[]> {
  if (people.size === 0 && stations.size === 0) return [];
  const names = namesIn({ people, stations });
  const touched = new Set(entries.map(({ kind, id }) => `${kind} ${id}`));
  const strays: ChangeEntry[] = [];
  const follow = <Kind extends RecordKind>(kind: Kind, record: RecordOf<Kind> | undefined) => {
    const key = record && `${kind} ${record.id}`;
    if (!record || key === undefined || touched.has(key)) return;
    touched.add(key);
    const entry = followerEntry(kind, record, names);
    if (entry) strays.push(entry);
  };
  const followShift = (record: StoredRecord | undefined) => {
    const shift = record && readShift(record, record.id);
    if (shift && isDated(shift)) follow('shift', shift);
  };
  const shifts = transaction.objectStore('shifts');
  const byName = shifts.index('name');
  // An older build wrote keys that distinguished more spellings: map each stored key to the name's present key.
  for (let at = await byName.openKeyCursor(null, 'nextunique'); at; at = await at.continue()) {
    if (!people.has(nameKey(String(at.key)))) continue;
    for (const record of await byName.getAll(at.key)) followShift(record);
  }
  // Stations have no index. Only shifts that other tabs changed can be unknown to this tab.
  const edited = stations.size > 0 ? others.flatMap(({ entries: of }) => of) : [];
  for (const { kind, id } of edited) if (kind === 'shift') followShift(await shifts.get(id));
  for (const record of await transaction.objectStore('undated').getAll()) {
    const shift = readShift(record, record.id);
    if (!isDated(shift)) follow('undated', shift);
  }
  for (const record of await transaction.objectStore('templates').getAll())
    follow('template', readTemplate(record, record.id));
  for (const record of await transaction.objectStore('requests').getAll())
    follow('request', readRequest(record, record.id));
  return strays;
}

/**
 * Stores or removes the entry's record. Resolves when the record is written; the transaction reports a
 * failure.
 */
export function applyEntry(transaction: EditTransaction, entry: ChangeEntry): Promise<unknown> {
  const put = (store: (typeof RECORD_STORES)[number], record: object | undefined) => {
    // Rarely awaited: a transaction runs its requests in order, and reports the first failure when it ends.
    const request = record
      ? transaction.objectStore(store).put(record as StoredRecord)
      : transaction.objectStore(store).delete(entry.id);
    request.catch(() => {});
    return request;
  };
  switch (entry.kind) {
    case 'shift':
      return put('shifts', entry.after && shiftRecord(entry.after));
    case 'undated':
      return put('undated', entry.after && toStoredAwaitingRepair(entry.after));
    case 'employee':
      return put('employees', entry.after);
    case 'template':
      return put('templates', entry.after);
    case 'day':
      return put('days', entry.after);
    case 'request':
      return put('requests', entry.after);
    case 'setting':
      return put('settings', entry.after);
    case 'publication':
      return Promise.resolve();
  }
}

function shiftRecord(shift: Shift) {
  return { ...toStoredShift(shift), nameKey: nameKey(shift.employeeName) };
}

/**
 * Whether the change decides a request that another page has already decided or removed. If so, nothing of the change
 * may be stored.
 */
async function isDecidedElsewhere(transaction: EditTransaction, change: ScheduleChange): Promise<boolean> {
  const requests = transaction.objectStore('requests');
  const stored = await Promise.all(decidedRequestIds(change).map((id) => requests.get(id)));
  return stored.some((record) => isTooLate(record && readRequest(record, record.id)));
}
