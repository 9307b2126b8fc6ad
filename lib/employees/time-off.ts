import { addDays, type LocalDate } from '@/lib/time/local-date';
import { availabilityOf } from './availability';
import type { AvailabilityException } from './stored-availability';

/** In days, including today. */
const DAYS_AHEAD = 14;

/** The next whole-day absence within two weeks; undefined if none. The weekly pattern does not count. */
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
