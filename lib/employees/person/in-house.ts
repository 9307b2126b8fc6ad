import type { PersonDetails } from '@/lib/employees/person-details';
import { isLocalDate, type LocalDate } from '@/lib/time/local-date';

/**
 * What the rules and the lists of the schedule ask of a person, straight from the record, since they are part of the first
 * script; everything else is in `person.ts`.
 */

/** A paper that somebody needs for the work, such as one of food hygiene. */
export interface Certificate {
  readonly id: string;
  readonly name: string;
  /** The last day on which it is valid; absent where it does not expire. */
  readonly expires?: LocalDate;
}

/** A certificate that expires. */
export type ExpiringCertificate = Certificate & { readonly expires: LocalDate };

const FULL_AGE = 18;

/** Whether it is a day as it is stored. */
export function isDay(value: unknown): value is LocalDate {
  return typeof value === 'string' && isLocalDate(value);
}

/** Whether the person is younger than 18 on the day: by the birth date, else as was said. */
export function isMinorOn({ birthDate, isMinor }: PersonDetails, date: LocalDate): boolean {
  return isDay(birthDate) ? date < fullAgeDay(birthDate) : isMinor === true;
}

/** The text of the 18th birthday; as text, February 29 of a common year lies between the days around it. */
function fullAgeDay(birthDate: LocalDate): string {
  return `${Number(birthDate.slice(0, 4)) + FULL_AGE}`.padStart(4, '0') + birthDate.slice(4);
}

/** The certificates that are understood, in the stored order. */
export function certificatesOf({ certificates }: PersonDetails): readonly Certificate[] {
  return Array.isArray(certificates) ? certificates.filter(isCertificate) : [];
}

/** Whether an entry of the stored list is understood; others have no effect and stay. */
export function isCertificate(entry: unknown): entry is Certificate {
  if (typeof entry !== 'object' || entry === null) return false;
  const { id, name, expires }: { id?: unknown; name?: unknown; expires?: unknown } = entry;
  return typeof id === 'string' && typeof name === 'string' && (expires === undefined || isDay(expires));
}

/** Those of the certificates that are no longer valid on the day. */
export function expiredOn(
  certificates: readonly Certificate[],
  date: LocalDate,
): readonly ExpiringCertificate[] {
  return certificates.filter(
    (certificate): certificate is ExpiringCertificate =>
      certificate.expires !== undefined && certificate.expires < date,
  );
}

/**
 * Whether the person is in none of the lists from which people are chosen for the day: hidden, or past their last day.
 * Wherever they have shifts they stay.
 */
export function isOutOfLists({ isHidden, lastDay }: PersonDetails, date: LocalDate): boolean {
  return isHidden === true || (isDay(lastDay) && lastDay < date);
}
