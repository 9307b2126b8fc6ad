import { fromBase64Url, toBase64Url } from '@/lib/share/week-code/week-code-text';
import type { Bytes } from '@/lib/sync/relay';

const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const;
const POINT_BYTES = 65;
const NONCE_BYTES = 12;

/** A device's own keys: the new secret of a room is handed to those who stay, each under theirs. */
export function newDeviceKeys(): Promise<CryptoKeyPair> {
  return crypto.subtle.generateKey(CURVE, false, ['deriveKey']);
}

/** The public key as others know it, in base64url. */
export async function publicKeyOf({ publicKey }: CryptoKeyPair): Promise<string> {
  return toBase64Url(new Uint8Array(await crypto.subtle.exportKey('raw', publicKey)));
}

/** The secret for the device of that public key alone; rejects what is no key. By ECDH on P-256 with a key used once. */
export async function sealSecret(publicKey: string, secret: Bytes): Promise<string> {
  const once = await newDeviceKeys();
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const key = await agreed(once.privateKey, fromBase64Url(publicKey));
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, key, secret));
  const point = new Uint8Array(await crypto.subtle.exportKey('raw', once.publicKey));
  const whole = new Uint8Array(point.length + nonce.length + sealed.length);
  whole.set(point);
  whole.set(nonce, point.length);
  whole.set(sealed, point.length + nonce.length);
  return toBase64Url(whole);
}

/** The secret in the envelope; rejects one for another device. */
export async function openSecret({ privateKey }: CryptoKeyPair, envelope: string): Promise<Bytes> {
  const whole = fromBase64Url(envelope);
  const key = await agreed(privateKey, whole.slice(0, POINT_BYTES));
  const iv = whole.slice(POINT_BYTES, POINT_BYTES + NONCE_BYTES);
  const sealed = whole.slice(POINT_BYTES + NONCE_BYTES);
  return new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed));
}

async function agreed(mine: CryptoKey, theirs: Bytes): Promise<CryptoKey> {
  const publicKey = await crypto.subtle.importKey('raw', theirs, CURVE, false, []);
  const algorithm = { name: 'AES-GCM', length: 256 };
  return crypto.subtle.deriveKey({ name: 'ECDH', public: publicKey }, mine, algorithm, false, [
    'encrypt',
    'decrypt',
  ]);
}
