import type { OfflineProblem } from './offline-problem';

/** Matches the meta element in the head of every Brigade page; some hosts reorder attributes. */
const BRIGADE = /<meta\b(?=[^>]*\bapplication-name\b)[^>]*\bcontent=["']?Brigade\b/i;

/** Whether a page is Brigade's, of any build, and not a sign-in or error page. */
export function isBrigadePage(html: string): boolean {
  return BRIGADE.test(html);
}

/**
 * The problem of a page; undefined if the page is complete. Checks no hash, because some hosts modify pages.
 * `buildId` is at the end of every app page; omit `buildId` for the guide.
 */
export function pageProblem(html: string, buildId: string | undefined): OfflineProblem | undefined {
  if (!isBrigadePage(html)) return 'foreign';
  if (!/<\/html\s*>/i.test(html)) return 'incomplete';
  return buildId === undefined || html.includes(buildId) ? undefined : 'differs';
}
