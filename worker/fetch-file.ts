import type { PrecachedFile } from '@/lib/offline/precache';

/**
 * Fetches a file of the build, and rejects if the host has a different one: between two deploys, or halfway through
 * one. Pages are recognised by the build's name in them rather than by their hash, because some hosts modify them.
 */
export async function fetchFile({ url, integrity }: PrecachedFile, buildId: string): Promise<Response> {
  const isPage = url.endsWith('.html');
  // Encoded as by the router: some hosts decode no more than this encodes, and payloads have an @ in their names.
  const address = encodeURI(url);
  const load = (cache: RequestCache) =>
    fetch(new Request(address, { cache, credentials: 'same-origin', ...(!isPage && { integrity }) }));
  if (!isPage) {
    // Named by its content, so the copy the page has just loaded will do; a corrupt copy is loaded again.
    const first = url.includes('/_next/static/') ? 'default' : 'no-cache';
    return expectOk(await load(first).catch(() => load('reload')), url);
  }

  const response = await load('no-cache');
  // Some hosts send their 404 page with status 404 even when it is requested by name.
  if (!(url.endsWith('/404.html') && response.status === 404)) expectOk(response, url);
  const isOurs = url.includes('/guide/') || (await response.clone().text()).includes(buildId);
  if (!isOurs) throw new Error(`${url} is of another build.`);
  return response;
}

function expectOk(response: Response, url: string): Response {
  if (!response.ok) throw new Error(`${url} answered with ${response.status}.`);
  return response;
}
