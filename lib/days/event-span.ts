import { addDays, type LocalDate } from '@/lib/time/local-date';

/** How far back and ahead events are looked for, in days: two years in all. */
const DAYS_BACK = 31;
const DAYS_AHEAD = 699;

/** The days in which events of a file are looked for, both included. */
export function eventSpanOf(today: LocalDate): { readonly from: LocalDate; readonly to: LocalDate } {
  return { from: addDays(today, -DAYS_BACK), to: addDays(today, DAYS_AHEAD) };
}
