import { hash32 } from '@/lib/text-hash';
import { WEEK_CODE_LIMITS as LIMITS } from './week-code-limits';
import { deflate, fromBase64Url, inflate, toBase64Url } from './week-code-text';

/** Length of the checksum, without which nothing would detect altered texts. */
const CHECK_DIGITS = 8;

/** JSON with a checksum for a part after the week's code; older pages ignore such parts. */
export async function packJson(content: unknown): Promise<string> {
  const text = JSON.stringify(content);
  return toBase64Url(await deflate(new TextEncoder().encode(`${checkOf(text)}${text}`)));
}

/** Reads `packJson` output; undefined for any other text and for a text that is too long. Never rejects. */
export async function unpackJson(code: string): Promise<unknown> {
  try {
    const bytes = await inflate(fromBase64Url(code), LIMITS.textBytes);
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const content = text.slice(CHECK_DIGITS);
    return checkOf(content) === text.slice(0, CHECK_DIGITS) ? JSON.parse(content) : undefined;
  } catch {
    return undefined;
  }
}

function checkOf(content: string): string {
  return hash32(content).toString(16).padStart(CHECK_DIGITS, '0');
}
