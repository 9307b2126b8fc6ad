import { fromBase64Url, toBase64Url } from '@/lib/share/week-code/week-code-text';

/** The recipient of a personal link, and a code that only the manager's browser can create. */
export interface LinkPerson {
  /** `personKey` of the employee. */
  readonly key: number;
  /** `personCode` of the employee. */
  readonly code: string;
}

export interface LinkIdentity {
  /** 8 bytes in base64url. */
  readonly workplace: string;
  /** Absent in a link for everybody. */
  readonly person?: LinkPerson;
}

/** In bytes. */
export const ID_BYTES = 8;
const KEY_BYTES = 4;

/** Matches the identity after the week's code; older pages ignore the identity. */
const IDENTITY = /&r=([\w-]{11,40})/;

/** Empty without an identity. Throws a RangeError for malformed ids. */
export function identitySuffix(identity: LinkIdentity | undefined): string {
  return identity ? `&r=${toBase64Url(identityBytes(identity))}` : '';
}

/** Undefined if missing or unreadable. */
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

/** 8 bytes for a link to everybody, 20 for a personal one. */
export function identityBytes({ workplace, person }: LinkIdentity): Uint8Array<ArrayBuffer> {
  const id = bytesOf(workplace);
  if (!person) return id;
  const bytes = new Uint8Array(2 * ID_BYTES + KEY_BYTES);
  bytes.set(id);
  new DataView(bytes.buffer).setUint32(ID_BYTES, person.key);
  bytes.set(bytesOf(person.code), ID_BYTES + KEY_BYTES);
  return bytes;
}

/** Decodes `identityBytes`; the length decides whether the link is personal. */
export function identityIn(bytes: Uint8Array): LinkIdentity {
  const workplace = toBase64Url(bytes.subarray(0, ID_BYTES));
  if (bytes.length === ID_BYTES) return { workplace };
  const key = new DataView(bytes.buffer, bytes.byteOffset).getUint32(ID_BYTES);
  return { workplace, person: { key, code: toBase64Url(bytes.subarray(ID_BYTES + KEY_BYTES)) } };
}

function bytesOf(id: string): Uint8Array<ArrayBuffer> {
  const bytes = fromBase64Url(id);
  if (bytes.length !== ID_BYTES) throw new RangeError('The id has the wrong length for a link.');
  return bytes;
}
