import type { Assignments } from '@/lib/auto-fill/plan';
import { FILL_NEWS_MS } from '@/lib/timing';

/** A plan and the bound proven so far. Plans reported here are always legal. */
export interface FillNews {
  readonly plan?: { readonly assignments: Assignments; readonly score: number };
  /** Lower bound: no plan scores less than this. */
  readonly bound?: number;
}

/** The `id` of messages that answer no call. */
export const NEWS_ID = -1;

/** A progress message, sent between a call and its answer. */
export interface NewsMessage {
  readonly id: typeof NEWS_ID;
  readonly news: FillNews;
}

/** Passes on improvements only: the first plan at once, later ones at intervals. */
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
