import { type Msg, type MsgHdrs, type NatsConnection, wsconnect } from '@nats-io/nats-core';
import { RelayFailure, type RelayTicket } from '@/lib/sharing/relay';
import {
  RELAY_ANSWER_MS,
  RELAY_CLOSE_MS,
  RELAY_CONNECT_MS,
  RELAY_PING_MS,
  RELAY_RETRY_MS,
} from '@/lib/timing';
import { type ConnectionState, createConnectionState } from './connection-state';
import { failureFrom } from './nats-problems';
import { within } from './within';

interface RequestOptions {
  readonly headers?: MsgHdrs;
  readonly timeout?: number;
}

/** A connection to NATS that comes back by itself, and whose questions end when it is gone. */
export interface NatsLink {
  readonly nats: NatsConnection;
  readonly state: ConnectionState;
  request(subject: string, body: Uint8Array | string, options?: RequestOptions): Promise<Msg>;
  /** Throws where there is no connection; otherwise `cut` is called when it goes. Returns how to forget it. */
  whileUp(cut: (failure: RelayFailure) => void): () => void;
  close(): Promise<void>;
}

/** Where answers to a user go: the only inboxes it may listen at. */
export const inboxOf = (user: string) => `_INBOX_${user}`;

async function connect({ address, user, password }: RelayTicket): Promise<NatsConnection> {
  const connecting = wsconnect({
    servers: address,
    user,
    pass: password,
    inboxPrefix: inboxOf(user),
    // The other servers of a cluster have addresses that the page's policy does not know.
    ignoreClusterUpdates: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: RELAY_RETRY_MS,
    reconnectJitter: RELAY_RETRY_MS / 2,
    reconnectJitterTLS: RELAY_RETRY_MS / 2,
    pingInterval: RELAY_PING_MS,
    timeout: RELAY_CONNECT_MS,
  });
  // The client's own limit leaves out that the socket has to close.
  const nats = await within(RELAY_CONNECT_MS + RELAY_CLOSE_MS, connecting);
  if (nats) return nats;
  connecting.then((connection) => connection.close()).catch(() => {});
  throw new RelayFailure('unreachable');
}

/** Connects once: whether it comes back by itself later is another matter. */
export async function openLink(ticket: RelayTicket): Promise<NatsLink> {
  const nats = await connect(ticket).catch((error) => {
    // What speaks something else than NATS is known by an error without a class.
    throw failureFrom(error, 'old');
  });
  const state = createConnectionState();
  const cuts = new Set<(failure: RelayFailure) => void>();
  let ending = new RelayFailure('unreachable');

  function down() {
    state.set(false);
    for (const cut of [...cuts]) cut(ending);
  }
  async function watch() {
    for await (const { type } of nats.status()) {
      if (type === 'disconnect') down();
      else if (type === 'reconnect') state.set(true);
    }
  }
  void watch();
  // The client gives up where the ticket is no longer taken.
  void nats.closed().then((error) => {
    if (error) ending = failureFrom(error, 'unreachable');
    down();
  });

  function whileUp(cut: (failure: RelayFailure) => void) {
    // The client would keep the question until there is a connection again, and nobody would know when that was.
    if (!state.isUp()) throw ending;
    cuts.add(cut);
    return () => cuts.delete(cut);
  }

  return {
    nats,
    state,
    whileUp,
    async request(subject, body, options) {
      let cut = (_failure: RelayFailure) => {};
      const gone = new Promise<never>((_, reject) => {
        cut = reject;
      });
      const forget = whileUp(cut);
      try {
        const answer = nats.request(subject, body, { timeout: RELAY_ANSWER_MS, ...options });
        return await Promise.race([answer, gone]);
      } catch (error) {
        throw failureFrom(error);
      } finally {
        forget();
      }
    },
    async close() {
      down();
      // It waits for what was not sent yet, and so for ever where the server takes nothing any more.
      await within(
        RELAY_CLOSE_MS,
        nats.close().catch(() => {}),
      );
    },
  };
}
