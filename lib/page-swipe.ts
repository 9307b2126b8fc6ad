/** Where a finger is on the screen, in CSS pixels. */
export interface TouchPoint {
  readonly x: number;
  readonly y: number;
}

/** A shorter movement is not a swipe (SPEC section 2). */
export const MIN_SWIPE_PX = 50;

/** The pages that a swipe moves through, in order (SPEC section 2). */
const SWIPED_PAGES: readonly string[] = ['/', '/employees', '/settings'];

/**
 * Direction from `start` to `end`: 1 is forward (to the left), -1 is back. Undefined below the minimum distance, and
 * when the vertical distance is at least half the horizontal one: that is scrolling.
 */
export function swipeStep(start: TouchPoint, end: TouchPoint): 1 | -1 | undefined {
  const across = end.x - start.x;
  const along = end.y - start.y;
  if (Math.abs(across) < MIN_SWIPE_PX || Math.abs(along) * 2 >= Math.abs(across)) return undefined;
  return across < 0 ? 1 : -1;
}

/** The path that a swipe leads to from `pathname`; undefined past either end, and on any other page. */
export function pageAfterSwipe(pathname: string, step: 1 | -1): string | undefined {
  const path = pathname.replace(/\/+$/, '') || '/';
  const position = SWIPED_PAGES.indexOf(path);
  return position === -1 ? undefined : SWIPED_PAGES[position + step];
}
