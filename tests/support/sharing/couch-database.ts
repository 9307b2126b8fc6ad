import { createHash } from 'node:crypto';

/*
 * What one database of CouchDB answers to the questions that sharing asks, by the rules of its documentation. The servers
 * that npm has (express-pouchdb) bring some 250 packages along; real ones have no package for Debian.
 */

type Fields = Readonly<Record<string, unknown>>;

interface Kept {
  readonly revision: string;
  readonly sequence: number;
  readonly isDeleted: boolean;
  readonly fields: Fields;
}

export interface CouchAnswer {
  readonly status: number;
  readonly body: unknown;
}

const CONFLICT = { error: 'conflict', reason: 'Document update conflict.' };
const LARGEST_DOCUMENT = 8_000_000;

const countOf = (revision: string) => Number.parseInt(revision, 10);
const byText = (one: string, other: string) => (one < other ? -1 : 1);

export class CouchDatabase {
  private readonly documents = new Map<string, Kept>();
  private sequence = 0;
  private readonly waiting = new Set<() => void>();

  constructor(private readonly mostDocuments: number) {}

  private revisionAfter(revision: string | undefined, fields: Fields): string {
    const hash = createHash('md5')
      .update(JSON.stringify([revision, fields]))
      .digest('hex');
    return `${revision === undefined ? 1 : countOf(revision) + 1}-${hash}`;
  }

  write(id: string, document: Fields): CouchAnswer {
    const { _id, _rev, _deleted, ...fields } = document;
    const before = this.documents.get(id);
    // One that is gone may be written anew without its revision, and counts on from there.
    const isFree = before === undefined || before.isDeleted;
    const isRight = _rev === undefined ? isFree : before !== undefined && before.revision === _rev;
    if (!isRight) return { status: 409, body: { id, ...CONFLICT } };
    if (JSON.stringify(fields).length > LARGEST_DOCUMENT)
      return { status: 413, body: { error: 'document_too_large', reason: id } };
    if (isFree && _deleted !== true && this.listed().length >= this.mostDocuments)
      return { status: 507, body: { error: 'insufficient_storage', reason: 'The quota is reached.' } };
    this.sequence += 1;
    const revision = this.revisionAfter(before?.revision, fields);
    this.documents.set(id, { revision, sequence: this.sequence, isDeleted: _deleted === true, fields });
    for (const tell of [...this.waiting]) tell();
    return { status: 201, body: { ok: true, id, rev: revision } };
  }

  read(id: string): CouchAnswer {
    const kept = this.documents.get(id);
    if (!kept || kept.isDeleted)
      return { status: 404, body: { error: 'not_found', reason: kept ? 'deleted' : 'missing' } };
    return { status: 200, body: { _id: id, _rev: kept.revision, ...kept.fields } };
  }

  private listed(): [string, Kept][] {
    return [...this.documents].filter(([, { isDeleted }]) => !isDeleted);
  }

  allDocs(query: URLSearchParams): CouchAnswer {
    const isDescending = query.get('descending') === 'true';
    const [first, last] = ['startkey', 'endkey'].map((name) => JSON.parse(query.get(name) ?? 'null'));
    const [low, high] = isDescending ? [last, first] : [first, last];
    const sorted = this.listed()
      .filter(([id]) => (low === null || id >= low) && (high === null || id <= high))
      .toSorted(([one], [other]) => byText(one, other));
    const rows = (isDescending ? sorted.toReversed() : sorted)
      .slice(0, Number(query.get('limit') ?? Number.POSITIVE_INFINITY))
      .map(([id, { revision, fields }]) => ({
        id,
        key: id,
        value: { rev: revision },
        ...(query.get('include_docs') === 'true' && { doc: { _id: id, _rev: revision, ...fields } }),
      }));
    return { status: 200, body: { total_rows: this.listed().length, offset: 0, rows } };
  }

  bulkDocs({ docs }: { readonly docs: readonly Fields[] }): CouchAnswer {
    const body = docs.map((document) => this.write(String(document._id), document).body);
    return { status: 201, body };
  }

  private changesSince(since: number): CouchAnswer {
    const results = [...this.documents]
      .filter(([, { sequence }]) => sequence > since)
      .toSorted(([, one], [, other]) => one.sequence - other.sequence)
      .map(([id, { sequence, revision, isDeleted }]) => ({
        seq: `${sequence}-x`,
        id,
        changes: [{ rev: revision }],
        ...(isDeleted && { deleted: true }),
      }));
    return { status: 200, body: { results, last_seq: `${this.sequence}-x`, pending: 0 } };
  }

  async changes(query: URLSearchParams): Promise<CouchAnswer> {
    const since =
      query.get('since') === 'now' ? this.sequence : Number.parseInt(query.get('since') ?? '0', 10);
    if (query.get('feed') === 'longpoll' && since >= this.sequence) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(() => end(), Number(query.get('timeout') ?? 60_000));
        const end = () => {
          clearTimeout(timer);
          this.waiting.delete(end);
          resolve();
        };
        this.waiting.add(end);
      });
    }
    return this.changesSince(since);
  }

  /** Answers whoever waits, so that no timer is left. */
  release(): void {
    for (const tell of [...this.waiting]) tell();
  }
}
