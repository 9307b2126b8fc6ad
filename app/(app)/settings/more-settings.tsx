'use client';

import { lazyPart } from '@/components/ui/loading/lazy-part';

/**
 * The sections after the first. All appear together, below or beside the first section, so that nothing
 * moves. The placeholder is as tall as the screen, so that the page scrolls from the start.
 */
export const MoreSettings = lazyPart(
  () => import('./later-sections').then((module) => module.LaterSections),
  {
    fallback: () => <div className="h-dvh" />,
  },
);

/** The list of sections; its space is reserved while it loads. */
export const LaterSectionList = lazyPart(() =>
  import('./later-sections').then((module) => module.SectionList),
);
