import { type KeepProblem, NotKept } from '@/lib/offline/keep-problem';
import { pageProblem } from '@/lib/offline/kept-page';
import type { PrecachedFile } from '@/lib/offline/precache';
import { integrityOf } from './integrity';
import { keptResponse } from './kept-response';

/** Where a build comes from. */
export interface BuildSource {
  /** Contained in every page of the app of this build. */
  readonly buildId: string;
  readonly origin: string;
  readonly basePath: string;
}

interface Loaded {
  readonly response: Response;
  readonly content: ArrayBuffer;
}

const isPage = (url: string) => url.endsWith('.html');

/** Rejects with the reason if nothing whole comes from the host. */
async function load(url: string, origin: string, cache: RequestCache): Promise<Loaded> {
  // Encoded as by the router: some hosts decode no more than this encodes, and payloads have an @ in their names.
  const request = new Request(origin + encodeURI(url), { cache, credentials: 'same-origin' });
  const response = await fetch(request).catch((error: unknown) => {
    throw new NotKept('unreached', `${url} (${error})`);
  });
  // Some hosts send their 404 page with status 404 even when it is requested by name.
  const isMissingPage = url.endsWith('/404.html') && response.status === 404;
  if (!response.ok && !isMissingPage) throw new NotKept('failing', `${url} (${response.status})`);
  const content = await response.arrayBuffer().catch((error: unknown) => {
    throw new NotKept('incomplete', `${url} (${error})`);
  });
  return { response, content };
}

/** What is wrong with the content of a file; undefined when nothing is. */
async function problemOf(
  { url, integrity }: PrecachedFile,
  { response, content }: Loaded,
  { buildId, basePath }: BuildSource,
): Promise<KeepProblem | undefined> {
  if ((await integrityOf(content)) === integrity) return undefined;
  if (isPage(url))
    return pageProblem(
      new TextDecoder().decode(content),
      url.startsWith(`${basePath}/guide/`) ? undefined : buildId,
    );
  return response.headers.get('content-type')?.includes('html') ? 'foreign' : 'differs';
}

/**
 * Fetches a file of the build, and rejects with `NotKept` if the host has a different one: between two deploys, halfway
 * through one, cut off on the way, or the page of somebody else. A page that its host has modified, as some do, must be
 * whole and name the build; everything else must have the very bytes of the build.
 */
export async function fetchFile(file: PrecachedFile, source: BuildSource): Promise<Response> {
  const { url } = file;
  const attempt = async (cache: RequestCache) => {
    const loaded = await load(url, source.origin, cache);
    const problem = await problemOf(file, loaded, source);
    if (problem) throw new NotKept(problem, url);
    return keptResponse(url, loaded.content, loaded.response);
  };
  // Named by its content, so the copy the page has just loaded will do; a corrupt copy is loaded again.
  if (url.includes('/_next/static/')) return attempt('default').catch(() => attempt('reload'));
  return attempt('no-cache');
}

/** Fetches the page of that address from whatever build of Brigade the host has; rejects if it is no whole page of Brigade. */
export async function fetchPage({ url }: PrecachedFile, { origin }: BuildSource): Promise<Response> {
  const { response, content } = await load(url, origin, 'no-cache');
  const problem = isPage(url) ? pageProblem(new TextDecoder().decode(content), undefined) : 'foreign';
  if (problem) throw new NotKept(problem, url);
  return keptResponse(url, content, response);
}
