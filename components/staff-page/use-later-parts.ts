'use client';

import { logLoadFailure } from '@/components/ui/loading/load-failure';
import { useLoaded } from '@/components/ui/loading/use-loaded';

/** One module for everything after the first paint, so that the first script lists few files. */
export const loadLaterParts = () => import('./later-parts');

export type LaterParts = Awaited<ReturnType<typeof loadLaterParts>>;

/** Undefined until loaded. */
export function useLaterParts(): LaterParts | undefined {
  return useLoaded(loadLaterParts, logLoadFailure);
}
