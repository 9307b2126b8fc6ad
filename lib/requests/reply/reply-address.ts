/** `origin` has no trailing slash, `basePath` is empty or begins with one. No host sees the fragment. */
export function replyAddress(origin: string, basePath: string, code: string): string {
  return `${origin}${basePath}/inbox#${code}`;
}
