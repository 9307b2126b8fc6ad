import { fromBase64Url, toBase64Url } from '@/lib/share/week-code/week-code-text';

/** Whom a personal link was made for, and the code that only the manager's browser can make. */
export interface LinkPerson {
  /** `personKey` of the employee. */
  readonly key: number;
  /** `personCode` of the employee. */
  readonly code: string;
}

/** What a link says of where it comes from, so that it can be answered. */
export interface LinkIdentity {
  /** The id of the workplace: 8 bytes in base64url. */
  readonly workplace: string;
  /** Absent in a link for everybody. */
  readonly person?: LinkPerson;
}

/** The bytes of a workplace's id and of a person's code. */
export const ID_BYTES = 8;
const KEY_BYTES = 4;

/** What follows the week's code, as the name of the house does: older pages pass over it. */
const IDENTITY = /&r=([\w-]{11,40})/;

/** The identity for a link, behind its code; empty without one. Throws a RangeError for ids that none of ours are. */
export function identitySuffix(identity: LinkIdentity | undefined): string {
  return identity ? `&r=${toBase64Url(identityBytes(identity))}` : '';
}

/** The identity in a fragment; undefined where there is none, or none that can be read. */
export function readIdentity(fragment: string): LinkIdentity | undefined {
  const code = IDENTITY.exec(fragment)?.[1];
  if (code === undefined) return undefined;
  try {
    const bytes = fromBase64Url(code);
    const isWhole = bytes.length === ID_BYTES || bytes.length === 2 * ID_BYTES + KEY_BYTES;
    return isWhole ? identityIn(bytes) : undefined;
  } catch {
    return undefined;
  }
}

/** The identity as bytes: 8 for a link to everybody, 20 for a personal one. */
export function identityBytes({ workplace, person }: LinkIdentity): Uint8Array<ArrayBuffer> {
  const id = bytesOf(workplace);
  if (!person) return id;
  const bytes = new Uint8Array(2 * ID_BYTES + KEY_BYTES);
  bytes.set(id);
  new DataView(bytes.buffer).setUint32(ID_BYTES, person.key);
  bytes.set(bytesOf(person.code), ID_BYTES + KEY_BYTES);
  return bytes;
}

/** What `identityBytes` made; the length tells which of the two. */
export function identityIn(bytes: Uint8Array): LinkIdentity {
  const workplace = toBase64Url(bytes.subarray(0, ID_BYTES));
  if (bytes.length === ID_BYTES) return { workplace };
  const key = new DataView(bytes.buffer, bytes.byteOffset).getUint32(ID_BYTES);
  return { workplace, person: { key, code: toBase64Url(bytes.subarray(ID_BYTES + KEY_BYTES)) } };
}

function bytesOf(id: string): Uint8Array<ArrayBuffer> {
  const bytes = fromBase64Url(id);
  if (bytes.length !== ID_BYTES) throw new RangeError('The id is not one of a link.');
  return bytes;
}
