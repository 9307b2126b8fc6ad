import { addDays, type LocalDate } from '@/lib/time/local-date';

/** Search range in days: two years in all. */
const DAYS_BACK = 31;
const DAYS_AHEAD = 699;

/** Both inclusive. */
export function eventSpanOf(today: LocalDate): { readonly from: LocalDate; readonly to: LocalDate } {
  return { from: addDays(today, -DAYS_BACK), to: addDays(today, DAYS_AHEAD) };
}
