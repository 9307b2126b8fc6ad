'use client';

import { lazyPart } from '@/components/ui/loading/lazy-part';

/**
 * The sections after the first. They come together and stand below or beside what is there already, so that nothing
 * moves; the empty place is as tall as the screen, so that the page scrolls from the beginning.
 */
export const MoreSettings = lazyPart(() => import('./more-sections').then((module) => module.MoreSections), {
  fallback: () => <div className="h-dvh" />,
});
