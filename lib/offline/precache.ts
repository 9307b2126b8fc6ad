export interface PrecachedFile {
  /** Unencoded path from the host's root, including the sub-path. */
  readonly url: string;
  /** Hash of the content, as in a script's `integrity`. */
  readonly integrity: string;
}

/** Begins every precache's name, so every worker script contains it. */
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

/** The cache key of a content, shared by equal files. `scope` is the worker's and ends with a slash. */
export function contentKey(scope: string, integrity: string): string {
  return `${scope}precached/${encodeURIComponent(integrity)}`;
}

/** Whether a path is under the base path; the bare base path counts. */
export function isWithin(pathname: string, basePath: string): boolean {
  return pathname === basePath || pathname.startsWith(`${basePath}/`);
}

/** Hosts name pages differently: `/insights`, `/insights/`, `/insights.html` and `/insights/index.html`. */
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

/** Browsers differ in which characters of a path they encode; an invalid encoding stays unchanged. */
function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
