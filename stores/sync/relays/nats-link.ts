import {
  AuthorizationError,
  ClosedConnectionError,
  ConnectionError,
  type Msg,
  type MsgHdrs,
  type NatsConnection,
  NoRespondersError,
  PermissionViolationError,
  TimeoutError,
  UserAuthenticationExpiredError,
  wsconnect,
} from '@nats-io/nats-core';
import { RelayFailure, type RelayProblem, type RelayTicket } from '@/lib/sync/relay';
import {
  RELAY_ANSWER_MS,
  RELAY_CLOSE_MS,
  RELAY_CONNECT_MS,
  RELAY_PING_MS,
  RELAY_RETRY_MS,
} from '@/lib/timing';

export interface JetStreamError {
  readonly err_code: number;
  readonly description: string;
}

/** The second code is a cluster's answer while another message for the place is in flight. */
const WRONG_LAST_SEQUENCE: readonly number[] = [10071, 10164];
/** Limits of the account, the server and the memory, and of the storage. */
const NO_ROOM: readonly number[] = [10002, 10023, 10028, 10047];
/** Covers every limit of a stream, and a broken disk. */
const NOT_STORED = 10077;
const LACKING: readonly number[] = [10039, 10059, 10076];

const REFUSED = [AuthorizationError, PermissionViolationError, UserAuthenticationExpiredError];
const UNREACHABLE = [ClosedConnectionError, ConnectionError, NoRespondersError, TimeoutError];

export function isPlaceTaken({ err_code }: JetStreamError): boolean {
  return WRONG_LAST_SEQUENCE.includes(err_code);
}

export function failureOf(error: JetStreamError): RelayFailure {
  const isFull =
    NO_ROOM.includes(error.err_code) ||
    (error.err_code === NOT_STORED && error.description.includes('maximum'));
  if (isFull) return new RelayFailure('full', error);
  return new RelayFailure(LACKING.includes(error.err_code) ? 'old' : 'failed', error);
}

/** `other` is for errors without a class. */
export function failureFrom(thrown: unknown, other: RelayProblem = 'failed'): RelayFailure {
  for (let error = thrown; error instanceof Error; error = error.cause) {
    if (error instanceof RelayFailure) return error;
    if (REFUSED.some((kind) => error instanceof kind)) return new RelayFailure('refused', thrown);
    if (UNREACHABLE.some((kind) => error instanceof kind)) return new RelayFailure('unreachable', thrown);
  }
  return new RelayFailure(other, thrown);
}

interface RequestOptions {
  readonly headers?: MsgHdrs;
  readonly timeout?: number;
}

/** A connection to NATS that reconnects automatically; a request ends when the connection is lost. */
export interface NatsLink {
  readonly nats: NatsConnection;
  isUp(): boolean;
  onUp(listen: (isUp: boolean) => void): void;
  request(subject: string, body: Uint8Array | string, options?: RequestOptions): Promise<Msg>;
  /**
   * Throws if there is no connection; otherwise calls `cut` when the connection is lost. Returns a function that
   * removes the callback.
   */
  whileUp(cut: (failure: RelayFailure) => void): () => void;
  close(): Promise<void>;
}

/** The only inbox subjects that the user may subscribe to. */
export const inboxOf = (user: string) => `_INBOX_${user}`;

async function connect({ address, user, password }: RelayTicket): Promise<NatsConnection> {
  const connecting = wsconnect({
    servers: address,
    user,
    pass: password,
    inboxPrefix: inboxOf(user),
    // The page's policy does not allow the other servers of a cluster.
    ignoreClusterUpdates: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: RELAY_RETRY_MS,
    reconnectJitter: RELAY_RETRY_MS / 2,
    reconnectJitterTLS: RELAY_RETRY_MS / 2,
    pingInterval: RELAY_PING_MS,
    timeout: RELAY_CONNECT_MS,
  });
  // The client's timeout does not include closing the socket.
  const nats = await within(RELAY_CONNECT_MS + RELAY_CLOSE_MS, connecting);
  if (nats) return nats;
  connecting.then((connection) => connection.close()).catch(() => {});
  throw new RelayFailure('unreachable');
}

/** Connects once; reconnecting later is separate. */
export async function openLink(ticket: RelayTicket): Promise<NatsLink> {
  const nats = await connect(ticket).catch((error) => {
    // Other protocols fail with an error without a class.
    throw failureFrom(error, 'old');
  });
  const listeners = new Set<(isUp: boolean) => void>();
  const cuts = new Set<(failure: RelayFailure) => void>();
  let ending = new RelayFailure('unreachable');
  let isUp = true;

  function setUp(next: boolean) {
    if (next === isUp) return;
    isUp = next;
    for (const listen of listeners) listen(next);
  }
  function down() {
    setUp(false);
    for (const cut of [...cuts]) cut(ending);
  }
  async function watch() {
    for await (const { type } of nats.status()) {
      if (type === 'disconnect') down();
      else if (type === 'reconnect') setUp(true);
    }
  }
  void watch();
  // The client gives up if the ticket is no longer accepted.
  void nats.closed().then((error) => {
    if (error) ending = failureFrom(error, 'unreachable');
    down();
  });

  function whileUp(cut: (failure: RelayFailure) => void) {
    // The client would hold the request until it reconnects, at an unknown time.
    if (!isUp) throw ending;
    cuts.add(cut);
    return () => cuts.delete(cut);
  }

  return {
    nats,
    isUp: () => isUp,
    onUp: (listen) => void listeners.add(listen),
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
      // `close` waits for unsent data, forever if the server accepts nothing any more.
      await within(
        RELAY_CLOSE_MS,
        nats.close().catch(() => {}),
      );
    },
  };
}

async function within<Value>(ms: number, promise: Promise<Value>): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
