import { createInbox, type Msg, nanos } from '@nats-io/nats-core';
import { type PlacedFrame, RelayFailure } from '@/lib/sharing/relay';
import { RELAY_ANSWER_MS, RELAY_READER_MS } from '@/lib/timing';
import { inboxOf, type NatsLink } from './nats-connection';
import { failureFrom, failureOf, type JetStreamError } from './nats-problems';

/** Of one question. The bytes matter: a server cuts off whoever takes what it sends too slowly. */
const BATCH = { batch: 500, max_bytes: 8_000_000, no_wait: true };
const NOTHING_MORE: readonly number[] = [404, 408];
/** The next message would have been more than the bytes asked for. */
const BATCH_ENDED = 409;

/**
 * Where a message stands, from the subject on which it would be acknowledged. There are two forms of it: the longer one
 * has a domain and an account before the stream.
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

/** All frames of a subject from that place on, by a consumer that lives as long as this takes. */
export async function readFrames(link: NatsLink, { user, stream, subject, from }: Reader) {
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
    if (link.state.isUp()) link.nats.publish(`$JS.API.CONSUMER.DELETE.${stream}.${name}`);
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
  /** Whether there is something to come. */
  const take = (message: Msg): boolean => {
    const code = message.headers?.code ?? 0;
    // What is said of a question that is over may come late.
    if (code >= 400 && message.subject !== reply) return true;
    if (NOTHING_MORE.includes(code)) return false;
    if (code >= 400) {
      if (code !== BATCH_ENDED || ofBatch === 0) throw new RelayFailure('failed', message.headers);
      ofBatch = 0;
      ask();
      return true;
    }
    // Signs of life have no place.
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
