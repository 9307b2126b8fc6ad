/** `origin` has no trailing slash. The code is in the fragment, so no server sees it. */
export function shareAddress(origin: string, basePath: string, code: string): string {
  return `${origin}${basePath}/share#${code}`;
}
