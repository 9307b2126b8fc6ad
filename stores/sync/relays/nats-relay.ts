import { createInbox, headers, type Msg, nanos, RequestError, TimeoutError } from '@nats-io/nats-core';
import {
  type Bytes,
  MAX_FRAME_BYTES,
  type PlacedFrame,
  type Relay,
  RelayFailure,
  type RelayTicket,
} from '@/lib/sync/relay';
import { RELAY_ANSWER_MS, RELAY_CONNECT_MS, RELAY_READER_MS } from '@/lib/timing';
import {
  failureFrom,
  failureOf,
  inboxOf,
  isPlaceTaken,
  type JetStreamError,
  type NatsLink,
  openLink,
} from './nats-link';

/* A relay on NATS JetStream. All rooms of all tickets are subjects of one stream, which the server forwards to
   subscribers; a place is the sequence number in the stream. Created by scripts/relay/stream.mjs. */

const STREAM = 'BRIGADE';
/** The user name is part of subjects, in which other characters have a meaning. */
const USER = /^[\w-]+$/;
const EXPECTED = 'Nats-Expected-Last-Subject-Sequence';
const NOT_FOUND = 404;

interface Stored {
  readonly seq?: number;
  readonly error?: JetStreamError;
}

const copy = (message: Msg): Bytes => new Uint8Array(message.data);

const withFields = (fields: Readonly<Record<string, string>>) => {
  const set = headers();
  for (const [name, value] of Object.entries(fields)) set.set(name, value);
  return set;
};

/**
 * A server that has the stream answers both requests at once and stores nothing, because no room has this
 * name.
 */
async function checkServer({ nats, request }: NatsLink, user: string): Promise<void> {
  const { info } = nats;
  const isAble = info?.headers && info.jetstream && info.max_payload > MAX_FRAME_BYTES;
  if (!isAble) throw new RelayFailure('old', info);
  const subject = `brigade.${user}.none.log`;
  const impossible = withFields({ [EXPECTED]: '1' });
  try {
    await request(subject, '', { headers: impossible });
    await request(`$JS.API.DIRECT.GET.${STREAM}.${subject}`, '', { timeout: RELAY_CONNECT_MS });
  } catch (error) {
    const { cause } = failureFrom(error);
    const isNobodyThere = cause instanceof RequestError && cause.isNoResponders();
    // A stream without direct get does not answer at all.
    throw isNobodyThere || cause instanceof TimeoutError ? new RelayFailure('old', cause) : error;
  }
}

export async function natsRelay(ticket: RelayTicket): Promise<Relay> {
  const { user } = ticket;
  if (!USER.test(user))
    throw new RelayFailure('refused', new Error('The user name has characters that a subject cannot have.'));
  const link = await openLink(ticket);
  try {
    await checkServer(link, user);
  } catch (error) {
    await link.close();
    throw error;
  }

  const logOf = (room: string) => `brigade.${user}.${room}.log`;
  const partOf = (room: string, name: string) => `brigade.${user}.${room}.part.${name}`;
  async function store(subject: string, body: Bytes, fields: Readonly<Record<string, string>>) {
    // A server may close the connection over a message that is too large, instead of refusing it.
    if (body.byteLength > MAX_FRAME_BYTES)
      throw new RelayFailure(
        'failed',
        new Error(`The frame has ${body.byteLength} bytes; the maximum is ${MAX_FRAME_BYTES}.`),
      );
    return (await link.request(subject, body, { headers: withFields(fields) })).json<Stored>();
  }

  return {
    read: (room, from) => readFrames(link, { user, stream: STREAM, subject: logOf(room), from }),
    async append(room, frame, { last, isRollup }) {
      const { seq, error } = await store(logOf(room), frame, {
        [EXPECTED]: String(last),
        ...(isRollup && { 'Nats-Rollup': 'sub' }),
      });
      if (error && isPlaceTaken(error)) return undefined;
      if (error) throw failureOf(error);
      if (!seq) throw new RelayFailure('failed', new Error('The relay returned no place for the frame.'));
      return seq;
    },
    async putPart(room, name, part) {
      const { error } = await store(partOf(room, name), part, { 'Nats-Rollup': 'sub' });
      if (error) throw failureOf(error);
    },
    async getPart(room, name) {
      const message = await link.request(`$JS.API.DIRECT.GET.${STREAM}.${partOf(room, name)}`, '');
      const code = message.headers?.code ?? 0;
      if (code >= 400 && code !== NOT_FOUND) throw new RelayFailure('failed', message.headers);
      return code === NOT_FOUND ? undefined : copy(message);
    },
    follow(room, listeners) {
      if (link.nats.isClosed()) return () => {};
      const subscription = link.nats.subscribe(`live.${logOf(room)}`, {
        callback(error, message) {
          if (error) return;
          const place = Number(message.headers?.get('Nats-Sequence'));
          const last = Number(message.headers?.get('Nats-Last-Sequence'));
          listeners({ place, last, frame: copy(message) });
        },
      });
      return () => subscription.unsubscribe();
    },
    onUp: link.onUp,
    isUp: link.isUp,
    close: link.close,
  };
}

