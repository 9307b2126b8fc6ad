'use client';

import { DESKTOP, SIDEBAR_FITS, SIDEBAR_SIZE } from '@/components/ui/page/layout-queries';
import { useMediaQuery } from '@/components/ui/page/use-media-query';
import { DYSLEXIC_SCALE } from '@/lib/shifts/views/time-width';
import { useUi } from '@/stores/ui/use-ui';

/** The sidebar's width in the window; 0 below desktop width. */
export function useSidebarPx(): number {
  const isDesktop = useMediaQuery(DESKTOP);
  const isSidebarFitting = useMediaQuery(SIDEBAR_FITS);
  const isOpen = useUi((state) => state.sidebarOpen) && isSidebarFitting;
  return isDesktop ? SIDEBAR_SIZE[isOpen ? 'open' : 'rail'].px : 0;
}

/** Whether the window has less than `widthPx` beside the sidebar; a wide font needs more. */
export function useIsNarrowerThan(widthPx: number): boolean {
  const px = useSidebarPx();
  const scale = useUi((state) => state.dyslexicFontMode) ? DYSLEXIC_SCALE : 1;
  return useMediaQuery(`(width < ${px + widthPx * scale}px)`);
}
