import { applyChangesToFull, entriesBetween } from '@/lib/merge/merge-state';
import { rebase, recordShownShifts } from '@/lib/merge/rebase';
import type { SignedChange, Vector, Waiting } from '@/lib/merge/signed-change';
import type { BackupContent } from '@/lib/saved-data/backup/backup';
import { wholeScheduleOf } from '@/lib/saved-data/backup/whole-schedule';
import { allShifts } from '@/lib/shifts/change/schedule-index';
import type { FullSchedule } from '@/lib/shifts/history/schedule-before';
import { differencesOn, publicationNow, unpublishedSince } from '@/lib/shifts/publication/publication';
import { applyInPieces } from '@/stores/browser-storage/database/append-in-bulk';
import type { EditTransaction } from '@/stores/browser-storage/database/database-stores';
import { putConflicts, syncState } from '@/stores/browser-storage/database/outbox';
import { readContentIn } from '@/stores/browser-storage/database/read-content';
import type { SharedPublication } from '@/stores/browser-storage/database/sync-state';
import { type LongWork, partOf } from '@/stores/workers/do-in-pieces';
import {
  type ApplyContext,
  addToTail,
  differenceOf,
  keepShared,
  newsOf,
  oldSettingsChanges,
  putOutbox,
  putState,
  readOutbox,
  writeChange,
} from './apply-arrival';
import { keepLocalData } from './keep-local-data';
import { withoutWaiting } from './shared-records';
import type { AppliedSnapshot, SharedWhole, WholeHere } from './sync-database';

/** A change with more records restarts the log, as a restore does: pages read everything again. */
const MAX_LOGGED = 5000;

export async function applySnapshot(
  transaction: EditTransaction,
  { content, texts = {}, tail, vector, clock, position, roster, frames }: SharedWhole,
  context: ApplyContext & { readonly work: LongWork; readonly id: string },
): Promise<AppliedSnapshot> {
  const state = await syncState(transaction);
  if (!state) return 'same';
  const arrival = { tail, vector, clock, position, roster, frames };
  if (state.isReplaced && !state.isJoining) return keepLocalData(transaction, arrival, context);
  const here = await readContentIn(transaction, partOf(context.work, 0, 0.4));
  const shown = wholeOf(here.content);
  const kept = await readOutbox(transaction);
  const all = kept.map(({ waiting }) => waiting);
  const sharing = transaction.objectStore('sharing');
  const published = (await sharing.get('published')) as SharedPublication | undefined;
  const was = withoutWaiting(
    shown,
    all.map(({ now }) => now),
    published,
  );
  const isThere = ({ device, n }: SignedChange) => n <= (vector[device] ?? 0);
  const isAhead = Object.entries(state.vector).some(([device, n]) => (vector[device] ?? 0) < n);
  // Resend the changes of all devices that the relay has lost.
  const lost = isAhead && !state.isJoining ? await lostChanges(transaction, isThere) : [];
  if (isAhead && !state.isJoining && !isComplete(lost, state.vector, vector))
    return keepLocalData(transaction, arrival, context);
  const confirmed = kept.filter(({ waiting }) => isThere(waiting.made));
  const rest = kept.filter(({ waiting }) => !isThere(waiting.made));
  for (const { key, waiting } of confirmed) {
    await transaction.objectStore('outbox').delete(key);
    await putConflicts(transaction, waiting.conflicts, context.now);
  }
  const start = wholeOf(content);
  const old = oldSettingsChanges(start, { texts, state: { ...state, house: {} }, context });
  const there = applyChangesToFull(start, [...old, ...tail]);
  const base = lost.length > 0 ? there : was;
  const between: SignedChange = {
    id: context.id,
    at: context.now,
    entries: entriesBetween(base, there),
    device: '',
    n: 0,
    clock,
  };
  const placed = await addToTail(transaction, between.entries.length > 0 ? [between] : [], rest);
  const news = await newsOf(transaction, state, rest, placed);
  const since = news.at(-1)?.place ?? 0;
  const again = lost.map((made): Waiting => ({ made, since, now: made, conflicts: [] }));
  const noted = recordShownShifts(
    rest.map(({ waiting }) => waiting),
    base,
    [between],
  );
  const outcome = rebase([...again, ...noted], there, news);
  await replaceOutbox(transaction, {
    rest,
    again: outcome.outbox.slice(0, lost.length),
    own: outcome.outbox.slice(lost.length),
  });
  const isWaiting = rest.length + lost.length > 0;
  await keepShared(transaction, isWaiting ? there : undefined);
  const { isJoining: _joined, ...others } = state;
  await putState(transaction, {
    ...others,
    ...position,
    vector,
    clock: Math.max(state.clock, clock),
    n: Math.max(state.n, vector[state.device] ?? 0),
    roster,
    frames,
    contactAt: context.now,
    isJoining: false,
  });
  const isChanged = await writeAll(transaction, shown, outcome.shown, context);
  return isChanged ? 'changed' : 'same';
}

