import { withPart } from '@/lib/merge/field-groups';
import { entryOf, recordIn } from '@/lib/merge/merge-state';
import type { Fields } from '@/lib/saved-data/records/fields';
import { type DeviceInvitation, deviceFragment } from '@/lib/sharing/invitations';
import type { RelayTicket } from '@/lib/sharing/relay';
import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import { liveSchedule } from '@/stores/app/schedule-store';
import { keepRestorePoint } from '@/stores/restore/keep-restore-point';
import type { ConflictState, StoredConflict } from './database/sharing-database';
import {
  beginSharing,
  endSharing,
  giveOrder,
  readConflicts,
  refusalOf,
  sharingDatabase,
} from './sharing-host';
import type { SharingRefusal } from './sharing-store';

/** Shares this browser's schedule by that relay, under a name for this device. Returns why that cannot be, if so. */
export async function shareSchedule(ticket: RelayTicket, name: string): Promise<SharingRefusal | undefined> {
  const refusal = await refusalOf(ticket.address);
  if (refusal) return refusal;
  await beginSharing({ order: 'begin', ticket, name });
  return undefined;
}

/** Takes over the schedule of the invitation in place of the one here, which stays as a restore point. */
export async function joinSchedule(
  { ticket, secret }: DeviceInvitation,
  name: string,
): Promise<SharingRefusal | undefined> {
  const refusal = await refusalOf(ticket.address);
  if (refusal) return refusal;
  const isKept = await keepWhatIsHere();
  if (!isKept) return 'noDatabase';
  await beginSharing({ order: 'begin', ticket, name, secret });
  return undefined;
}

/** Whether there is anything in this browser's schedule that joining another would replace. */
export function hasSchedule(): boolean {
  const { shifts, employees, templates, days, requests } = liveSchedule.getState().schedule;
  return shifts.shiftCount + employees.size + templates.size + days.size + requests.size > 0;
}

async function keepWhatIsHere(): Promise<boolean> {
  if (!hasSchedule()) return true;
  try {
    await keepRestorePoint();
    return true;
  } catch (error) {
    console.error('Storage: the restore point before joining could not be made.', error);
    return false;
  }
}

/** The link that lets another device join, at this place of the app; undefined where nothing is shared. */
export async function deviceLink(): Promise<string | undefined> {
  const state = await (await sharingDatabase()).state();
  if (!state) return undefined;
  const { ticket, secret, name } = state;
  const { origin } = window.location;
  const path = process.env.NEXT_PUBLIC_BASE_PATH ?? '';
  return `${origin}${path}/${await deviceFragment({ ticket, secret, name })}`;
}

/** What this device is called on the others. */
export const renameDevice = (name: string): Promise<void> => giveOrder({ order: 'rename', name });

/** The device reads nothing new from now on; what it has, it keeps. Rejects where the relay cannot be reached. */
export const removeDevice = (device: string): Promise<void> => giveOrder({ order: 'remove', device });

/** Stops the taking over of a schedule and shares nothing. */
export async function cancelJoin(): Promise<void> {
  await giveOrder({ order: 'cancelJoin' });
  await leaveSharing();
}

/** Nothing is shared from here any more: the key goes, the schedule stays. */
export async function leaveSharing(): Promise<void> {
  await giveOrder({ order: 'leave' }).catch(async () => (await sharingDatabase()).leave());
  endSharing();
}

/**
 * Makes it as this device had it, as an edit that can be undone. Returns the change; undefined where there is nothing to
 * do: it is so by now.
 */
export function takeMine(conflict: StoredConflict): ScheduleChange | undefined {
  return takeSide(conflict, conflict.mine);
}

/** Makes it as the other device had it, in the same way. */
export function takeTheirs(conflict: StoredConflict): ScheduleChange | undefined {
  return takeSide(conflict, conflict.theirs);
}

function takeSide(
  { kind, recordId, group, mine, theirs }: StoredConflict,
  side: Fields | undefined,
): ScheduleChange | undefined {
  const { schedule, awaitingRepair } = liveSchedule.getState();
  const now = recordIn({ schedule, awaitingRepair }, kind, recordId);
  const isWhole = group === '';
  // What only the other side has goes: an absent field says something too.
  const fields = Object.keys({ ...mine, ...theirs });
  const after = isWhole || !side || !now ? side : withPart(now, fields, side);
  if (!now && !after) return undefined;
  // Part of a record that is gone does not make one.
  if (!now && !isWhole) return undefined;
  return liveSchedule.commit([entryOf(kind, recordId, now, after)]);
}

/** Notes what was said to the conflict. */
export async function answerConflict(id: string, state: ConflictState): Promise<void> {
  await (await sharingDatabase()).answerConflict(id, state);
  await readConflicts();
}
