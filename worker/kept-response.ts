import { isScriptType } from '@/lib/offline/content-type';
import type { PrecachedFile } from '@/lib/offline/precache';
import { policyOf } from '@/lib/offline/worker-policy';
import { fileType } from './file-type';
import { integrityOf } from './integrity';

/** The bytes are decoded once they are read, and a precache has one answer for every request. */
const OF_THE_TRANSFER = ['content-encoding', 'content-length', 'transfer-encoding', 'vary'];

/**
 * The content as a response to cache, with its original headers, but never a redirect, because pages cannot be opened
 * from one. Every script gets the policy of a worker here, not when it is served, so that the browser can cache its
 * compiled code.
 */
export function keptResponse(url: string, content: ArrayBuffer, { status, headers }: Response): Response {
  const kept = new Headers(headers);
  for (const name of OF_THE_TRANSFER) kept.delete(name);
  if (isScriptType(headers.get('content-type'))) kept.set('content-security-policy', policyOf(url));
  return new Response(content, { status, headers: kept });
}

/**
 * The cached bytes for that file if they match the build, otherwise undefined. Every page of the origin can write the
 * cache, and a tampered entry must not outlive its build. So its headers and status, which no hash covers, are not
 * reused.
 */
export async function verifiedCopy(
  cached: Response | undefined,
  { url, integrity }: PrecachedFile,
): Promise<Response | undefined> {
  if (!cached) return undefined;
  const content = await cached.arrayBuffer();
  if ((await integrityOf(content)) !== integrity) return undefined;
  return keptResponse(url, content, new Response(null, { headers: { 'content-type': fileType(url) } }));
}
