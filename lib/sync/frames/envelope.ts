import { fromBase64Url, toBase64Url } from '@/lib/share/week-code/week-code-text';
import type { Bytes } from '@/lib/sync/relay';

const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const;
const POINT_BYTES = 65;
const NONCE_BYTES = 12;

/** Generates a device's key pair. When a room moves, the new secret is sealed for each remaining device's key. */
export function newDeviceKeys(): Promise<CryptoKeyPair> {
  return crypto.subtle.generateKey(CURVE, false, ['deriveKey']);
}

/** The raw public key in base64url, as the roster lists it. */
export async function publicKeyOf({ publicKey }: CryptoKeyPair): Promise<string> {
  return toBase64Url(new Uint8Array(await crypto.subtle.exportKey('raw', publicKey)));
}

/**
 * Seals the secret so that only the device with that public key can open it: ECDH on P-256 with an ephemeral key, then
 * AES-256-GCM. Returns base64url; rejects if the key is invalid.
 */
export async function sealSecret(publicKey: string, secret: Bytes): Promise<string> {
  const once = await newDeviceKeys();
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const key = await deriveSharedKey(once.privateKey, fromBase64Url(publicKey));
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, key, secret));
  const point = new Uint8Array(await crypto.subtle.exportKey('raw', once.publicKey));
  const bytes = new Uint8Array(point.length + nonce.length + sealed.length);
  bytes.set(point);
  bytes.set(nonce, point.length);
  bytes.set(sealed, point.length + nonce.length);
  return toBase64Url(bytes);
}

/** Opens an envelope from `sealSecret`; rejects if the envelope is for another device or damaged. */
export async function openSecret({ privateKey }: CryptoKeyPair, envelope: string): Promise<Bytes> {
  const bytes = fromBase64Url(envelope);
  const key = await deriveSharedKey(privateKey, bytes.slice(0, POINT_BYTES));
  const iv = bytes.slice(POINT_BYTES, POINT_BYTES + NONCE_BYTES);
  const sealed = bytes.slice(POINT_BYTES + NONCE_BYTES);
  return new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed));
}

async function deriveSharedKey(mine: CryptoKey, theirs: Bytes): Promise<CryptoKey> {
  const publicKey = await crypto.subtle.importKey('raw', theirs, CURVE, false, []);
  const algorithm = { name: 'AES-GCM', length: 256 };
  return crypto.subtle.deriveKey({ name: 'ECDH', public: publicKey }, mine, algorithm, false, [
    'encrypt',
    'decrypt',
  ]);
}
