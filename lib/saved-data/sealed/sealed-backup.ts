import { ok, type Result, refused } from '@/lib/result';
import { hasSealedMark, MAX_SEALED_BYTES, SEALED_MARK } from './sealed-mark';

/** Digits, and letters without I, L, O and U, which look like other characters: 5 bits per character. */
export const CODE_CHARACTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Characters in a code: 100 bits. */
export const CODE_LENGTH = 20;
const GROUP_LENGTH = 4;

/** Corrections of typed characters that no code contains. */
const LOOK_ALIKES: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0', U: 'V' };

/** The separators that people type between groups, including all spaces and dashes. */
const BETWEEN = /[\s\p{Pd}\p{Zs}._\u2212]/gu;

/**
 * A code from `CODE_LENGTH` random bytes, one character per byte, all characters equally likely. Throws a
 * RangeError for another length.
 */
export function sealingCode(random: Uint8Array): string {
  if (random.length !== CODE_LENGTH) throw new RangeError(`A code needs ${CODE_LENGTH} random bytes.`);
  return Array.from(random, (byte) => CODE_CHARACTERS.charAt(byte % CODE_CHARACTERS.length)).join('');
}

/** The code in groups of four, as shown. */
export function codeGroups(code: string): readonly string[] {
  const groups: string[] = [];
  for (let from = 0; from < code.length; from += GROUP_LENGTH) {
    groups.push(code.slice(from, from + GROUP_LENGTH));
  }
  return groups;
}

/**
 * The typed characters in capitals, without separators, and with look-alikes corrected. Keeps a character
 * that no code contains.
 */
export function normalizeTypedCode(typed: string): string {
  const plain = typed.normalize('NFKC').replace(BETWEEN, '').toUpperCase();
  return Array.from(plain, (character) => LOOK_ALIKES[character] ?? character).join('');
}

/** Whether the characters have the form of a code. */
export function isSealingCode(characters: string): boolean {
  return (
    characters.length === CODE_LENGTH &&
    Array.from(characters).every((character) => CODE_CHARACTERS.includes(character))
  );
}

type Bytes = Uint8Array<ArrayBuffer>;

/** Why a file is refused before any code is tried. */
export type SealedRefusal = 'foreign' | 'newer' | 'tooLarge' | 'cutOff' | 'damaged';

/** The random values of a sealed backup. */
export interface SealingRandom {
  /** `SALT_BYTES` long. */
  readonly salt: Bytes;
  /** `IV_BYTES` long. */
  readonly iv: Bytes;
}

/** A complete sealed backup, still encrypted. */
export interface SealedBackup extends SealingRandom {
  readonly header: Bytes;
  readonly content: Bytes;
}

export const SALT_BYTES = 16;
export const IV_BYTES = 12;

const VERSION = 1;
const TAG_BYTES = 16;
const DIGEST_BYTES = 32;
// The header: mark, version, salt, initialization vector, and the length of the encrypted content.
const VERSION_AT = SEALED_MARK.length;
const SALT_AT = VERSION_AT + 1;
const IV_AT = SALT_AT + SALT_BYTES;
const LENGTH_AT = IV_AT + IV_BYTES;
const HEADER_BYTES = LENGTH_AT + 4;

const PURPOSE = 'brigade sealed backup 1';

/**
 * Encrypts the content with the code: a header, the content under AES-256-GCM, and a SHA-256 digest of both.
 * The encryption authenticates the header; the digest distinguishes damage from a wrong code. Rejects without
 * Web Crypto, as on a page without `https:`, and throws a RangeError for a wrong length of salt or IV.
 */
export async function sealBackup(content: Bytes, code: string, { salt, iv }: SealingRandom): Promise<Bytes> {
  if (salt.length !== SALT_BYTES || iv.length !== IV_BYTES)
    throw new RangeError('Salt or IV has the wrong length.');
  const sealedLength = content.length + TAG_BYTES;
  const whole = new Uint8Array(HEADER_BYTES + sealedLength + DIGEST_BYTES);
  whole.set(SEALED_MARK);
  whole[VERSION_AT] = VERSION;
  whole.set(salt, SALT_AT);
  whole.set(iv, IV_AT);
  new DataView(whole.buffer).setUint32(LENGTH_AT, sealedLength);
  const key = await keyOf(code, salt, 'encrypt');
  const sealed = await crypto.subtle.encrypt(cipher(whole.slice(0, HEADER_BYTES), iv), key, content);
  whole.set(new Uint8Array(sealed), HEADER_BYTES);
  whole.set(await digestOf(whole.subarray(0, -DIGEST_BYTES)), HEADER_BYTES + sealedLength);
  return whole;
}

/** Reads the sealed backup in a file's bytes, or refuses them; needs no code. */
export async function readSealed(bytes: Bytes): Promise<Result<SealedBackup, SealedRefusal>> {
  if (!hasSealedMark(bytes)) return refused('foreign');
  if (bytes.length > MAX_SEALED_BYTES) return refused('tooLarge');
  // The rest of a newer version's file is unknown to this version.
  if ((bytes[VERSION_AT] ?? VERSION) > VERSION) return refused('newer');
  if (bytes.length < HEADER_BYTES + TAG_BYTES + DIGEST_BYTES) return refused('cutOff');
  const sealedLength = new DataView(bytes.buffer, bytes.byteOffset).getUint32(LENGTH_AT);
  const end = HEADER_BYTES + sealedLength;
  if (bytes.length < end + DIGEST_BYTES) return refused('cutOff');
  const digest = await digestOf(bytes.subarray(0, -DIGEST_BYTES));
  const isWhole = bytes.length === end + DIGEST_BYTES && digest.every((byte, at) => byte === bytes[end + at]);
  if (!isWhole || bytes[VERSION_AT] !== VERSION || sealedLength < TAG_BYTES) return refused('damaged');
  return ok({
    header: bytes.slice(0, HEADER_BYTES),
    salt: bytes.slice(SALT_AT, IV_AT),
    iv: bytes.slice(IV_AT, LENGTH_AT),
    content: bytes.subarray(HEADER_BYTES, end),
  });
}

/** Decrypts the content; undefined if the code is wrong. Rejects without Web Crypto. */
export async function unsealBackup(
  { header, salt, iv, content }: SealedBackup,
  code: string,
): Promise<Bytes | undefined> {
  const key = await keyOf(code, salt, 'decrypt');
  try {
    return new Uint8Array(await crypto.subtle.decrypt(cipher(header, iv), key, content));
  } catch (error) {
    if (error instanceof DOMException && error.name === 'OperationError') return undefined;
    throw error;
  }
}

/**
 * Derives the key from the code. HKDF is enough without a slow password hash, because 100 random bits cannot
 * be guessed.
 */
async function keyOf(code: string, salt: Bytes, use: 'encrypt' | 'decrypt'): Promise<CryptoKey> {
  const encoder = new TextEncoder();
  const secret = await crypto.subtle.importKey('raw', encoder.encode(code), 'HKDF', false, ['deriveKey']);
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt, info: encoder.encode(PURPOSE) };
  return crypto.subtle.deriveKey(derivation, secret, { name: 'AES-GCM', length: 256 }, false, [use]);
}

function cipher(header: Bytes, iv: Bytes): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: header, tagLength: 8 * TAG_BYTES };
}

async function digestOf(bytes: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}
