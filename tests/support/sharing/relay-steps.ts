import type { Bytes, Relay, RelayFailure } from '@/lib/sharing/relay';
import { startCouch } from './start-couch';
import { startNats } from './start-nats';

export type User = 'bistro' | 'bar';

const users: readonly User[] = ['bistro', 'bar'];
export const SERVERS = [
  ['NATS', () => startNats({ users }), () => startNats({ users, stream: { max_msgs_per_subject: 3 } })],
  ['CouchDB', () => startCouch({ users }), () => startCouch({ users, mostDocuments: 3 })],
] as const;

export const bytes = (text: string): Bytes => new Uint8Array(Buffer.from(text));
export const textOf = (frame: Bytes | undefined) => frame && Buffer.from(frame).toString();
export const problemOf = (doing: Promise<unknown>) =>
  doing.then(
    () => 'none',
    (failure: RelayFailure) => failure.problem,
  );

let rooms = 0;
/** One that no other test has. */
export function newRoom(): string {
  rooms += 1;
  return `room${rooms}`;
}

/** Waits until it is so; the time of the test is the limit. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
}

export async function textsIn(relay: Relay, room: string, from = 1) {
  return (await relay.read(room, from)).map(({ frame }) => textOf(frame));
}

/** Appends behind whatever is there. */
export async function push(relay: Relay, room: string, text: string): Promise<number> {
  for (;;) {
    const last = (await relay.read(room, 1)).at(-1)?.place ?? 0;
    const place = await relay.append(room, bytes(text), { last });
    if (place !== undefined) return place;
  }
}
