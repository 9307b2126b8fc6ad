import { PHONE } from '@/components/ui/page/layout-queries';

/** The heights of a bottom panel, in percent of the window's. */
export const SMALLEST_PERCENT = 40;
export const TALLEST_PERCENT = 97;
/** Let go lower than this, a dragged panel closes. */
export const CLOSING_PERCENT = 28;
export const STEP_PERCENT = 5;

const USUAL_PX = 600;
const ROOM_ABOVE_PX = 48;

/** The height with which a panel opens, as its class has it; a phone gives it all there is. */
export function usualPercent(): number {
  if (window.matchMedia(PHONE).matches) return TALLEST_PERCENT;
  const { innerHeight } = window;
  return Math.round((Math.min(USUAL_PX, innerHeight - ROOM_ABOVE_PX) / innerHeight) * 100);
}

/** The nearest height that a panel can have. */
export function possiblePercent(percent: number): number {
  return Math.round(Math.min(Math.max(percent, SMALLEST_PERCENT), TALLEST_PERCENT));
}
