import { array, custom, looseObject, string } from '@/lib/saved-data/records/shape';
import { isBreakMinutes } from '@/lib/shifts/shift/shift-details';

const minutes = custom<number>(
  (value) => value === 0 || (typeof value === 'number' && isBreakMinutes(value)),
);

/** The business's own steps of breaks. */
export const OWN_BREAKS_SHAPE = array(
  looseObject({ id: string, fromMinutes: minutes, unpaid: minutes, paid: minutes }),
);
