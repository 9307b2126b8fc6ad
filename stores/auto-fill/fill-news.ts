import type { Assignments } from '@/lib/auto-fill/plan';
import { FILL_NEWS_MS } from '@/lib/timing';

/** A plan and the bound proven so far. Plans reported here are always legal. */
export interface FillNews {
  readonly plan?: { readonly assignments: Assignments; readonly score: number };
  /** Lower bound: no plan has a lower score. */
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
  let unannounced: FillNews = {};
  let announcedAt = Number.NEGATIVE_INFINITY;
  return ({ plan, bound }) => {
    const isFirst = !latest.plan && plan !== undefined;
    const isBetter = plan && plan.score < (latest.plan?.score ?? Number.POSITIVE_INFINITY);
    const isNearer = bound !== undefined && bound > (latest.bound ?? Number.NEGATIVE_INFINITY);
    unannounced = { ...unannounced, ...(isBetter && { plan }), ...(isNearer && { bound }) };
    latest = { ...latest, ...unannounced };
    if (!isFirst && performance.now() - announcedAt < FILL_NEWS_MS) return;
    if (unannounced.plan || unannounced.bound !== undefined) tell(unannounced);
    unannounced = {};
    announcedAt = performance.now();
  };
}
