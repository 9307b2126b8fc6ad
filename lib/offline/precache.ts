/** One file of a build, as the worker's manifest names it. */
export interface PrecachedFile {
  /** The path from the host's root, the sub-path included, not encoded. */
  readonly url: string;
  /** As in the `integrity` of a script: the hash of the content. */
  readonly integrity: string;
}

/** The beginning of the names of all precaches of one place: project pages share one origin. */
export function precachePrefix(basePath: string): string {
  return `brigade-precache:${basePath}:`;
}

/** The address under which a content is kept, whatever files have it. `scope` is the worker's, and ends in a slash. */
export function contentKey(scope: string, integrity: string): string {
  return `${scope}precached/${encodeURIComponent(integrity)}`;
}

/** Whether a path lies within the place, the bare sub-path included. */
export function isWithin(pathname: string, basePath: string): boolean {
  return pathname === basePath || pathname.startsWith(`${basePath}/`);
}

/**
 * The file that a request's path asks for, among those that `has` knows; undefined where there is none. Hosts differ in
 * how they call a page: `/insights`, `/insights/`, `/insights.html` and `/insights/index.html` are all the same one.
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

/** Browsers differ in which characters of a path they encode; one that cannot be decoded stays as it is. */
function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
