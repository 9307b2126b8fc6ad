import { headers, type Msg, RequestError, TimeoutError } from '@nats-io/nats-core';
import { type Bytes, LARGEST_FRAME, type Relay, RelayFailure, type RelayTicket } from '@/lib/sharing/relay';
import { RELAY_CONNECT_MS } from '@/lib/timing';
import { checkSize } from './check-size';
import { type NatsLink, openLink } from './nats-connection';
import { failureFrom, failureOf, isPlaceTaken, type JetStreamError } from './nats-problems';
import { readFrames } from './nats-read';

/*
 * A relay on NATS JetStream. All rooms of all tickets are subjects of one stream, which the server sends on to whoever
 * follows; a place is the number of the message in the stream. scripts/relay/stream.mjs makes it.
 */

const STREAM = 'BRIGADE';
/** A user's name is a part of its subjects, where other signs have a meaning. */
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

/** A server that has the stream answers both at once, and keeps nothing of it: no room has this name. */
async function checkServer({ nats, request }: NatsLink, user: string): Promise<void> {
  const { info } = nats;
  const isAble = info?.headers && info.jetstream && info.max_payload > LARGEST_FRAME;
  if (!isAble) throw new RelayFailure('old', info);
  const subject = `brigade.${user}.none.log`;
  const impossible = withFields({ [EXPECTED]: '1' });
  try {
    await request(subject, '', { headers: impossible });
    await request(`$JS.API.DIRECT.GET.${STREAM}.${subject}`, '', { timeout: RELAY_CONNECT_MS });
  } catch (error) {
    const { cause } = failureFrom(error);
    const isNobodyThere = cause instanceof RequestError && cause.isNoResponders();
    // Where a stream does not give single messages, nobody says so.
    throw isNobodyThere || cause instanceof TimeoutError ? new RelayFailure('old', cause) : error;
  }
}

/** Enters a relay on NATS. */
export async function natsRelay(ticket: RelayTicket): Promise<Relay> {
  const { user } = ticket;
  if (!USER.test(user)) throw new RelayFailure('refused', new Error('The name does not fit into a subject.'));
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
    checkSize(body);
    return (await link.request(subject, body, { headers: withFields(fields) })).json<Stored>();
  }

  return {
    read: (room, from) => readFrames(link, { user, stream: STREAM, subject: logOf(room), from }),
    async append(room, frame, { last, isAll }) {
      const { seq, error } = await store(logOf(room), frame, {
        [EXPECTED]: String(last),
        ...(isAll && { 'Nats-Rollup': 'sub' }),
      });
      if (error && isPlaceTaken(error)) return undefined;
      if (error) throw failureOf(error);
      if (!seq) throw new RelayFailure('failed', new Error('The frame got no place.'));
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
    follow(room, told) {
      if (link.nats.isClosed()) return () => {};
      const subscription = link.nats.subscribe(`live.${logOf(room)}`, {
        callback(error, message) {
          if (error) return;
          const place = Number(message.headers?.get('Nats-Sequence'));
          const last = Number(message.headers?.get('Nats-Last-Sequence'));
          told({ place, last, frame: copy(message) });
        },
      });
      return () => subscription.unsubscribe();
    },
    onUp: link.state.onUp,
    isUp: link.state.isUp,
    close: link.close,
  };
}