/** Limits of one request. The byte limit matters: a server disconnects slow consumers. */
const BATCH = { batch: 500, max_bytes: 8_000_000, no_wait: true };
const NOTHING_MORE: readonly number[] = [404, 408];
/** The next message would have exceeded the byte limit. */
const BATCH_ENDED = 409;

/**
 * Parses the sequence number from the acknowledgment subject, which has two forms: the longer one has a domain and an
 * account before the stream.
 */
export function placeOf(reply: string): { readonly place: number; readonly pending: number } {
  const tokens = reply.split('.').slice(2);
  const [, , , place, , , pending] = tokens.length > 7 ? tokens.slice(2) : tokens;
  return { place: Number(place), pending: Number(pending) };
}

interface Reader {
  readonly user: string;
  readonly stream: string;
  readonly subject: string;
  readonly from: number;
}

/** All frames of a subject from that place on, through a temporary consumer. */
async function readFrames(link: NatsLink, { user, stream, subject, from }: Reader) {
  const name = `r${crypto.randomUUID().replaceAll('-', '')}`;
  const config = {
    name,
    filter_subject: subject,
    deliver_policy: 'by_start_sequence',
    opt_start_seq: Math.max(1, from),
    ack_policy: 'none',
    mem_storage: true,
    num_replicas: 1,
    inactive_threshold: nanos(RELAY_READER_MS),
  };
  const made = await link.request(
    `$JS.API.CONSUMER.CREATE.${stream}.${name}.${subject}`,
    JSON.stringify({ stream_name: stream, config }),
  );
  const { error, num_pending } = made.json<{ error?: JetStreamError; num_pending?: number }>();
  if (error) throw failureOf(error);
  try {
    return num_pending === 0 ? [] : await pullFrames(link, { user, next: `${stream}.${name}` });
  } finally {
    if (link.isUp()) link.nats.publish(`$JS.API.CONSUMER.DELETE.${stream}.${name}`);
  }
}

interface Pull {
  readonly user: string;
  readonly next: string;
}

async function pullFrames(link: NatsLink, { user, next }: Pull): Promise<readonly PlacedFrame[]> {
  const { nats } = link;
  let failure: RelayFailure | undefined;
  const end = (reason: RelayFailure) => {
    failure = reason;
    messages.unsubscribe();
  };
  const forget = link.whileUp(end);
  const inbox = createInbox(inboxOf(user));
  const messages = nats.subscribe(`${inbox}.*`);
  let reply = inbox;
  let asked = 0;
  const ask = () => {
    asked += 1;
    reply = `${inbox}.${asked}`;
    nats.publish(`$JS.API.CONSUMER.MSG.NEXT.${next}`, JSON.stringify(BATCH), { reply });
  };
  const patience = () => setTimeout(() => end(new RelayFailure('unreachable')), RELAY_ANSWER_MS);

  const frames: PlacedFrame[] = [];
  let ofBatch = 0;
  /** Returns whether more is to come. */
  const take = (message: Msg): boolean => {
    const code = message.headers?.code ?? 0;
    // Statuses of earlier requests may arrive late.
    if (code >= 400 && message.subject !== reply) return true;
    if (NOTHING_MORE.includes(code)) return false;
    if (code >= 400) {
      if (code !== BATCH_ENDED || ofBatch === 0) throw new RelayFailure('failed', message.headers);
      ofBatch = 0;
      ask();
      return true;
    }
    // Heartbeats have no reply subject.
    if (!message.reply) return true;
    const { place, pending } = placeOf(message.reply);
    frames.push({ place, frame: new Uint8Array(message.data) });
    ofBatch += 1;
    if (ofBatch === BATCH.batch && pending > 0) {
      ofBatch = 0;
      ask();
    }
    return pending > 0;
  };

  let timer = patience();
  try {
    ask();
    for await (const message of messages) {
      clearTimeout(timer);
      if (!take(message)) return frames;
      timer = patience();
    }
    throw failure ?? new RelayFailure('unreachable');
  } catch (error) {
    throw failureFrom(error);
  } finally {
    clearTimeout(timer);
    forget();
    messages.unsubscribe();
  }
}
