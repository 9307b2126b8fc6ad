import { addDays, type LocalDate } from '@/lib/time/local-date';
import { availabilityOf } from './availability';
import type { AvailabilityException } from './stored-availability';

/** How far ahead an absence is shown, in days: today and two weeks. */
const DAYS_AHEAD = 14;

/**
 * The next dated whole-day absence, today or within two weeks; undefined when there is none. The weekly pattern does
 * not count.
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
