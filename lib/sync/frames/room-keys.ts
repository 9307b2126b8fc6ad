import { toBase64Url } from '@/lib/share/week-code/week-code-text';
import type { Bytes } from '@/lib/sync/relay';

/** Everything about a room that comes from its secret. */
export interface RoomKeys {
  readonly secret: Bytes;
  /** 128 bits in base64url with the signs that NATS takes in a subject: the only name that a relay sees. */
  readonly room: string;
  readonly content: CryptoKey;
}

const SECRET_BYTES = 32;
const ROOM_BITS = 128;

/** A new secret, 32 random bytes. */
export function newSecret(): Bytes {
  return crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
}

/** Whether the bytes can be a secret. */
export function isSecret(bytes: Uint8Array): boolean {
  return bytes.length === SECRET_BYTES;
}

/** The keys of the room of that secret, by HKDF (RFC 5869) with SHA-256. */
export async function roomKeys(secret: Bytes): Promise<RoomKeys> {
  const base = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits', 'deriveKey']);
  const params = (info: string) => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: utf8('brigade shared schedule 1'),
    info: utf8(info),
  });
  const [room, content] = await Promise.all([
    crypto.subtle.deriveBits(params('room'), base, ROOM_BITS),
    crypto.subtle.deriveKey(params('content'), base, { name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]),
  ]);
  return { secret, room: toBase64Url(new Uint8Array(room)), content };
}

/** The bytes of the text. */
export function utf8(text: string): Bytes {
  return new TextEncoder().encode(text);
}
