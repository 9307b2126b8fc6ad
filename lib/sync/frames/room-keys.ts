import { toBase64Url } from '@/lib/share/week-code/week-code-text';
import type { Bytes } from '@/lib/sync/relay';

/** A room's secret and the values derived from it. */
export interface RoomKeys {
  readonly secret: Bytes;
  /** 128 bits in base64url, valid in a NATS subject. A relay sees only this name of the room. */
  readonly room: string;
  readonly content: CryptoKey;
}

const SECRET_BYTES = 32;
const ROOM_BITS = 128;

/** Generates 32 random bytes. */
export function newSecret(): Bytes {
  return crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
}

/** Checks only the length. */
export function isSecret(bytes: Uint8Array): boolean {
  return bytes.length === SECRET_BYTES;
}

/** Derives the room name and the content key with HKDF (RFC 5869) and SHA-256. */
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

export function utf8(text: string): Bytes {
  return new TextEncoder().encode(text);
}
