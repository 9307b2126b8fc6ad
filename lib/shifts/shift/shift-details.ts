/** What a shift may say beside who works when. A field that says nothing is absent, never empty or 0. */
export interface ShiftDetails {
  /** Where in the house, in the words of its list, such as "Bar". */
  readonly station?: string;
  /** For the team: goes out with the published schedule, unlike the manager's `notes`. */
  readonly teamNotes?: string;
  /** `onCall` or `training`; absent for a regular shift. One that this build does not know counts as regular. */
  readonly kind?: string;
  /** Minutes of unpaid break. */
  readonly unpaidBreak?: number;
  /** Minutes of paid break. */
  readonly paidBreak?: number;
}

/** The names of the details. */
export const DETAIL_FIELDS = {
  station: '',
  teamNotes: '',
  kind: '',
  unpaidBreak: '',
  paidBreak: '',
} as const;

const TEXTS = ['station', 'teamNotes', 'kind'] as const;
const MINUTES = ['unpaidBreak', 'paidBreak'] as const;
/** A longer break is none: the shift ends before. */
const MOST_MINUTES = 24 * 60;

/** The details in a record of any shape, a shift or what is stored of one: only those that say something. */
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

/** Whether a break can have that many minutes: whole ones, more than none, less than a day. */
export function isBreakMinutes(minutes: number): boolean {
  return Number.isInteger(minutes) && minutes > 0 && minutes < MOST_MINUTES;
}

/** The record without any of the details. */
export function withoutDetails<Item extends ShiftDetails>(record: Item): Omit<Item, keyof ShiftDetails> {
  const { station: _1, teamNotes: _2, kind: _3, unpaidBreak: _4, paidBreak: _5, ...rest } = record;
  return rest;
}

/** Whether both say the same of the details. */
export function hasSameDetails(one: ShiftDetails, other: ShiftDetails): boolean {
  return [...TEXTS, ...MINUTES].every((field) => one[field] === other[field]);
}
