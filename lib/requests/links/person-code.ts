import { fromBase64Url, toBase64Url } from '@/lib/share/week-code/week-code-text';
import { ID_BYTES } from './link-identity';

/**
 * The code of a person's own links: the first 64 bits of an HMAC (RFC 2104) with SHA-256 over the workplace and the
 * employee's id, in base64url. Whoever does not have the key, base64url too, cannot make it. Rejects where the browser
 * offers no such function, as on a page without `https:`.
 */
export async function personCode(key: string, workplace: string, employeeId: string): Promise<string> {
  const hash = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', fromBase64Url(key), hash, false, ['sign']);
  const text = new TextEncoder().encode(`brigade reply 1\n${workplace}\n${employeeId}`);
  const signature = await crypto.subtle.sign('HMAC', imported, text);
  return toBase64Url(new Uint8Array(signature, 0, ID_BYTES));
}
