import { addDays, type LocalDate } from '@/lib/time/local-date';
import { type Certificate, type ExpiringCertificate, expiredOn } from './person-facts';

const DAYS_AHEAD = 30;

/** Expired or expiring within 30 days, most urgent first. */
export function certificatesToRenew(
  certificates: readonly Certificate[],
  today: LocalDate,
): readonly ExpiringCertificate[] {
  if (certificates.length === 0) return [];
  return [...expiredOn(certificates, addDays(today, DAYS_AHEAD + 1))].sort((one, other) =>
    one.expires < other.expires ? -1 : 1,
  );
}
