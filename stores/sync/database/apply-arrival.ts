import {
  applyChangesToFull,
  applyChangeToFull,
  entriesBetween,
  isSamePublication,
} from '@/lib/merge/merge-state';
import { type PlacedNews, rebase, recordShownShifts } from '@/lib/merge/rebase';
import type { SignedChange, Waiting } from '@/lib/merge/signed-change';
import { isSameData } from '@/lib/saved-data/records/same-data';
import { type ChangeEntry, publicationEntry, type ScheduleChange } from '@/lib/shifts/change/schedule-change';
import type { FullSchedule } from '@/lib/shifts/history/schedule-before';
import { publicationNow } from '@/lib/shifts/publication/publication';
import { changesOfOldSettings } from '@/lib/sync/frames/old-settings';
import type { SealedTexts } from '@/lib/sync/sealed-texts';
import { logAndApply } from '@/stores/browser-storage/database/append-change';
import type { EditTransaction } from '@/stores/browser-storage/database/database-stores';
import { asRecord, putConflicts, syncState } from '@/stores/browser-storage/database/outbox';
import type { SharedPublication, SyncState } from '@/stores/browser-storage/database/sync-state';
import { publishedIn, readAffectedRecords, withoutWaiting } from './shared-records';
import type { SharedArrival } from './sync-database';

/** With more changes than this at once, one change in the log represents all of them. */
const MAX_ONE_BY_ONE = 50;
/** How many changes of all devices are stored to resend them if a relay loses them. */
const TAIL_KEPT = 2000;

export interface ApplyContext {
  readonly now: number;
  readonly newId: () => string;
}

export async function applyArrival(
  transaction: EditTransaction,
  arrival: SharedArrival,
  context: ApplyContext,
): Promise<boolean> {
  const state = await syncState(transaction);
  if (!state) return false;
  const fresh = arrival.changes.filter(({ device, n }) => n > (state.vector[device] ?? 0));
  const waiting = await readOutbox(transaction);
  const old = { texts: arrival.texts ?? {}, state, context };
  const isShown = await applyFresh(transaction, fresh, waiting, old);
  await putState(transaction, {
    ...state,
    ...positionAfter(state, fresh),
    ...arrival.position,
    roster: { ...state.roster, ...arrival.roster },
    frames: state.frames + arrival.frames,
    contactAt: context.now,
  });
  return isShown;
}

function positionAfter(
  { vector, clock, n, device }: Pick<SyncState, 'vector' | 'clock' | 'n' | 'device'>,
  fresh: readonly SignedChange[],
): Pick<SyncState, 'vector' | 'clock' | 'n'> {
  const after = { ...vector };
  for (const change of fresh) after[change.device] = change.n;
  const clocks = fresh.map((change) => change.clock);
  return {
    vector: after,
    clock: clocks.reduce((most, each) => Math.max(most, each), clock),
    n: Math.max(n, after[device] ?? 0),
  };
}

interface OldTexts {
  readonly texts: SealedTexts;
  readonly state: SyncState;
  readonly context: ApplyContext;
}

/** Business settings sent by older builds, as changes before all others. */
export function oldSettingsChanges(
  { schedule }: Pick<FullSchedule, 'schedule'>,
  { texts, state, context }: OldTexts,
): readonly SignedChange[] {
  return changesOfOldSettings(schedule.settings, texts, state.house).map((change) => ({
    ...change,
    id: context.newId(),
  }));
}

interface Kept {
  readonly key: number;
  readonly waiting: Waiting;
}

