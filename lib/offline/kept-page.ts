import type { KeepProblem } from './keep-problem';

/** In the head of every page of the app and of the guide, of every build; some hosts turn attributes round. */
const BRIGADE = /<meta\b(?=[^>]*\bapplication-name\b)[^>]*\bcontent=["']?Brigade\b/i;

/** Whether a page is one of Brigade, of any build; the sign-in page of a network or a host's error page is not. */
export function isBrigadePage(html: string): boolean {
  return BRIGADE.test(html);
}

/**
 * What is wrong with a page whose bytes are not those of the build, because some hosts modify pages; undefined when it
 * is whole. `buildId` stands in every page of the app, far behind its head; the guide is without it.
 */
export function pageProblem(html: string, buildId: string | undefined): KeepProblem | undefined {
  if (!isBrigadePage(html)) return 'foreign';
  if (!/<\/html\s*>/i.test(html)) return 'incomplete';
  return buildId === undefined || html.includes(buildId) ? undefined : 'differs';
}
