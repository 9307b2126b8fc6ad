import {
  array,
  custom,
  fallback,
  type InferOutput,
  literal,
  number,
  object,
  optional,
  picklist,
  pipe,
  readonly,
  string,
  transform,
  union,
  variant,
} from 'valibot';
import { CALENDAR_VIEWS } from '@/lib/shifts/calendar-view';
import { CHANGE_ORIGINS } from '@/lib/shifts/schedule-change';
import { type Fields, isFields } from './fields';

/** A text. The original product's ids are numbers, which are read as texts; what is neither is empty. */
const text = fallback(union([string(), pipe(number(), transform(String))]), '');

/** A shift as it is stored; the time range is written for readers of the raw data, and ignored. */
export const SHIFT_SHAPE = object({
  id: text,
  employeeName: text,
  role: text,
  date: text,
  startTime: text,
  endTime: text,
  status: text,
  color: text,
  notes: text,
});

export const EMPLOYEE_SHAPE = object({ id: text, name: text, role: text, color: text });

export const TEMPLATE_SHAPE = object({
  id: text,
  name: text,
  description: text,
  employeeName: text,
  role: text,
  startTime: text,
  endTime: text,
  status: text,
  color: text,
  icon: text,
});

// Kept as they are: a record that waits for repair is nobody's shape.
const fields = custom<Fields>(isFields);
// What follows must be a record where it is there; what stood before only serves to take the change back.
const sides = { id: string(), before: fallback(optional(fields), undefined), after: optional(fields) };

/** How a shift was published; without `published` it was not there. */
export const PUBLISHED_SHIFT_SHAPE = object({ id: string(), published: optional(fields) });

export const PUBLICATION_SHAPE = object({
  id: string(),
  at: number(),
  shiftCount: number(),
  since: array(PUBLISHED_SHIFT_SHAPE),
});

export const CHANGE_SHAPE = object({
  id: string(),
  at: number(),
  entries: array(
    variant('kind', [
      object({ kind: literal('shift'), ...sides }),
      object({ kind: literal('employee'), ...sides }),
      object({ kind: literal('template'), ...sides }),
      object({ kind: literal('undated'), ...sides }),
      object({ kind: literal('publication'), ...sides }),
    ]),
  ),
  origin: fallback(optional(picklist(CHANGE_ORIGINS)), undefined),
  of: fallback(optional(string()), undefined),
});

/** The number of the last change that the texts hold, and the hash of each. */
export const STAMP_SHAPE = object({ number: number(), shifts: text, employees: text, templates: text });

const texts = pipe(array(string()), readonly());

/** What the calendar shows: each list empty for everything. */
export const SHIFT_FILTER_SHAPE = object({ roles: texts, employeeIds: texts, statuses: texts });

export const SAVED_VIEW_SHAPE = object({
  id: string(),
  name: string(),
  view: picklist(CALENDAR_VIEWS),
  filter: SHIFT_FILTER_SHAPE,
});

/** A form left half-filled; the id is empty for a new shift. */
export const SHIFT_DRAFT_SHAPE = object({
  shiftId: text,
  fields: object({
    employeeName: text,
    role: text,
    date: text,
    startTime: text,
    endTime: text,
    status: text,
    notes: text,
  }),
});

/** A shift form left half-filled, to be offered again. */
export type KeptDraft = Readonly<InferOutput<typeof SHIFT_DRAFT_SHAPE>>;
