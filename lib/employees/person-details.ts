/**
 * What the team's list knows of a person beside name, role and colour, as stored: each field parsed only on use, so that what is
 * not understood stays as it came. Absent where nothing is said. None of it leaves the browser but in a backup, save the roles.
 */
export interface PersonDetails {
  /** Roles beside the main one, a list of texts (`rolesOf`). */
  readonly moreRoles?: unknown;
  readonly phone?: unknown;
  readonly email?: unknown;
  /** First and last day in the house, `YYYY-MM-DD`, both inclusive. */
  readonly firstDay?: unknown;
  readonly lastDay?: unknown;
  /** `YYYY-MM-DD`. */
  readonly birthDate?: unknown;
  /** True for a minor whose birth date is not kept. */
  readonly isMinor?: unknown;
  /** Hours a week, beside the most (`maxWeekHours`). */
  readonly minWeekHours?: unknown;
  readonly wantedWeekHours?: unknown;
  /** Whether they can lead a shift. */
  readonly canLead?: unknown;
  /** A list of `{ id, name, expires }`, the last day `YYYY-MM-DD` or absent. */
  readonly certificates?: unknown;
  readonly payrollId?: unknown;
  /** What is paid (`wagesOf`): an hour, or a week, in whole ten-thousandths of the main unit of the house's currency. */
  readonly wage?: unknown;
  readonly weeklyPay?: unknown;
  /** An hour by the key of a role, `{ [role]: amount }`. */
  readonly roleWages?: unknown;
  /** A small picture as a `data:` address (`photoOf`). */
  readonly photo?: unknown;
  /** True for somebody who is on the team and not in the schedule's lists. */
  readonly isHidden?: unknown;
}

/** The names of the details. */
export const PERSON_FIELDS = {
  moreRoles: '',
  phone: '',
  email: '',
  firstDay: '',
  lastDay: '',
  birthDate: '',
  isMinor: '',
  minWeekHours: '',
  wantedWeekHours: '',
  canLead: '',
  certificates: '',
  payrollId: '',
  wage: '',
  weeklyPay: '',
  roleWages: '',
  photo: '',
  isHidden: '',
} as const satisfies Readonly<Record<keyof PersonDetails, ''>>;

/** The details in a record, as stored; fields that are absent or undefined are left out. */
export function personDetailsIn(record: object): PersonDetails {
  const fields: PersonDetails = record;
  const details: { -readonly [Field in keyof PersonDetails]: unknown } = {};
  for (const name of Object.keys(PERSON_FIELDS) as (keyof PersonDetails)[]) {
    if (fields[name] !== undefined) details[name] = fields[name];
  }
  return details;
}
