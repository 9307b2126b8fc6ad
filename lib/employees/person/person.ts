import { isWeekHours } from '@/lib/employees/own-week-hours';
import type { PersonDetails } from '@/lib/employees/person-details';
import type { LocalDate } from '@/lib/time/local-date';
import { type Certificate, certificatesOf, isDay } from './in-house';

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

/** Cache: a table asks for each row each time it is drawn; a record never changes. */
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
    certificates: certificatesOf(stored),
    isHidden: stored.isHidden === true,
  };
}

function textIn(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
