import { array, looseObject, number, string } from '@/lib/saved-data/records/shape';
import { LOCAL_DATE_SHAPE } from '@/lib/saved-data/records/shapes';

/** The last question to the team: when can you work? */
export const AVAILABILITY_ASK_SHAPE = looseObject({
  id: string,
  /** The deadline for answers. */
  lastDay: LOCAL_DATE_SHAPE,
  /** Epoch milliseconds. */
  askedAt: number,
  /** The ids of the employees asked. */
  asked: array(string),
});
