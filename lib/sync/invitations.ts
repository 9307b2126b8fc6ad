import { packJson, unpackJson } from '@/lib/share/week-code/week-code-json';
import { fromBase64Url, toBase64Url } from '@/lib/share/week-code/week-code-text';
import { isSecret } from './frames/room-keys';
import type { Bytes, RelayTicket } from './relay';
import { isCouchDbAddress, serverOrigin } from './server-origin';

/** How the fragment of an invitation of the host begins: where a relay is, and a ticket for it. */
export const RELAY_MARK = '#relay=';
/** How the fragment of an invitation for a device begins: the same, and the secret of a shared schedule. */
export const JOIN_MARK = '#join=';

const VERSION = 1;
/** A longer fragment is not even read. */
const MAX_CHARACTERS = 4000;
const MAX_NAME_LENGTH = 80;

/** What lets a device join a schedule. Whoever has it can read and change the schedule. */
export interface DeviceInvitation {
  readonly ticket: RelayTicket;
  readonly secret: Bytes;
  /** What the device is called that invites. */
  readonly name: string;
}

/** `newer`: of a newer Brigade; `broken`: cut off or changed on its way; `unsupported`: to a CouchDB server; `none`: no invitation. */
export type ReadInvitation =
  | { readonly kind: 'relay'; readonly ticket: RelayTicket }
  | { readonly kind: 'device'; readonly invitation: DeviceInvitation }
  | { readonly kind: 'newer' | 'broken' | 'unsupported' | 'none' };

/** The fragment of an invitation of whoever runs a relay, with the hash sign. */
export async function relayFragment({ address, user, password }: RelayTicket): Promise<string> {
  return RELAY_MARK + (await packJson([VERSION, address, user, password]));
}

/** The fragment of an invitation for a device, with the hash sign. */
export async function deviceFragment({ ticket, secret, name }: DeviceInvitation): Promise<string> {
  const { address, user, password } = ticket;
  return JOIN_MARK + (await packJson([VERSION, address, user, password, toBase64Url(secret), name]));
}

/** The invitation in a link, a fragment, or a text around them. Never rejects. */
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

/** The ticket, where the three are texts and sharing may reach the address. */
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
