export interface PrecachedFile {
  /** Unencoded path from the host's root, including the sub-path. */
  readonly url: string;
  /** Hash of the content, as in a script's `integrity`. */
  readonly integrity: string;
}

/** Prefix of every precache's name. Every worker script contains this prefix. */
export const PRECACHE_NAME = 'brigade-precache:';

const ON_DEMAND = ':asked-for';

/** Common prefix of the precache names of one base path: project pages share an origin. */
export function precachePrefix(basePath: string): string {
  return `${PRECACHE_NAME}${basePath}:`;
}

/** The cache for parts stored on demand; the solver's part has an empty name. */
export function onDemandCacheName(precacheName: string, part: string): string {
  return `${precacheName}${ON_DEMAND}${part && `:${part}`}`;
}

/** Whether the cache is for that part, in any build. */
export function isOnDemandCache(name: string, part: string): boolean {
  return name.endsWith(onDemandCacheName('', part));
}

/** Whether the cache belongs to the precache's build. */
export function isCacheOfBuild(name: string, precacheName: string): boolean {
  return name === precacheName || name.startsWith(onDemandCacheName(precacheName, ''));
}

/**
 * The cache key of a file's content; equal files share a key. `scope` is the worker's scope, with a trailing
 * slash.
 */
export function contentKey(scope: string, integrity: string): string {
  return `${scope}precached/${encodeURIComponent(integrity)}`;
}

/** Whether a path is under the base path; the bare base path counts. */
export function isWithin(pathname: string, basePath: string): boolean {
  return pathname === basePath || pathname.startsWith(`${basePath}/`);
}

/**
 * The precached URL of a page under any name that hosts use: `/insights`, `/insights/`, `/insights.html` or
 * `/insights/index.html`.
 */
export function findPrecached(
  pathname: string,
  basePath: string,
  has: (url: string) => boolean,
): string | undefined {
  const path = decode(pathname);
  const page = path.replace(/\/(index(\.html)?)?$/, '');
  const candidates = page === basePath ? [path, `${basePath}/index.html`] : [path, page, `${page}.html`];
  return [...candidates, `${page}/index.html`].find(has);
}

/**
 * Decodes the path, because browsers encode different characters. Returns a path with an invalid encoding
 * unchanged.
 */
function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
