import { fromBase64Url, toBase64Url } from '@/lib/share/week-code/week-code-text';
import { hash32 } from '@/lib/text-hash';
import { ID_BYTES } from './link-identity';

/** Identifies an employee in links without exposing the record's id; 0 to 2^32 - 1. */
export function personKey(employeeId: string): number {
  return hash32(`person ${employeeId}`);
}

/** 64 bits of HMAC-SHA-256 in base64url. Rejects without Web Crypto, as on a page without `https:`. */
export async function personCode(key: string, workplace: string, employeeId: string): Promise<string> {
  const hash = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', fromBase64Url(key), hash, false, ['sign']);
  const text = new TextEncoder().encode(`brigade reply 1\n${workplace}\n${employeeId}`);
  const signature = await crypto.subtle.sign('HMAC', imported, text);
  return toBase64Url(new Uint8Array(signature, 0, ID_BYTES));
}
