'use client';

import { SIDEBAR_FITS, SIDEBAR_SIZE } from '@/components/ui/page/layout-queries';
import { useMediaQuery } from '@/components/ui/page/use-media-query';
import { useUi } from '@/stores/ui/use-ui';

/** Whether the window has less than `widthPx` beside the sidebar. */
export function useIsNarrowerThan(widthPx: number): boolean {
  const isSidebarFitting = useMediaQuery(SIDEBAR_FITS);
  const isOpen = useUi((state) => state.sidebarOpen) && isSidebarFitting;
  const { px } = SIDEBAR_SIZE[isOpen ? 'open' : 'rail'];
  return useMediaQuery(`(width < ${px + widthPx}px)`);
}
