/** In CSS pixels. */
export interface TouchPoint {
  readonly x: number;
  readonly y: number;
}

/** A shorter movement is not a swipe (SPEC section 2). */
export const MIN_SWIPE_PX = 50;

/** In order (SPEC section 2). */
const SWIPED_PAGES: readonly string[] = ['/', '/employees', '/settings'];

/** 1 is forward (to the left), -1 is backward. Undefined for short and for mostly vertical movements. */
export function swipeStep(start: TouchPoint, end: TouchPoint): 1 | -1 | undefined {
  const across = end.x - start.x;
  const along = end.y - start.y;
  if (Math.abs(across) < MIN_SWIPE_PX || Math.abs(along) * 2 >= Math.abs(across)) return undefined;
  return across < 0 ? 1 : -1;
}

/** The page to which the swipe leads; undefined past either end, and on any other page. */
export function pageAfterSwipe(pathname: string, step: 1 | -1): string | undefined {
  const path = pathname.replace(/\/+$/, '') || '/';
  const position = SWIPED_PAGES.indexOf(path);
  return position === -1 ? undefined : SWIPED_PAGES[position + step];
}
