'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { followSwipes } from '@/components/parts/follow-swipes';
import { DESKTOP } from '@/components/ui/page/layout-queries';
import { DIALOGS, TYPING_PLACES } from '@/components/ui/page/typing-places';
import { useAppRouter } from '@/components/ui/page/use-app-router';
import { useMediaQuery } from '@/components/ui/page/use-media-query';
import { pageAfterSwipe } from '@/lib/page-swipe';
import { playCueOf } from '@/stores/notifications/cue-port';

/** Where a horizontal swipe has another meaning. */
const OWN_GESTURES = `${DIALOGS}, [role="menu"], [data-own-swipe], ${TYPING_PLACES}`;

/** On a phone, a horizontal swipe changes the page (SPEC section 2). */
export function usePageSwipe(): void {
  const router = useAppRouter();
  const pathname = usePathname();
  const isDesktop = useMediaQuery(DESKTOP);

  useEffect(() => {
    if (isDesktop) return;
    return followSwipes(window, {
      isTaken: isTakenAcross,
      turn(step) {
        const page = pageAfterSwipe(pathname, step);
        if (!page) return false;
        playCueOf('pageSwiped');
        router.push(page);
        return true;
      },
    });
  }, [isDesktop, pathname, router]);
}

/** Whether a touch that starts here belongs to a dialog, a field, or a strip that scrolls horizontally. */
function isTakenAcross(target: Element): boolean {
  if (target.closest(OWN_GESTURES)) return true;
  for (
    let element: Element | null = target;
    element && element !== document.body;
    element = element.parentElement
  ) {
    if (element.scrollWidth <= element.clientWidth) continue;
    const { overflowX } = getComputedStyle(element);
    if (overflowX === 'auto' || overflowX === 'scroll') return true;
  }
  return false;
}
