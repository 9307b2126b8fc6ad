import type { Assignments } from '@/lib/auto-fill/plan';
import { FILL_NEWS_MS } from '@/lib/timing';

/** A plan that was found, and what was proven by then. Only legal plans are told. */
export interface FillNews {
  readonly plan?: { readonly assignments: Assignments; readonly score: number };
  /** No plan scores less than this. */
  readonly bound?: number;
}

/** The `id` of messages that answer no call. */
export const NEWS_ID = -1;

/** What a worker sends besides its answers. */
export interface NewsMessage {
  readonly id: typeof NEWS_ID;
  readonly news: FillNews;
}

/** Passes on what is better than before: the first plan at once, then the latest from time to time. */
export function createNews(tell: (news: FillNews) => void): (news: FillNews) => void {
  let latest: FillNews = {};
  let untold: FillNews = {};
  let toldAt = Number.NEGATIVE_INFINITY;
  return ({ plan, bound }) => {
    const isFirst = !latest.plan && plan !== undefined;
    const isBetter = plan && plan.score < (latest.plan?.score ?? Number.POSITIVE_INFINITY);
    const isNearer = bound !== undefined && bound > (latest.bound ?? Number.NEGATIVE_INFINITY);
    untold = { ...untold, ...(isBetter && { plan }), ...(isNearer && { bound }) };
    latest = { ...latest, ...untold };
    if (!isFirst && performance.now() - toldAt < FILL_NEWS_MS) return;
    if (untold.plan || untold.bound !== undefined) tell(untold);
    untold = {};
    toldAt = performance.now();
  };
}
