/** Optional details. An unset field is absent, never empty or 0. */
export interface ShiftDetails {
  /** A name from the business's list of stations, such as "Bar". */
  readonly station?: string;
  /** Published to the team, unlike the manager's `notes`. */
  readonly teamNotes?: string;
  /** `onCall` or `training`; absent for a regular shift. An unknown kind counts as regular. */
  readonly kind?: string;
  readonly unpaidBreak?: number;
  readonly paidBreak?: number;
}

export const DETAIL_FIELDS = {
  station: '',
  teamNotes: '',
  kind: '',
  unpaidBreak: '',
  paidBreak: '',
} as const;

const TEXTS = ['station', 'teamNotes', 'kind'] as const;
const MINUTES = ['unpaidBreak', 'paidBreak'] as const;
/** A longer break counts as none: the shift would end before the break. */
const MAX_MINUTES = 24 * 60;

/** The details that are set in a record of any shape, such as a stored record. */
export function detailsOf(record: object): ShiftDetails {
  const details: { -readonly [Field in keyof ShiftDetails]: ShiftDetails[Field] } = {};
  const fields: { readonly [Field in keyof ShiftDetails]?: unknown } = record;
  for (const field of TEXTS) {
    const value = fields[field];
    const text = typeof value === 'string' ? value.trim() : '';
    if (text !== '') details[field] = text;
  }
  for (const field of MINUTES) {
    const value = fields[field];
    if (typeof value === 'number' && isBreakMinutes(value)) details[field] = value;
  }
  return details;
}

/** Whole minutes, more than 0 and less than a day. */
export function isBreakMinutes(minutes: number): boolean {
  return Number.isInteger(minutes) && minutes > 0 && minutes < MAX_MINUTES;
}

export function withoutDetails<Item extends ShiftDetails>(record: Item): Omit<Item, keyof ShiftDetails> {
  const { station: _1, teamNotes: _2, kind: _3, unpaidBreak: _4, paidBreak: _5, ...rest } = record;
  return rest;
}

export function hasSameDetails(one: ShiftDetails, other: ShiftDetails): boolean {
  return [...TEXTS, ...MINUTES].every((field) => one[field] === other[field]);
}
