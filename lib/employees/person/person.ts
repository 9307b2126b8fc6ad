import { isWeekHours } from '@/lib/employees/max-week-hours';
import type { PersonDetails } from '@/lib/employees/person-details';
import type { LocalDate } from '@/lib/time/local-date';
import { type Certificate, certificatesOf, isDay } from './person-facts';

/** The readable details of a person. */
export interface Person {
  /** Empty if unset. */
  readonly phone: string;
  readonly email: string;
  readonly payrollId: string;
  /** Both inclusive. */
  readonly firstDay?: LocalDate;
  readonly lastDay?: LocalDate;
  readonly birthDate?: LocalDate;
  /** Applies only without a birth date, which takes precedence (`isMinorOn`). */
  readonly isMinor: boolean;
  readonly minWeekHours?: number;
  readonly wantedWeekHours?: number;
  readonly canLead: boolean;
  readonly certificates: readonly Certificate[];
  readonly isHidden: boolean;
}

/** Cache: tables read each row on every render; records are immutable. */
const readBefore = new WeakMap<PersonDetails, Person>();

/** Returns the same object for the same record. */
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
    certificates: certificatesOf(stored),
    isHidden: stored.isHidden === true,
  };
}

function textIn(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