/** Whether the changes cover everything known here that the relay lacks. */
function isComplete(lost: readonly SignedChange[], known: Vector, there: Vector): boolean {
  return Object.entries(known).every(([device, n]) => {
    const missing = n - (there[device] ?? 0);
    return missing <= lost.filter((change) => change.device === device).length;
  });
}

async function lostChanges(
  transaction: EditTransaction,
  isThere: (change: SignedChange) => boolean,
): Promise<readonly SignedChange[]> {
  const tail = await transaction.objectStore('sharedTail').getAll();
  const seen = new Set<string>();
  return tail.filter((change) => {
    const key = `${change.device} ${change.n}`;
    if (change.device === '' || isThere(change) || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

interface NewOutbox {
  readonly rest: Awaited<ReturnType<typeof readOutbox>>;
  readonly again: readonly Waiting[];
  readonly own: readonly Waiting[];
}

/** Resent changes go first, because they were sent before the queued ones. */
async function replaceOutbox(transaction: EditTransaction, { rest, again, own }: NewOutbox): Promise<void> {
  if (again.length === 0) return putOutbox(transaction, rest, own);
  const store = transaction.objectStore('outbox');
  for (const { key } of rest) await store.delete(key);
  for (const waiting of [...again, ...own]) await store.add(waiting);
}

/** Writes the difference: as one change of the log if it is small enough, otherwise as a restore does. */
async function writeAll(
  transaction: EditTransaction,
  was: FullSchedule,
  is: FullSchedule,
  context: ApplyContext & { readonly work: LongWork; readonly id: string },
): Promise<boolean> {
  const entries = differenceOf(was, is);
  if (entries.length === 0) return false;
  const head = { id: context.id, at: context.now, origin: 'shared' } as const;
  if (entries.length <= MAX_LOGGED) {
    await writeChange(transaction, { ...head, entries });
    return true;
  }
  const log = transaction.objectStore('log');
  const last = await log.openKeyCursor(null, 'prev');
  await log.clear();
  await log.put({ ...head, entries: [] }, (last?.key ?? 0) + 2);
  await putPublished(transaction, is);
  await applyInPieces(transaction, entries, partOf(context.work, 0.4, 1));
  return true;
}

async function putPublished(transaction: EditTransaction, { schedule }: FullSchedule): Promise<void> {
  const { publication, unpublished } = schedule;
  const [publications, store] = [
    transaction.objectStore('publication'),
    transaction.objectStore('unpublished'),
  ];
  await publications.clear();
  await store.clear();
  if (publication) await publications.put({ ...publication });
  for (const shift of unpublished.values()) await store.put({ ...shift });
}

export async function readWhole(
  transaction: EditTransaction,
  work: LongWork,
): Promise<WholeHere | undefined> {
  const state = await syncState(transaction);
  if (!state) return undefined;
  const outbox = await transaction.objectStore('outbox').getAll();
  const published = (await transaction.objectStore('sharing').get('published')) as
    | SharedPublication
    | undefined;
  const { content } = await readContentIn(transaction, work);
  const first = outbox.find(({ made }) => made.device === state.device);
  const vector = { ...state.vector, [state.device]: (first?.made.n ?? state.n + 1) - 1 };
  if (outbox.length === 0) return { content, vector, state };
  const waiting = outbox.map(({ now }) => now);
  return { content: contentOf(withoutWaiting(wholeOf(content), waiting, published)), vector, state };
}

function contentOf({ schedule, awaitingRepair }: FullSchedule): BackupContent {
  const publication = publicationNow(schedule);
  return {
    shifts: [...allShifts(schedule.shifts)],
    awaitingRepair,
    employees: [...schedule.employees.values()],
    templates: [...schedule.templates.values()],
    days: [...schedule.days.values()],
    requests: [...schedule.requests.values()],
    settings: [...schedule.settings.values()],
    preferences: {},
    ...(publication && { publication }),
  };
}

function wholeOf(content: BackupContent): FullSchedule {
  const whole = wholeScheduleOf(content);
  const { publication } = content;
  if (!publication) return whole;
  return {
    ...whole,
    schedule: {
      ...whole.schedule,
      publication,
      unpublished: differencesOn(publication, [...unpublishedSince(publication).values()]),
    },
  };
}
