/** How much of a shift its card shows. Every card of a week has one density, so that rows stay aligned. */
export type Density = 'comfortable' | 'compact' | 'dense';

/** Where lunch and dinner begin: dense rows leave a little room there. */
const PARTS_OF_DAY = ['11:00', '15:00'];

const MAX_COMFORTABLE = 9;
const MAX_COMPACT = 16;

/**
 * The density for the fullest day of the shown week. Fingers need 44 px, so a coarse pointer never gets dense rows.
 */
export function densityFor(mostShiftsOnADay: number, isPointerFine: boolean): Density {
  if (mostShiftsOnADay <= MAX_COMFORTABLE) return 'comfortable';
  return mostShiftsOnADay <= MAX_COMPACT || !isPointerFine ? 'compact' : 'dense';
}

/** Whether a new part of the day begins between two starts that follow one another: at 11:00 and at 15:00. */
export function startsPartOfDay(previousStart: string | undefined, start: string): boolean {
  return previousStart !== undefined && PARTS_OF_DAY.some((part) => previousStart < part && part <= start);
}
