import { array, looseObject, number, string } from '@/lib/saved-data/records/shape';
import { LOCAL_DATE_SHAPE } from '@/lib/saved-data/records/shapes';

/** The question of when everybody can work, as it was asked last. */
export const AVAILABILITY_ASK_SHAPE = looseObject({
  id: string,
  /** The last day on which an answer helps. */
  lastDay: LOCAL_DATE_SHAPE,
  /** Epoch milliseconds. */
  askedAt: number,
  /** The ids of the employees who were asked. */
  asked: array(string),
});
