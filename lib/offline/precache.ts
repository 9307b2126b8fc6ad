/** One file of a build, as the worker's manifest names it. */
export interface PrecachedFile {
  /** Unencoded path from the host's root, including the sub-path. */
  readonly url: string;
  /** As in a script's `integrity`: the hash of the content. */
  readonly integrity: string;
}

/** The start of every precache's name, and so a part of every worker's script. */
export const PRECACHE_NAME = 'brigade-precache:';

const ASKED_FOR = ':asked-for';

/** Common prefix of all precache names for one base path: project pages share an origin. */
export function precachePrefix(basePath: string): string {
  return `${PRECACHE_NAME}${basePath}:`;
}

/**
 * The cache for what a build keeps once a page has asked for it, by the name of the build's precache. A part is what is
 * kept together; the solver has no name, being the first.
 */
export function askedForName(precacheName: string, part: string): string {
  return `${precacheName}${ASKED_FOR}${part && `:${part}`}`;
}

/** Whether the cache of that name is one for that part, of whichever build. */
export function isAskedFor(name: string, part: string): boolean {
  return name.endsWith(askedForName('', part));
}

/** Whether the cache of that name is the precache of that name, or one for what is asked for of its build. */
export function isOfBuild(name: string, precacheName: string): boolean {
  return name === precacheName || name.startsWith(askedForName(precacheName, ''));
}

/** The cache key of a content, whichever files have it. `scope` is the worker's and ends in a slash. */
export function contentKey(scope: string, integrity: string): string {
  return `${scope}precached/${encodeURIComponent(integrity)}`;
}

/** Whether a path is under the base path, the bare base path included. */
export function isWithin(pathname: string, basePath: string): boolean {
  return pathname === basePath || pathname.startsWith(`${basePath}/`);
}

/**
 * The file for a request's path among those that `has` knows; undefined when there is none. Hosts name pages
 * differently: `/insights`, `/insights/`, `/insights.html` and `/insights/index.html` are the same.
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

/** Browsers differ in which characters of a path they encode; an invalid encoding stays as it is. */
function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
