import { packJson, unpackJson } from '@/lib/share/week-code/week-code-json';
import { fromBase64Url, toBase64Url } from '@/lib/share/week-code/week-code-text';
import { isSecret } from './frames/room-keys';
import type { Bytes, RelayTicket } from './relay';
import { isCouchDbAddress, serverOrigin } from './server-origin';

/** Start of the fragment in a relay operator's invitation, which contains the relay's address and a ticket. */
export const RELAY_MARK = '#relay=';
/** Start of the fragment in a device invitation, which also contains the secret of the shared schedule. */
export const JOIN_MARK = '#join=';

const VERSION = 1;
/** Longer fragments are rejected without parsing. */
const MAX_CHARACTERS = 4000;
const MAX_NAME_LENGTH = 80;

/** Lets a device join a shared schedule. Everybody with the invitation can read and change the schedule. */
export interface DeviceInvitation {
  readonly ticket: RelayTicket;
  readonly secret: Bytes;
  /** The name of the inviting device. */
  readonly name: string;
}

/**
 * `newer`: from a newer version of Brigade; `broken`: truncated or changed; `unsupported`: for a CouchDB server, which
 * earlier builds used; `none`: the text contains no invitation.
 */
export type ReadInvitation =
  | { readonly kind: 'relay'; readonly ticket: RelayTicket }
  | { readonly kind: 'device'; readonly invitation: DeviceInvitation }
  | { readonly kind: 'newer' | 'broken' | 'unsupported' | 'none' };

/** The fragment of a relay operator's invitation, including the hash sign. */
export async function relayFragment({ address, user, password }: RelayTicket): Promise<string> {
  return RELAY_MARK + (await packJson([VERSION, address, user, password]));
}

/** The fragment of a device invitation, including the hash sign. */
export async function deviceFragment({ ticket, secret, name }: DeviceInvitation): Promise<string> {
  const { address, user, password } = ticket;
  return JOIN_MARK + (await packJson([VERSION, address, user, password, toBase64Url(secret), name]));
}

/** Finds an invitation in a link, a fragment, or a text that contains either. Never rejects. */
export async function readInvitation(text: string): Promise<ReadInvitation> {
  const mark = [JOIN_MARK, RELAY_MARK].find((each) => text.includes(each));
  if (!mark) return { kind: 'none' };
  const code = /^[\w-]*/.exec(text.slice(text.indexOf(mark) + mark.length))?.[0] ?? '';
  if (code.length > MAX_CHARACTERS) return { kind: 'broken' };
  const content = await unpackJson(code);
  if (!Array.isArray(content)) return { kind: 'broken' };
  const [version, address, user, password, secret, name] = content as readonly unknown[];
  if (typeof version === 'number' && version > VERSION) return { kind: 'newer' };
  if (typeof address === 'string' && isCouchDbAddress(address)) return { kind: 'unsupported' };
  const ticket = readTicket(address, user, password);
  if (!ticket) return { kind: 'broken' };
  if (mark === RELAY_MARK) return { kind: 'relay', ticket };
  const bytes = typeof secret === 'string' ? bytesOf(secret) : undefined;
  if (!bytes || !isSecret(bytes) || typeof name !== 'string') return { kind: 'broken' };
  return { kind: 'device', invitation: { ticket, secret: bytes, name: name.slice(0, MAX_NAME_LENGTH) } };
}

/** The ticket; undefined unless all three values are texts and `serverOrigin` accepts the address. */
export function readTicket(address: unknown, user: unknown, password: unknown): RelayTicket | undefined {
  if (typeof address !== 'string' || typeof user !== 'string' || typeof password !== 'string')
    return undefined;
  const trimmed = address.trim();
  if (!serverOrigin(trimmed) || !/^wss?:/.test(trimmed)) return undefined;
  return { address: trimmed, user, password };
}

function bytesOf(text: string): Bytes | undefined {
  try {
    return fromBase64Url(text);
  } catch {
    return undefined;
  }
}
