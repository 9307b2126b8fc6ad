import { toBase64Url } from '@/lib/share/week-code/week-code-text';
import { newDeviceKeys, publicKeyOf } from '@/lib/sharing/frames/envelope';
import { NO_FRAME } from '@/lib/sharing/frames/frame';
import { newSecret } from '@/lib/sharing/frames/room-keys';
import type { Bytes, RelayTicket } from '@/lib/sharing/relay';
import type { SharingState } from '@/stores/browser-storage/database/sharing-state';

const DEVICE_BYTES = 9;

interface NewState {
  readonly ticket: RelayTicket;
  readonly name: string;
  /** The secret of the schedule to join; without it, this device's schedule is shared. */
  readonly secret?: Bytes | undefined;
}

export async function newSharingState({ ticket, name, secret }: NewState): Promise<SharingState> {
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
