import type { PersonDetails } from '@/lib/employees/person-details';
import { isLocalDate, type LocalDate } from '@/lib/time/local-date';

/**
 * These functions read the record directly, because the first script includes this file, but not `person.ts`.
 */

/** A work certificate, such as food hygiene. */
export interface Certificate {
  readonly id: string;
  readonly name: string;
  /** Absent if the certificate does not expire. */
  readonly expires?: LocalDate;
}

export type ExpiringCertificate = Certificate & { readonly expires: LocalDate };

const FULL_AGE = 18;

export function isDay(value: unknown): value is LocalDate {
  return typeof value === 'string' && isLocalDate(value);
}

/** Whether the person is under 18 on the day: by birth date, else by the stored flag. */
export function isMinorOn({ birthDate, isMinor }: PersonDetails, date: LocalDate): boolean {
  return isDay(birthDate) ? date < fullAgeDay(birthDate) : isMinor === true;
}

/** The 18th birthday as text: February 29 of a common year sorts between its neighbors. */
function fullAgeDay(birthDate: LocalDate): string {
  return `${Number(birthDate.slice(0, 4)) + FULL_AGE}`.padStart(4, '0') + birthDate.slice(4);
}

export function certificatesOf({ certificates }: PersonDetails): readonly Certificate[] {
  return Array.isArray(certificates) ? certificates.filter(isCertificate) : [];
}

export function isCertificate(entry: unknown): entry is Certificate {
  if (typeof entry !== 'object' || entry === null) return false;
  const { id, name, expires }: { id?: unknown; name?: unknown; expires?: unknown } = entry;
  return typeof id === 'string' && typeof name === 'string' && (expires === undefined || isDay(expires));
}

export function expiredOn(
  certificates: readonly Certificate[],
  date: LocalDate,
): readonly ExpiringCertificate[] {
  return certificates.filter(
    (certificate): certificate is ExpiringCertificate =>
      certificate.expires !== undefined && certificate.expires < date,
  );
}

/** Whether the person is hidden or past the last day. Existing shifts stay visible. */
export function isHiddenFromLists({ isHidden, lastDay }: PersonDetails, date: LocalDate): boolean {
  return isHidden === true || (isDay(lastDay) && lastDay < date);
}
