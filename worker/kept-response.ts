import { isScriptType } from '@/lib/offline/content-type';
import type { PrecachedFile } from '@/lib/offline/precache';
import { policyOf } from '@/lib/offline/worker-policy';
import { fileType } from './file-type';
import { integrityOf } from './integrity';

/**
 * What the host's bytes were packed in is gone once they are read, and a precache has one answer for every request.
 */
const OF_THE_TRANSFER = ['content-encoding', 'content-length', 'transfer-encoding', 'vary'];

/**
 * The content as it is cached, with the headers it came with; no redirect, which pages could not be opened from. A script
 * has its policy as a worker, here and not as it is answered, so that the browser can keep what it has compiled of it.
 */
export function keptResponse(url: string, content: ArrayBuffer, { status, headers }: Response): Response {
  const kept = new Headers(headers);
  for (const name of OF_THE_TRANSFER) kept.delete(name);
  if (isScriptType(headers.get('content-type'))) kept.set('content-security-policy', policyOf(url));
  return new Response(content, { status, headers: kept });
}

/**
 * The cached bytes for that file, if they are those of the build; undefined when they are others. A cache can be written
 * by every page of the origin, and an entry must not outlive the build it was changed in: its headers and its status,
 * which no hash covers, are not taken over.
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