async function applyFresh(
  transaction: EditTransaction,
  fresh: readonly SignedChange[],
  kept: readonly Kept[],
  oldTexts: OldTexts,
): Promise<boolean> {
  const { state, context } = oldTexts;
  // Usually no frame has settings of older builds.
  const hasOld =
    changesOfOldSettings(new Map(), oldTexts.texts, state.house).length > 0 || hasRemovals(oldTexts);
  if (fresh.length === 0 && !hasOld) return false;
  // A queued change may be another device's, which is resent because a relay had lost it.
  const waits = new Set(kept.map(({ waiting }) => signature(waiting.made)));
  const foreign = fresh.filter((change) => !waits.has(signature(change)));
  const { vector } = positionAfter(state, fresh);
  const isSent = ({ waiting: { made } }: Kept) => made.n <= (vector[made.device] ?? 0);
  const confirmed = kept.filter(isSent);
  const rest = kept.filter((each) => !isSent(each));
  for (const { key, waiting } of confirmed) {
    await transaction.objectStore('outbox').delete(key);
    await putConflicts(transaction, waiting.conflicts, context.now);
  }
  if (kept.length === 0 && foreign.length <= MAX_ONE_BY_ONE) {
    const old = hasOld ? oldSettingsChanges(await readAffectedRecords(transaction, []), oldTexts) : [];
    await addToTail(transaction, [...old, ...fresh], rest);
    for (const change of [...old, ...foreign]) await writeChange(transaction, sharedChange(change));
    return foreign.length + old.length > 0;
  }
  const all = kept.map(({ waiting }) => waiting);
  const changes = [...fresh, ...all.flatMap(({ made, now }) => [made, now])];
  const shown = await readAffectedRecords(transaction, changes);
  const published = (await transaction.objectStore('sharing').get('published')) as
    | SharedPublication
    | undefined;
  const shared = withoutWaiting(
    shown,
    all.map(({ now }) => now),
    published,
  );
  const known = applyChangesToFull(
    shared,
    confirmed.map(({ waiting }) => waiting.now),
  );
  const old = oldSettingsChanges(shared, oldTexts);
  const placed = await addToTail(transaction, [...old, ...fresh], rest);
  const sharedNow = applyChangesToFull(shared, [...old, ...fresh]);
  const noted = recordShownShifts(
    rest.map(({ waiting }) => waiting),
    known,
    foreign,
  );
  // Another device may have resent our change after changes that the device knew.
  const isAsKept =
    foreign.length + old.length === 0 && fresh.every((change) => isSentUnchanged(change, kept));
  const outcome = !isAsKept
    ? rebase(noted, sharedNow, await newsOf(transaction, state, rest, placed))
    : { outbox: noted, shown };
  await putOutbox(transaction, rest, outcome.outbox);
  await keepShared(transaction, rest.length > 0 ? sharedNow : undefined);
  return writeDifference(transaction, shown, outcome.shown, { by: foreign, context });
}

/** Whether a setting was removed. A removed setting has no text, but this device may have its records. */
function hasRemovals({ texts }: OldTexts): boolean {
  return Object.values(texts).some(({ text }) => text === null);
}

function isSentUnchanged(change: SignedChange, kept: readonly Kept[]): boolean {
  const own = kept.find(({ waiting }) => signature(waiting.made) === signature(change));
  return own !== undefined && isSameData(own.waiting.now.entries, change.entries);
}

/** Identifies a change even after a rebase has rewritten that change. */
const signature = ({ device, n }: SignedChange) => `${device} ${n}`;

/** The change for this device's log: it is another device's, and not an undoable step here. */
function sharedChange({ id, at, entries, of, device }: SignedChange): ScheduleChange {
  return { id, at, entries, origin: 'shared', by: device, ...(of !== undefined && { of }) };
}

/** Logs and applies the change; does nothing if it has no effect or the log has it already. */
export async function writeChange(transaction: EditTransaction, change: ScheduleChange): Promise<void> {
  if (change.entries.length === 0) return;
  const logged = await transaction.objectStore('log').index('id').getKey(change.id);
  if (logged === undefined) await logAndApply(transaction, change);
}

interface Difference {
  readonly by: readonly SignedChange[];
  readonly context: ApplyContext;
}

