import { fromBase64Url, toBase64Url } from '@/lib/share/week-code/week-code-text';
import { type Bytes, RelayFailure } from '@/lib/sharing/relay';
import type { Answer, CouchHttp } from './couch-http';

/** What stands in a document: a frame or a part, and whether it holds everything. */
export interface FrameDocument {
  readonly frame: Bytes;
  readonly isAll: boolean;
}

/** A document of a list. */
export interface ListedDocument {
  readonly id: string;
  readonly revision: string;
  readonly content: FrameDocument | undefined;
}

/** The digits of a place: names are sorted as text. */
const DIGITS = 10;
const MOST = '9'.repeat(DIGITS);
/** Of a list with frames. */
const BATCH = 200;

const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
const asText = (value: unknown) => (typeof value === 'string' ? value : '');

/** The field of an answer; undefined where there is none. */
export const fieldOf = (value: unknown, name: string): unknown => asRecord(value)[name];

/** The name of the document of a place. */
export const frameId = (room: string, place: number) => `${room}:${String(place).padStart(DIGITS, '0')}`;
/** The name of the document of a part. */
export const partId = (room: string, name: string) => `${room}:part:${name}`;
/** The place of a document's name; undefined for that of a part, or of another room. */
export function placeIn(room: string, id: string): number | undefined {
  const digits = id.slice(room.length + 1);
  return id.startsWith(`${room}:`) && /^\d{10}$/.test(digits) ? Number(digits) : undefined;
}
/** The path of a document. */
export const pathOf = (id: string) => `/${encodeURIComponent(id)}`;

/** What goes into the document. */
export const toDocument = ({ frame, isAll }: FrameDocument) => ({
  frame: toBase64Url(frame),
  ...(isAll && { all: true }),
});

/** Undefined for a document that holds no frame. */
export function fromDocument(document: unknown): FrameDocument | undefined {
  const { frame, all } = asRecord(document);
  if (typeof frame !== 'string') return undefined;
  try {
    return { frame: fromBase64Url(frame), isAll: all === true };
  } catch {
    return undefined;
  }
}

/** How many times the document of an answer was written, removals included. */
export const writingsOf = ({ body }: Answer) => Number.parseInt(asText(fieldOf(body, 'rev')), 10);

interface Range {
  readonly from: number;
  /** Included. */
  readonly to?: number;
  readonly limit?: number;
  readonly isDescending?: boolean;
  readonly hasFrames?: boolean;
}

/** The documents of the room's places in that range, in order. */
export async function listPlaces(http: CouchHttp, room: string, range: Range): Promise<ListedDocument[]> {
  const { from, to, limit = BATCH, isDescending = false, hasFrames = false } = range;
  const ends = [frameId(room, from), to === undefined ? `${room}:${MOST}` : frameId(room, to)];
  const [startkey, endkey] = isDescending ? ends.toReversed() : ends;
  const query = new URLSearchParams({
    startkey: JSON.stringify(startkey),
    endkey: JSON.stringify(endkey),
    limit: String(limit),
    descending: String(isDescending),
    include_docs: String(hasFrames),
  });
  const { body } = await http.ask(`/_all_docs?${query}`);
  const rows = fieldOf(body, 'rows');
  if (!Array.isArray(rows)) throw new RelayFailure('failed', body);
  return rows.map((row: unknown) => ({
    id: asText(fieldOf(row, 'id')),
    revision: asText(fieldOf(fieldOf(row, 'value'), 'rev')),
    content: fromDocument(fieldOf(row, 'doc')),
  }));
}

/** Removes these documents as they are; one that has changed meanwhile stays. */
export async function removeDocuments(
  http: CouchHttp,
  documents: readonly Omit<ListedDocument, 'content'>[],
) {
  const docs = documents.map(({ id, revision }) => ({ _id: id, _rev: revision, _deleted: true }));
  await http.ask('/_bulk_docs', { method: 'POST', body: { docs } });
}
