import { array, boolean, fallback, looseObject, picklist } from '@/lib/saved-data/records/shape';
import { LEFT_OUT } from '@/lib/shifts/counting';

/** What counts in figures; what cannot be read is as if it had not been said. */
export const COUNTING_SHAPE = looseObject({
  paidHours: fallback(boolean, false),
  leftOut: fallback(array(picklist(LEFT_OUT)), []),
});
