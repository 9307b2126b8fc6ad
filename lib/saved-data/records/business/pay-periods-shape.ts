import { isDay } from '@/lib/employees/person/person-facts';
import { custom, looseObject, picklist } from '@/lib/saved-data/records/shape';
import type { LocalDate } from '@/lib/time/local-date';
import { PERIOD_KINDS } from '@/lib/worked/period-kinds';

/** How often people are paid, and a day on which a period begins; absent: every week of the calendar. */
export const PAY_PERIODS_SHAPE = looseObject({
  kind: picklist(PERIOD_KINDS),
  start: custom<LocalDate>(isDay),
});
