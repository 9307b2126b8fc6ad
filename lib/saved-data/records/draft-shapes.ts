import {
  array,
  boolean,
  fallback,
  looseObject,
  number,
  object,
  optional,
  picklist,
  string,
  text,
  type ValueOf,
} from './shape';

const maybeText = fallback(optional(string), undefined);

/** How the shift of an unfinished form repeats. */
const REPEAT_DRAFT_SHAPE = object({
  kind: picklist(['none', 'weekly', 'custom']),
  interval: string,
  weekdays: array(number),
  hasEnd: boolean,
  until: string,
});

const SHIFT_FIELDS_SHAPE = looseObject({
  employeeName: text,
  isOpen: fallback(optional(boolean), undefined),
  role: text,
  date: text,
  startTime: text,
  endTime: text,
  status: text,
  notes: text,
  station: maybeText,
  teamNotes: maybeText,
  kind: maybeText,
  unpaidBreak: maybeText,
  paidBreak: maybeText,
  repeat: fallback(optional(REPEAT_DRAFT_SHAPE), undefined),
});

/** An unfinished form; the id is empty for a new shift. */
export const SHIFT_DRAFT_SHAPE = looseObject({
  shiftId: text,
  fields: SHIFT_FIELDS_SHAPE,
  /** The shift's fields when the form was opened; absent for a new shift and in drafts of older builds. */
  base: fallback(optional(SHIFT_FIELDS_SHAPE), undefined),
});

/** An unfinished shift form, offered again later. */
export type SavedShiftDraft = Readonly<ValueOf<typeof SHIFT_DRAFT_SHAPE>>;
