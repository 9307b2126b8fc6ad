/** How much of a shift its card shows. Every card of a week has one density, so that rows stay aligned. */
export type Density = 'comfortable' | 'compact' | 'dense';

const COMFORTABLE_MOST = 9;
const COMPACT_MOST = 16;

/**
 * The density for the fullest day of the shown week. Fingers need 44 px, so a coarse pointer never gets dense rows.
 */
export function densityFor(mostShiftsOnADay: number, isPointerFine: boolean): Density {
  if (mostShiftsOnADay <= COMFORTABLE_MOST) return 'comfortable';
  return mostShiftsOnADay <= COMPACT_MOST || !isPointerFine ? 'compact' : 'dense';
}
