'use client';

import { logLoadFailure } from '@/components/ui/loading/load-failure';
import { useLoaded } from '@/components/ui/loading/use-loaded';

/** Loads what comes after the first paint: all behind one name, so that the first script lists few files. */
export const loadLaterParts = () => import('./later-parts');

export type LaterParts = Awaited<ReturnType<typeof loadLaterParts>>;

/** The parts that come after the first paint; undefined until they are loaded. */
export function useLaterParts(): LaterParts | undefined {
  return useLoaded(loadLaterParts, logLoadFailure);
}
