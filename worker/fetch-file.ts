import { pageProblem } from '@/lib/offline/check-page';
import { OfflineError, type OfflineProblem } from '@/lib/offline/offline-problem';
import type { PrecachedFile } from '@/lib/offline/precache';
import { toCachedResponse } from './cached-response';
import { integrityOf } from './integrity';

export interface BuildSource {
  /** Every page of this build contains this id. */
  readonly buildId: string;
  readonly origin: string;
  readonly basePath: string;
}

interface Loaded {
  readonly response: Response;
  readonly content: ArrayBuffer;
}

const isPage = (url: string) => url.endsWith('.html');

/** Fetches the file; rejects with the reason if the host returns no complete file. */
async function load(url: string, origin: string, cache: RequestCache): Promise<Loaded> {
  // Encodes the URL as the router does, because some hosts decode only what the router encodes, and payload
  // names contain an @.
  const request = new Request(origin + encodeURI(url), { cache, credentials: 'same-origin' });
  const response = await fetch(request).catch((error: unknown) => {
    throw new OfflineError('unreached', `${url} (${error})`);
  });
  // Some hosts send their 404 page with status 404 even if the page is requested by name.
  const isMissingPage = url.endsWith('/404.html') && response.status === 404;
  if (!response.ok && !isMissingPage) throw new OfflineError('failing', `${url} (${response.status})`);
  const content = await response.arrayBuffer().catch((error: unknown) => {
    throw new OfflineError('incomplete', `${url} (${error})`);
  });
  return { response, content };
}

/** The problem of a file's content; undefined if there is none. */
async function problemOf(
  { url, integrity }: PrecachedFile,
  { response, content }: Loaded,
  { buildId, basePath }: BuildSource,
): Promise<OfflineProblem | undefined> {
  if ((await integrityOf(content)) === integrity) return undefined;
  if (isPage(url))
    return pageProblem(
      new TextDecoder().decode(content),
      url.startsWith(`${basePath}/guide/`) ? undefined : buildId,
    );
  return response.headers.get('content-type')?.includes('html') ? 'foreign' : 'differs';
}

/**
 * Fetches a file of the build. Rejects with `OfflineError` if the host returns something else: another build, a
 * partial deploy, a truncated file, or a foreign page. Some hosts modify pages, so a page must only be
 * complete and name the build. Any other file must match byte for byte.
 */
export async function fetchFile(file: PrecachedFile, source: BuildSource): Promise<Response> {
  const { url } = file;
  const attempt = async (cache: RequestCache) => {
    const loaded = await load(url, source.origin, cache);
    const problem = await problemOf(file, loaded, source);
    if (problem) throw new OfflineError(problem, url);
    return toCachedResponse(url, loaded.content, loaded.response);
  };
  // The name is a content hash, so the copy the page has just loaded will do; reload only a corrupt copy.
  if (url.includes('/_next/static/')) return attempt('default').catch(() => attempt('reload'));
  return attempt('no-cache');
}

/**
 * Fetches the page from any build of Brigade that the host has; rejects if the response is not a complete
 * page of Brigade.
 */
export async function fetchPage({ url }: PrecachedFile, { origin }: BuildSource): Promise<Response> {
  const { response, content } = await load(url, origin, 'no-cache');
  const problem = isPage(url) ? pageProblem(new TextDecoder().decode(content), undefined) : 'foreign';
  if (problem) throw new OfflineError(problem, url);
  return toCachedResponse(url, content, response);
}
