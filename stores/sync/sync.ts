import { withPart } from '@/lib/merge/field-groups';
import { entryOf, recordIn } from '@/lib/merge/merge-state';
import type { Fields } from '@/lib/saved-data/records/fields';
import { withoutUnchanged } from '@/lib/saved-data/records/same-data';
import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import { type DeviceInvitation, deviceFragment } from '@/lib/sync/invitations';
import type { RelayTicket } from '@/lib/sync/relay';
import { liveSchedule } from '@/stores/app/schedule-store';
import { keepRestorePoint } from '@/stores/restore/keep-restore-point';
import type { ConflictState, StoredConflict } from './database/sync-database';
import {
  allowServerIfPossible,
  beginSync,
  endSync,
  readConflicts,
  sendOrder,
  syncDatabase,
} from './sync-host';
import type { SyncRefusal } from './sync-store';

/**
 * Syncs this browser's schedule through that relay, with a name for this device. Returns the reason if sync
 * is not possible.
 */
export async function setUpSync(ticket: RelayTicket, name: string): Promise<SyncRefusal | undefined> {
  const refusal = await allowServerIfPossible(ticket.address);
  if (refusal) return refusal;
  await beginSync({ order: 'begin', ticket, name });
  return undefined;
}

/** Replaces the schedule by that of the invitation; a restore point has the previous one. */
export async function joinSchedule(
  { ticket, secret }: DeviceInvitation,
  name: string,
): Promise<SyncRefusal | undefined> {
  const refusal = await allowServerIfPossible(ticket.address);
  if (refusal) return refusal;
  const isKept = await saveRestorePoint();
  if (!isKept) return 'noDatabase';
  await beginSync({ order: 'begin', ticket, name, secret });
  return undefined;
}

/** Whether joining would replace records of this browser. */
export function hasSchedule(): boolean {
  const { schedule, awaitingRepair } = liveSchedule.getState();
  const { shifts, employees, templates, days, requests, settings } = schedule;
  const records = [employees, templates, days, requests, settings];
  return shifts.shiftCount + awaitingRepair.length > 0 || records.some(({ size }) => size > 0);
}

async function saveRestorePoint(): Promise<boolean> {
  if (!hasSchedule()) return true;
  try {
    await keepRestorePoint();
    return true;
  } catch (error) {
    console.error('Storage: the restore point before joining could not be made.', error);
    return false;
  }
}

/** The link that lets another device join, at this app's address; undefined if the schedule is not synced. */
export async function deviceLink(): Promise<string | undefined> {
  const state = await (await syncDatabase()).state();
  if (!state) return undefined;
  const { ticket, secret, name } = state;
  const { origin } = window.location;
  const path = process.env.NEXT_PUBLIC_BASE_PATH ?? '';
  return `${origin}${path}/${await deviceFragment({ ticket, secret, name })}`;
}

export const renameDevice = (name: string): Promise<void> => sendOrder({ order: 'rename', name });

/** The removed device reads nothing new from now on, but keeps its data. Rejects if the relay cannot be reached. */
export const removeDevice = (device: string): Promise<void> => sendOrder({ order: 'remove', device });

export async function cancelJoin(): Promise<void> {
  await sendOrder({ order: 'cancelJoin' });
  await leaveSync();
}

/** Stops syncing on this device: deletes the key, keeps the schedule. */
export async function leaveSync(): Promise<void> {
  await sendOrder({ order: 'leave' }).catch(async () => (await syncDatabase()).leave());
  endSync();
}

/** Applies this device's version as an undoable edit. Returns the change; undefined if nothing differs any more. */
export function keepMine(conflict: StoredConflict): ScheduleChange | undefined {
  return keepSide(conflict, conflict.mine);
}

/** Applies the other device's version, as `keepMine` applies this device's. */
export function keepTheirs(conflict: StoredConflict): ScheduleChange | undefined {
  return keepSide(conflict, conflict.theirs);
}

function keepSide(
  { kind, recordId, group, mine, theirs }: StoredConflict,
  side: Fields | undefined,
): ScheduleChange | undefined {
  const { schedule, awaitingRepair } = liveSchedule.getState();
  const now = recordIn({ schedule, awaitingRepair }, kind, recordId);
  const isWhole = group === '';
  // Removes fields that only the other side has: an absent field is a value too.
  const fields = Object.keys({ ...mine, ...theirs });
  const after = isWhole || !side || !now ? side : withPart(now, fields, side);
  if (!now && !after) return undefined;
  // A part of a removed record cannot recreate it.
  if (!now && !isWhole) return undefined;
  return liveSchedule.commit(withoutUnchanged([entryOf(kind, recordId, now, after)]));
}

export async function answerConflict(id: string, state: ConflictState): Promise<void> {
  await (await syncDatabase()).answerConflict(id, state);
  await readConflicts();
}
