import { DAY_HOURS, MAX_NEEDED } from '@/lib/demand/need';
import { custom, looseObject, record } from '@/lib/saved-data/records/shape';

const isCount = (value: unknown) =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_NEEDED;

/** The staffing needs of one role: the number of people for each of 24 hours. */
export const HOURS_NEED_SHAPE = custom<readonly number[]>(
  (value) => Array.isArray(value) && value.length === DAY_HOURS && value.every(isCount),
);

export const DAY_NEED_SHAPE = record(HOURS_NEED_SHAPE);

/** Staffing needs by role and hour. */
export const DEMAND_SHAPE = looseObject({
  week: record(DAY_NEED_SHAPE),
  dates: record(DAY_NEED_SHAPE),
});
