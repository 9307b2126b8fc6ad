import { sealSecret } from '@/lib/sharing/frames/envelope';
import { frameHash, NO_FRAME, sealFrame } from '@/lib/sharing/frames/frame';
import { movedBody } from '@/lib/sharing/frames/frame-body';
import { newSecret, roomKeys } from '@/lib/sharing/frames/room-keys';
import { type Relay, RelayFailure } from '@/lib/sharing/relay';
import type { SharingDatabase } from '@/stores/sharing/database/sharing-database';
import { writeSnapshot } from './write-snapshot';

interface Deps {
  readonly database: SharingDatabase;
  readonly relay: Relay;
  readonly now: () => number;
}

/**
 * Everything is said again in a new room under a new secret, and the old room ends with an envelope of that secret for each
 * device but the removed one. Rejects, with nothing done here, where somebody was first: it is asked for again then.
 */
export async function removeFromRoom(gone: string, { database, relay, now }: Deps): Promise<void> {
  const here = await database.whole({ signal: new AbortController().signal, onProgress: () => {} });
  if (!here) return;
  const { state } = here;
  const [secret, old] = [newSecret(), await roomKeys(state.secret)];
  const keys = await roomKeys(secret);
  const { [gone]: _gone, ...roster } = state.roster;
  await database.putState((after) => ({ ...after, snapshots: after.snapshots + 1 }));
  const written = await writeSnapshot(here, { relay, keys, before: NO_FRAME, last: 0, roster });
  if (!written) throw new RelayFailure('failed');
  const sealed = Object.entries(roster).map(
    async ([device, { key }]) => [device, await sealSecret(key, secret)] as const,
  );
  const frame = await sealFrame(
    old,
    'moved',
    state.hash,
    movedBody(Object.fromEntries(await Promise.all(sealed))),
  );
  const place = await relay.append(old.room, frame, { last: state.place, isAll: true });
  if (place === undefined) throw new RelayFailure('failed');
  const hash = await frameHash(written.frame);
  await database.putState((after) => ({
    ...after,
    secret,
    roster,
    place: written.place,
    hash,
    tip: hash,
    frames: 0,
    vector: { ...after.vector, ...here.vector },
    contactAt: now(),
  }));
}
