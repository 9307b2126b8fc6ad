import { isScriptType } from '@/lib/offline/content-type';
import type { PrecachedFile } from '@/lib/offline/precache';
import { policyOf } from '@/lib/offline/worker-policy';
import { fileType } from './file-type';
import { integrityOf } from './integrity';

/**
 * Headers to omit, because the cached bytes are already decoded, and a precache has one answer for every
 * request.
 */
const TRANSFER_HEADERS = ['content-encoding', 'content-length', 'transfer-encoding', 'vary'];

/**
 * The response to cache: the content with its original headers, but never a redirect, because browsers open
 * no page from a cached redirect. Scripts get a worker's policy here rather than when served, so that the
 * browser can cache their compiled code.
 */
export function toCachedResponse(url: string, content: ArrayBuffer, { status, headers }: Response): Response {
  const kept = new Headers(headers);
  for (const name of TRANSFER_HEADERS) kept.delete(name);
  if (isScriptType(headers.get('content-type'))) kept.set('content-security-policy', policyOf(url));
  return new Response(content, { status, headers: kept });
}

/**
 * The cached bytes of the file if the bytes match the build, else undefined. Does not reuse headers and
 * status, because no hash covers them. Every page of the origin can write the cache, and a tampered entry
 * must not outlive its build.
 */
export async function verifiedCopy(
  cached: Response | undefined,
  { url, integrity }: PrecachedFile,
): Promise<Response | undefined> {
  if (!cached) return undefined;
  const content = await cached.arrayBuffer();
  if ((await integrityOf(content)) !== integrity) return undefined;
  return toCachedResponse(url, content, new Response(null, { headers: { 'content-type': fileType(url) } }));
}
