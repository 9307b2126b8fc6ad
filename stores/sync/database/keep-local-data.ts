import { mergeEntry } from '@/lib/merge/merge-entry';
import { applyChangeToFull, recordIn } from '@/lib/merge/merge-state';
import { rebase } from '@/lib/merge/rebase';
import type { SignedChange, Vector } from '@/lib/merge/signed-change';
import type { FullSchedule } from '@/lib/shifts/history/schedule-before';
import type { EditTransaction } from '@/stores/browser-storage/database/database-stores';
import { syncState } from '@/stores/browser-storage/database/outbox';
import type { SharedPublication } from '@/stores/browser-storage/database/sync-state';
import {
  type ApplyContext,
  addToTail,
  keepShared,
  newsOf,
  putOutbox,
  putState,
  readOutbox,
  writeDifference,
} from './apply-arrival';
import { readAffectedRecords, withoutWaiting } from './shared-records';
import type { AppliedSnapshot, SharedArrival, SharedWhole } from './sync-database';

/**
 * Keeps this device's data and queues it as a whole. Ignores the relay's snapshot; applies only single
 * changes that this device does not know yet, as edits of its data. Needed after a restore, and if the relay
 * has lost more than the stored tail. The next upload covers all of the data; otherwise two devices would
 * resend to each other forever.
 */
export async function keepLocalData(
  transaction: EditTransaction,
  { tail, vector, clock, position, roster, frames }: Omit<SharedWhole, 'content'>,
  context: ApplyContext,
): Promise<AppliedSnapshot> {
  const state = await syncState(transaction);
  if (!state) return 'same';
  // This device's earlier changes are older than its current data.
  const fresh = tail.filter(({ device, n }) => device !== state.device && n > (state.vector[device] ?? 0));
  const kept = await readOutbox(transaction);
  const waiting = kept.map((one) => one.waiting);
  const shown = await readAffectedRecords(transaction, [
    ...fresh,
    ...waiting.flatMap(({ made, now }) => [made, now]),
  ]);
  const published = (await transaction.objectStore('sharing').get('published')) as
    | SharedPublication
    | undefined;
  const shared = fresh.reduce(
    mergedAfter,
    withoutWaiting(
      shown,
      waiting.map(({ now }) => now),
      published,
    ),
  );
  const placed = await addToTail(transaction, fresh, kept);
  const outcome = rebase(waiting, shared, await newsOf(transaction, state, kept, placed));
  await putOutbox(transaction, kept, outcome.outbox);
  await keepShared(transaction, kept.length > 0 ? shared : undefined);
  await putState(transaction, {
    ...state,
    ...position,
    vector: latestOf(state.vector, vector),
    clock: Math.max(state.clock, clock),
    roster: { ...state.roster, ...roster },
    frames,
    contactAt: context.now,
    mustTellAll: true,
  });
  const isShown = await writeDifference(transaction, shown, outcome.shown, { by: fresh, context });
  return isShown ? 'changed' : 'same';
}

/** Like `keepLocalData`, for changes that follow the known ones. */
export function keepBefore(
  transaction: EditTransaction,
  { changes, ...arrival }: SharedArrival,
  context: ApplyContext,
): Promise<AppliedSnapshot> {
  const vector: Record<string, number> = {};
  for (const { device, n } of changes) vector[device] = Math.max(vector[device] ?? 0, n);
  const clock = changes.reduce((most, change) => Math.max(most, change.clock), 0);
  return keepLocalData(transaction, { ...arrival, tail: changes, vector, clock }, context);
}

/**
 * The shared schedule after the change, rebased onto this device's data: keeps all data that the change did
 * not touch.
 */
function mergedAfter(whole: FullSchedule, change: SignedChange): FullSchedule {
  const step = { change, conflicts: [], writers: new Map() };
  const of = change.of === undefined ? {} : { of: change.of };
  return change.entries.reduce((sum, entry) => {
    const left =
      entry.kind === 'publication' ? entry : mergeEntry(entry, recordIn(sum, entry.kind, entry.id), step);
    return left ? applyChangeToFull(sum, { entries: [left], ...of }) : sum;
  }, whole);
}

function latestOf(one: Vector, other: Vector): Vector {
  const latest: Record<string, number> = { ...one };
  for (const [device, n] of Object.entries(other)) latest[device] = Math.max(latest[device] ?? 0, n);
  return latest;
}
