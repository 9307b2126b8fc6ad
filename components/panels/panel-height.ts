import { PHONE } from '@/components/ui/page/layout-queries';

/** The heights of a bottom panel, in percent of the window's. */
export const SMALLEST_PERCENT = 40;
export const TALLEST_PERCENT = 97;
/** A panel released below this height closes. */
export const CLOSING_PERCENT = 28;
export const STEP_PERCENT = 5;

const USUAL_PX = 600;
const ROOM_ABOVE_PX = 48;

/** A panel's initial height, matching its class; on a phone the full height. */
export function usualPercent(): number {
  if (window.matchMedia(PHONE).matches) return TALLEST_PERCENT;
  const { innerHeight } = window;
  return Math.round((Math.min(USUAL_PX, innerHeight - ROOM_ABOVE_PX) / innerHeight) * 100);
}

/** Clamps the height to the allowed range. */
export function possiblePercent(percent: number): number {
  return Math.round(Math.min(Math.max(percent, SMALLEST_PERCENT), TALLEST_PERCENT));
}
