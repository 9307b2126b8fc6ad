import { array, boolean, fallback, looseObject, picklist } from '@/lib/saved-data/records/shape';
import { COUNTING_EXCLUSIONS } from '@/lib/shifts/counting';

/** Which hours and kinds of shifts count; an unreadable field has its default. */
export const COUNTING_SHAPE = looseObject({
  paidHours: fallback(boolean, false),
  leftOut: fallback(array(picklist(COUNTING_EXCLUSIONS)), []),
});
