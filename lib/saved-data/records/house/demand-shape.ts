import { DAY_HOURS, MOST_NEEDED } from '@/lib/demand/need';
import { custom, looseObject, record } from '@/lib/saved-data/records/shape';

const isCount = (value: unknown) =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST_NEEDED;

/** The hours of one role: 24 numbers of people. */
const hoursNeed = custom<readonly number[]>(
  (value) => Array.isArray(value) && value.length === DAY_HOURS && value.every(isCount),
);

/** How many of which role are needed when. */
export const DEMAND_SHAPE = looseObject({
  week: record(record(hoursNeed)),
  dates: record(record(hoursNeed)),
});
