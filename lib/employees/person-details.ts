/** As stored and parsed on use, so that unreadable values stay. Absent if unset. */
export interface PersonDetails {
  /** Roles besides the main one, a list of texts (`rolesOf`). */
  readonly moreRoles?: unknown;
  readonly phone?: unknown;
  readonly email?: unknown;
  /** First and last day of employment, `YYYY-MM-DD`, both inclusive. */
  readonly firstDay?: unknown;
  readonly lastDay?: unknown;
  /** `YYYY-MM-DD`. */
  readonly birthDate?: unknown;
  /** True for a minor without a stored birth date. */
  readonly isMinor?: unknown;
  /** Hours a week; the maximum is `maxWeekHours`. */
  readonly minWeekHours?: unknown;
  readonly wantedWeekHours?: unknown;
  readonly canLead?: unknown;
  /** A list of `{ id, name, expires }`; `expires` is the last valid day, `YYYY-MM-DD`, or absent. */
  readonly certificates?: unknown;
  readonly payrollId?: unknown;
  /** Pay per hour or week (`wagesOf`), in whole ten-thousandths of the currency's main unit. */
  readonly wage?: unknown;
  readonly weeklyPay?: unknown;
  /** Hourly pay by role key, `{ [role]: amount }`. */
  readonly roleWages?: unknown;
  /** A small picture as a `data:` address (`photoOf`). */
  readonly photo?: unknown;
  /** True hides the person from the schedule's lists. */
  readonly isHidden?: unknown;
}

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

export function personDetailsIn(record: object): PersonDetails {
  const fields: PersonDetails = record;
  const details: { -readonly [Field in keyof PersonDetails]: unknown } = {};
  for (const name of Object.keys(PERSON_FIELDS) as (keyof PersonDetails)[]) {
    if (fields[name] !== undefined) details[name] = fields[name];
  }
  return details;
}
