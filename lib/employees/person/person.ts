import { isWeekHours } from '@/lib/employees/own-week-hours';
import type { PersonDetails } from '@/lib/employees/person-details';
import { isLocalDate, type LocalDate } from '@/lib/time/local-date';

/** A paper that somebody needs for the work, such as one of food hygiene. */
export interface Certificate {
  readonly id: string;
  readonly name: string;
  /** The last day on which it is valid; absent where it does not expire. */
  readonly expires?: LocalDate;
}

/** A person's details as they are understood; what is not, or is absent, is not said. */
export interface Person {
  /** Empty where none is stored. */
  readonly phone: string;
  readonly email: string;
  readonly payrollId: string;
  /** In the house from this day to that one, both inclusive. */
  readonly firstDay?: LocalDate;
  readonly lastDay?: LocalDate;
  readonly birthDate?: LocalDate;
  /** Said of a minor whose birth date is not kept: a birth date decides instead (`isMinorOn`). */
  readonly isMinor: boolean;
  readonly minWeekHours?: number;
  readonly wantedWeekHours?: number;
  readonly canLead: boolean;
  readonly certificates: readonly Certificate[];
  readonly isHidden: boolean;
}

const FULL_AGE = 18;

/** Cache: the rules ask again and again for each shift of a week; a record never changes. */
const readBefore = new WeakMap<PersonDetails, Person>();

/** What is known of the employee beside name, role and colour. Returns the same object for the same record. */
export function personOf(employee: PersonDetails): Person {
  const before = readBefore.get(employee);
  if (before) return before;
  const person = read(employee);
  readBefore.set(employee, person);
  return person;
}

function read(stored: PersonDetails): Person {
  const { firstDay, lastDay, birthDate, minWeekHours, wantedWeekHours } = stored;
  return {
    phone: textIn(stored.phone),
    email: textIn(stored.email),
    payrollId: textIn(stored.payrollId),
    ...(isDay(firstDay) && { firstDay }),
    ...(isDay(lastDay) && { lastDay }),
    ...(isDay(birthDate) && { birthDate }),
    isMinor: stored.isMinor === true,
    ...(isWeekHours(minWeekHours) && { minWeekHours }),
    ...(isWeekHours(wantedWeekHours) && { wantedWeekHours }),
    canLead: stored.canLead === true,
    certificates: certificatesIn(stored.certificates),
    isHidden: stored.isHidden === true,
  };
}

/** The certificates that are understood, in the stored order. */
function certificatesIn(stored: unknown): readonly Certificate[] {
  return Array.isArray(stored) ? stored.filter(isCertificate) : [];
}

/** Whether an entry of the stored list is understood; others have no effect and stay. */
export function isCertificate(entry: unknown): entry is Certificate {
  if (typeof entry !== 'object' || entry === null) return false;
  const { id, name, expires }: { id?: unknown; name?: unknown; expires?: unknown } = entry;
  return typeof id === 'string' && typeof name === 'string' && (expires === undefined || isDay(expires));
}

/** Whether the person is younger than 18 on the day. */
export function isMinorOn({ birthDate, isMinor }: Person, date: LocalDate): boolean {
  return birthDate === undefined ? isMinor : date < fullAgeDay(birthDate);
}

/** The text of the 18th birthday; as text, February 29 of a common year lies between the days around it. */
function fullAgeDay(birthDate: LocalDate): string {
  return `${String(Number(birthDate.slice(0, 4)) + FULL_AGE).padStart(4, '0')}${birthDate.slice(4)}`;
}

/** A certificate that expires. */
export type ExpiringCertificate = Certificate & { readonly expires: LocalDate };

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
export function isOutOfLists(employee: PersonDetails, date: LocalDate): boolean {
  const { isHidden, lastDay } = personOf(employee);
  return isHidden || (lastDay !== undefined && lastDay < date);
}

function textIn(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

function isDay(value: unknown): value is LocalDate {
  return typeof value === 'string' && isLocalDate(value);
}
