import type { OfflineProblem } from './offline-problem';

/** In the head of every page of every build; some hosts reorder attributes. */
const BRIGADE = /<meta\b(?=[^>]*\bapplication-name\b)[^>]*\bcontent=["']?Brigade\b/i;

/** Whether a page is Brigade's, of any build, and not a sign-in or error page. */
export function isBrigadePage(html: string): boolean {
  return BRIGADE.test(html);
}

/**
 * Some hosts modify pages; undefined if the page is complete. `buildId` is at the end of every app page, but
 * not in the guide.
 */
export function pageProblem(html: string, buildId: string | undefined): OfflineProblem | undefined {
  if (!isBrigadePage(html)) return 'foreign';
  if (!/<\/html\s*>/i.test(html)) return 'incomplete';
  return buildId === undefined || html.includes(buildId) ? undefined : 'differs';
}