/** Turns the old shown state into the new one, in one change; false if they are the same. */
export async function writeDifference(
  transaction: EditTransaction,
  was: FullSchedule,
  is: FullSchedule,
  { by, context: { now, newId } }: Difference,
): Promise<boolean> {
  const entries = differenceOf(was, is);
  if (entries.length === 0) return false;
  const devices = new Set(by.map(({ device }) => device));
  const [device] = devices;
  const at = by.at(-1)?.at ?? now;
  const isOne = devices.size === 1 && device !== undefined;
  await writeChange(transaction, {
    id: newId(),
    at,
    entries,
    origin: 'shared',
    ...(isOne && { by: device }),
  });
  return true;
}

/**
 * The entries that turn one schedule into the other, including the publication if the shifts do not imply it.
 */
export function differenceOf(was: FullSchedule, is: FullSchedule): readonly ChangeEntry[] {
  const records = entriesBetween(was, is).filter(({ kind }) => kind !== 'publication');
  const after = records.length > 0 ? applyChangeToFull(was, { entries: records }) : was;
  if (isSamePublication(after, is)) return records;
  return [...records, publicationEntry(publicationNow(was.schedule), publicationNow(is.schedule))];
}

export async function readOutbox(transaction: EditTransaction): Promise<readonly Kept[]> {
  const outbox = transaction.objectStore('outbox');
  const [keys, values] = await Promise.all([outbox.getAllKeys(), outbox.getAll()]);
  return keys.flatMap((key, index) => {
    const waiting = values[index];
    return waiting ? [{ key, waiting }] : [];
  });
}

/** Replaces the queued changes under their keys. */
export async function putOutbox(
  transaction: EditTransaction,
  kept: readonly Kept[],
  outbox: readonly Waiting[],
): Promise<void> {
  const store = transaction.objectStore('outbox');
  for (const [index, { key, waiting }] of kept.entries()) {
    const after = outbox[index];
    if (after && after !== waiting) await store.put(after, key);
  }
}

/** Stores the publication without queued changes; undefined if nothing is queued. */
export async function keepShared(
  transaction: EditTransaction,
  shared: FullSchedule | undefined,
): Promise<void> {
  const store = transaction.objectStore('sharing');
  if (shared) await store.put(asRecord(publishedIn(shared)));
  else await store.delete('published');
}

export async function putState(transaction: EditTransaction, state: SyncState): Promise<void> {
  await transaction.objectStore('sharing').put(asRecord(state));
}

/**
 * Appends the changes to the tail, and trims the tail to the changes that may be needed. Returns each change
 * with its place in the tail.
 */
export async function addToTail(
  transaction: EditTransaction,
  changes: readonly SignedChange[],
  rest: readonly Kept[],
): Promise<readonly PlacedNews[]> {
  const tail = transaction.objectStore('sharedTail');
  const placed: PlacedNews[] = [];
  for (const change of changes) placed.push({ place: await tail.add(change), change });
  const last = placed.at(-1)?.place ?? 0;
  const needed = rest.reduce((least, { waiting }) => Math.min(least, waiting.since), last);
  const first = Math.min(last - TAIL_KEPT, needed);
  if (first > 0) await tail.delete(IDBKeyRange.upperBound(first));
  return placed;
}

/** The changes by other devices since the oldest queued change was made. */
export async function newsOf(
  transaction: EditTransaction,
  { device }: Pick<SyncState, 'device'>,
  rest: readonly Kept[],
  placed: readonly PlacedNews[],
): Promise<readonly PlacedNews[]> {
  const since = rest.reduce((least, { waiting }) => Math.min(least, waiting.since), Number.POSITIVE_INFINITY);
  if (!Number.isFinite(since)) return placed;
  const tail = transaction.objectStore('sharedTail');
  const range = IDBKeyRange.lowerBound(since, true);
  const [keys, values] = await Promise.all([tail.getAllKeys(range), tail.getAll(range)]);
  return keys.flatMap((place, index) => {
    const change = values[index];
    return change && change.device !== device ? [{ place, change }] : [];
  });
}
