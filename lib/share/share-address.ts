/**
 * The URL of the page that shows the code's week. `origin` has no trailing slash, `basePath` is empty or begins with
 * one. The code is in the fragment, so no host ever sees it.
 */
export function shareAddress(origin: string, basePath: string, code: string): string {
  return `${origin}${basePath}/share#${code}`;
}
