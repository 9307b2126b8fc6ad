import { type PlacedFrame, type Relay, RelayFailure, type RelayTicket } from '@/lib/sharing/relay';
import { checkSize } from './check-size';
import {
  fieldOf,
  frameId,
  fromDocument,
  listPlaces,
  partId,
  pathOf,
  placeIn,
  removeDocuments,
  toDocument,
  writingsOf,
} from './couch-documents';
import { followChanges } from './couch-follow';
import { type CouchHttp, createCouchHttp } from './couch-http';

/*
 * A relay on CouchDB's HTTP interface, without a client. A frame is a document whose name is its place: a name is given
 * once, which is the append that fails where another was first. That holds for one server; a cluster may give it twice.
 */

const OLDEST_VERSION = 3;
const CONFLICT = 409;
const MISSING = 404;
/** Documents that are removed by one question. */
const REMOVED_AT_ONCE = 500;
/** How often a part is written again because another device writes it at the same time. */
const PART_TRIES = 5;

async function checkServer(http: CouchHttp, address: string): Promise<void> {
  const { body } = await http.ask(new URL('.', address).href, { also: [MISSING] });
  const major = Number.parseInt(String(fieldOf(body, 'version')), 10);
  if (!fieldOf(body, 'couchdb') || !(major >= OLDEST_VERSION)) throw new RelayFailure('old', body);
  await http.ask('');
}

async function lastPlace(http: CouchHttp, room: string): Promise<number> {
  const [last] = await listPlaces(http, room, { from: 0, limit: 1, isDescending: true });
  return last ? (placeIn(room, last.id) ?? 0) : 0;
}

/** Whoever reads meanwhile finds gaps before the frame that holds everything, and no others. */
async function removeBefore(http: CouchHttp, room: string, place: number): Promise<void> {
  let first: string | undefined;
  for (;;) {
    const left = await listPlaces(http, room, { from: 0, to: place - 1, limit: REMOVED_AT_ONCE });
    // What cannot be removed would be asked for again and again.
    if (left[0] === undefined || left[0].id === first) return;
    first = left[0].id;
    await removeDocuments(http, left);
  }
}

async function readFrames(http: CouchHttp, room: string, from: number): Promise<readonly PlacedFrame[]> {
  let frames: PlacedFrame[] = [];
  let next = from;
  for (;;) {
    const documents = await listPlaces(http, room, { from: next, hasFrames: true });
    for (const { id, content } of documents) {
      const place = placeIn(room, id);
      if (place === undefined || !content) continue;
      // What is before it may not be removed yet.
      if (content.isAll) frames = [];
      frames.push({ place, frame: content.frame });
    }
    const last = documents.at(-1);
    if (!last) return frames;
    next = (placeIn(room, last.id) ?? next) + 1;
  }
}

/** Enters a relay on CouchDB. */
export async function couchRelay(ticket: RelayTicket): Promise<Relay> {
  const address = ticket.address.replace(/\/+$/, '');
  const http = createCouchHttp({ ...ticket, address });
  try {
    await checkServer(http, address);
  } catch (error) {
    http.close();
    throw error;
  }

  async function getDocument(id: string) {
    const { status, body } = await http.ask(pathOf(id), { also: [MISSING] });
    return status === MISSING ? undefined : body;
  }
  const putDocument = (id: string, body: object) =>
    http.ask(pathOf(id), { method: 'PUT', body, also: [CONFLICT] });

  return {
    read: (room, from) => readFrames(http, room, from),
    async append(room, frame, { last, isAll = false }) {
      checkSize(frame);
      // A name is free also where the database was set back, or where its document was removed.
      if ((await lastPlace(http, room)) !== last) return undefined;
      const place = last + 1;
      const id = frameId(room, place);
      const answer = await putDocument(id, toDocument({ frame, isAll }));
      if (answer.status === CONFLICT) return undefined;
      // Only part of a cluster has it, and the rest may have another.
      if (answer.status === 202) throw new RelayFailure('failed', answer);
      // The place was taken and freed again since: by a frame that holds everything and stands behind this one now.
      if (writingsOf(answer) > 1 && (await lastPlace(http, room)) !== place) {
        await removeDocuments(http, [{ id, revision: String(fieldOf(answer.body, 'rev')) }]);
        return undefined;
      }
      // What this leaves is removed the next time.
      if (isAll) void removeBefore(http, room, place).catch(() => {});
      return place;
    },
    async putPart(room, name, part) {
      checkSize(part);
      const id = partId(room, name);
      for (let tries = 0; tries < PART_TRIES; tries += 1) {
        const before = fieldOf(await getDocument(id), '_rev');
        const body = toDocument({ frame: part, isAll: false });
        const { status } = await putDocument(id, { ...body, ...(before !== undefined && { _rev: before }) });
        if (status !== CONFLICT) return;
      }
      throw new RelayFailure('failed', new Error(`Others write ${id} all the time.`));
    },
    async getPart(room, name) {
      return fromDocument(await getDocument(partId(room, name)))?.frame;
    },
    follow: (room, told) => followChanges(http, room, () => told()),
    onUp: http.state.onUp,
    isUp: http.state.isUp,
    async close() {
      http.close();
    },
  };
}
