'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { DESKTOP } from '@/components/ui/page/layout-queries';
import { DIALOGS, TYPING_PLACES } from '@/components/ui/page/typing-places';
import { useAppRouter } from '@/components/ui/page/use-app-router';
import { useMediaQuery } from '@/components/ui/page/use-media-query';
import { pageAfterSwipe, swipeStep, type TouchPoint } from '@/lib/page-swipe';
import { SWIPE_VIBRATION_MS } from '@/lib/timing';
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
    let start: TouchPoint | undefined;
    const onStart = ({ touches, target }: TouchEvent) => {
      const [finger] = touches;
      const isFree = touches.length === 1 && target instanceof Element && !isTakenAcross(target);
      start = isFree && finger ? { x: finger.clientX, y: finger.clientY } : undefined;
    };
    const onEnd = ({ changedTouches: [finger], defaultPrevented }: TouchEvent) => {
      // A finger that dragged something must not change the page.
      const from = defaultPrevented ? undefined : start;
      const step = from && finger && swipeStep(from, { x: finger.clientX, y: finger.clientY });
      start = undefined;
      const page = step && pageAfterSwipe(pathname, step);
      if (!page) return;
      // Some browsers refuse it before the first tap or do not support it; the page changes all the same.
      navigator.vibrate?.(SWIPE_VIBRATION_MS);
      playCueOf('pageSwiped');
      router.push(page);
    };
    const onCancel = () => {
      start = undefined;
    };
    const isPassive = { passive: true };
    window.addEventListener('touchstart', onStart, isPassive);
    window.addEventListener('touchend', onEnd, isPassive);
    window.addEventListener('touchcancel', onCancel, isPassive);
    return () => {
      window.removeEventListener('touchstart', onStart);
      window.removeEventListener('touchend', onEnd);
      window.removeEventListener('touchcancel', onCancel);
    };
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
