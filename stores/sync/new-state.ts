import { toBase64Url } from '@/lib/share/week-code/week-code-text';
import { newDeviceKeys, publicKeyOf } from '@/lib/sync/frames/envelope';
import { NO_FRAME } from '@/lib/sync/frames/frame';
import { newSecret } from '@/lib/sync/frames/room-keys';
import type { Bytes, RelayTicket } from '@/lib/sync/relay';
import type { SyncState } from '@/stores/browser-storage/database/sync-state';

const DEVICE_BYTES = 9;

interface NewState {
  readonly ticket: RelayTicket;
  readonly name: string;
  /** The secret of the schedule to join; without it, this device's schedule is shared. */
  readonly secret?: Bytes | undefined;
}

export async function newSyncState({ ticket, name, secret }: NewState): Promise<SyncState> {
  const keys = await newDeviceKeys();
  return {
    id: 'state',
    device: toBase64Url(crypto.getRandomValues(new Uint8Array(DEVICE_BYTES))),
    name,
    secret: secret ?? newSecret(),
    ticket,
    keys,
    publicKey: await publicKeyOf(keys),
    n: 0,
    clock: 0,
    place: 0,
    hash: NO_FRAME,
    tip: NO_FRAME,
    vector: {},
    roster: {},
    house: {},
    houseToSay: [],
    frames: 0,
    snapshots: 0,
    contactAt: 0,
    mustTellAll: secret === undefined,
    isReplaced: false,
    houseApplied: {},
    isJoining: secret !== undefined,
  };
}
