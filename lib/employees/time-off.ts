import { addDays, type LocalDate } from '@/lib/time/local-date';
import { availabilityOf } from './availability';
import type { AvailabilityException } from './stored-availability';

/** So far ahead somebody's absence is worth a sign: today and two weeks. */
const DAYS_AHEAD = 14;

/**
 * The next time that somebody is off by date, whole days, today or within two weeks; undefined where there is none.
 * What the weekly pattern says is no news.
 */
export function nextTimeOff(
  employee: Parameters<typeof availabilityOf>[0],
  today: LocalDate,
): AvailabilityException | undefined {
  if (employee.availability === undefined) return undefined;
  for (let days = 0; days <= DAYS_AHEAD; days += 1) {
    const { kind, reason } = availabilityOf(employee, addDays(today, days));
    if (kind === 'none' && reason) return reason;
  }
  return undefined;
}
