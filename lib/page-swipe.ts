/** Where a finger is on the screen, in CSS pixels. */
export interface TouchPoint {
  readonly x: number;
  readonly y: number;
}

/** A shorter way of the finger is no swipe (SPEC section 2). */
export const MIN_SWIPE_PX = 50;

/** The pages that a swipe turns, in their order (SPEC section 2). */
const SWIPED_PAGES: readonly string[] = ['/', '/employees', '/settings'];

/**
 * Which way the finger went from `start` to `end`: 1 onward, that is to the left, and -1 back. Undefined below the
 * least distance, and where it went up or down at least as far as half its way across: that was scrolling.
 */
export function swipeStep(start: TouchPoint, end: TouchPoint): 1 | -1 | undefined {
  const across = end.x - start.x;
  const along = end.y - start.y;
  if (Math.abs(across) < MIN_SWIPE_PX || Math.abs(along) * 2 >= Math.abs(across)) return undefined;
  return across < 0 ? 1 : -1;
}

/** The path that a swipe leads to from `pathname`; undefined past either end, and on a page that is not swiped. */
export function pageAfterSwipe(pathname: string, step: 1 | -1): string | undefined {
  const path = pathname.replace(/\/+$/, '') || '/';
  const position = SWIPED_PAGES.indexOf(path);
  return position === -1 ? undefined : SWIPED_PAGES[position + step];
}
