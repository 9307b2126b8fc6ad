/** How much of a shift its card shows. Every card of a week has one density, so that rows stay aligned. */
export type Density = 'comfortable' | 'compact' | 'dense';

/** When lunch and dinner begin: dense rows leave a gap there. */
const PARTS_OF_DAY = ['11:00', '15:00'];

const MAX_COMFORTABLE = 9;
const MAX_COMPACT = 16;

/**
 * The density for the fullest day of the shown week. Fingers need 44 px, so a coarse pointer never gets dense rows.
 */
export function densityFor(maxShiftsPerDay: number, isPointerFine: boolean): Density {
  if (maxShiftsPerDay <= MAX_COMFORTABLE) return 'comfortable';
  return maxShiftsPerDay <= MAX_COMPACT || !isPointerFine ? 'compact' : 'dense';
}

/** Whether a new part of the day (11:00 or 15:00) begins between two consecutive starts. */
export function startsPartOfDay(previousStart: string | undefined, start: string): boolean {
  return previousStart !== undefined && PARTS_OF_DAY.some((part) => previousStart < part && part <= start);
}
