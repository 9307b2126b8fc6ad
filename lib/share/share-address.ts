/**
 * The address of the page that shows what the code carries. `origin` has no slash at its end, `basePath` is empty or
 * begins with one. The code stands behind the hash, so no host ever sees it.
 */
export function shareAddress(origin: string, basePath: string, code: string): string {
  return `${origin}${basePath}/share#${code}`;
}
