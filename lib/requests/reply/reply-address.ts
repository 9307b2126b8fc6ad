/**
 * The address that opens the reply in Brigade. `origin` has no trailing slash, `basePath` is empty or begins with one.
 * The code is in the fragment, so no host ever sees it.
 */
export function replyAddress(origin: string, basePath: string, code: string): string {
  return `${origin}${basePath}/inbox#${code}`;
}
