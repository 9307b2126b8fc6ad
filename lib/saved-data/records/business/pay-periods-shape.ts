import { isDay } from '@/lib/employees/person/person-facts';
import { custom, looseObject, picklist } from '@/lib/saved-data/records/shape';
import type { LocalDate } from '@/lib/time/local-date';
import { PERIOD_KINDS } from '@/lib/worked/period-kinds';

/** The kind of pay period, and a day on which a period begins; absent: calendar weeks. */
export const PAY_PERIODS_SHAPE = looseObject({
  kind: picklist(PERIOD_KINDS),
  start: custom<LocalDate>(isDay),
});
