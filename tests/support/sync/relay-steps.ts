import type { Bytes, Relay, RelayFailure, RelayTicket } from '@/lib/sync/relay';
import { natsRelay } from '@/stores/sync/relays/nats-relay';
import { type NatsServer, startNats } from './start-nats';

export type User = 'bistro' | 'bar';

/** Starts a server with tickets for two users and a stream with the given limits. */
export const startRelay = (stream: Readonly<Record<string, number>> = {}): Promise<NatsServer<User>> =>
  startNats({ users: ['bistro', 'bar'], stream });

export const bytes = (text: string): Bytes => new Uint8Array(Buffer.from(text));
export const textOf = (frame: Bytes | undefined) => frame && Buffer.from(frame).toString();
export const problemOf = (doing: Promise<unknown>) =>
  doing.then(
    () => 'none',
    (failure: RelayFailure) => failure.problem,
  );

let rooms = 0;
/** A room name that no other test uses. */
export function newRoom(): string {
  rooms += 1;
  return `room${rooms}`;
}

/** Waits for the condition, at most for the timeout of the test. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
}

export async function textsIn(relay: Relay, room: string, from = 1) {
  return (await relay.read(room, from)).map(({ frame }) => textOf(frame));
}

/** Appends after the last frame and retries if another writer was faster. */
export async function push(relay: Relay, room: string, text: string): Promise<number> {
  for (;;) {
    const last = (await relay.read(room, 1)).at(-1)?.place ?? 0;
    const place = await relay.append(room, bytes(text), { last });
    if (place !== undefined) return place;
  }
}

interface RelayContext {
  readonly server: NatsServer<User>;
  enter(ticket?: RelayTicket): Promise<Relay>;
}

/** A server for the tests of one block. Relays opened with `enter` are closed after each test. */
export function relayContext(): RelayContext {
  let server: NatsServer<User> | undefined;
  const open: Relay[] = [];
  const context: RelayContext = {
    get server() {
      if (!server) throw new Error('The server is not there yet.');
      return server;
    },
    async enter(ticket = context.server.tickets.bistro) {
      const relay = await natsRelay(ticket);
      open.push(relay);
      return relay;
    },
  };
  beforeAll(async () => {
    server = await startRelay();
  });
  afterEach(async () => {
    await Promise.all(open.splice(0).map((relay) => relay.close()));
  });
  afterAll(() => server?.stop());
  return context;
}
