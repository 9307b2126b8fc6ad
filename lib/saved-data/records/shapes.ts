import { personDetailsIn } from '@/lib/employees/person-details';
import {
  DEFAULT_NOTIFICATION_PREFERENCES,
  DELIVERY_FORMATS,
  NOTIFICATION_CATEGORIES,
  NOTIFICATION_DURATIONS_MS,
  NOTIFICATION_STYLES,
  NOTIFICATION_TYPES,
  REMINDER_LEAD_TIMES,
  SOUND_TYPES,
} from '@/lib/notifications/notification';
import { DEFAULT_LIMITS, isDayHours, isDaysRunning } from '@/lib/rules/limits';
import { CHANGE_ORIGINS } from '@/lib/shifts/change/schedule-change';
import { detailsOf } from '@/lib/shifts/shift/shift-details';
import { CALENDAR_VIEWS } from '@/lib/shifts/views/calendar-view';
import type { ClockTime } from '@/lib/time/clock-time';
import { isLocalDate, type LocalDate } from '@/lib/time/local-date';
import { type OpeningDay, readOpeningDay } from '@/lib/time/opening-hours';
import { ZONE_CHOICES } from '@/lib/time/zone-choice';
import { type Fields, isFields } from './fields';
import {
  addUnknownFields,
  array,
  boolean,
  custom,
  fallback,
  looseObject,
  MISFIT,
  number,
  object,
  objectOf,
  optional,
  picklist,
  type Shape,
  string,
  text,
  textsOf,
  unknown,
} from './shape';

const CLOCK_TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/**
 * The text fields of a stored shift. The time range is not among them: it is stored only for readers of the
 * raw data.
 */
export const shiftTexts = textsOf([
  'id',
  'employeeName',
  'role',
  'date',
  'startTime',
  'endTime',
  'status',
  'color',
  'notes',
]);
export const employeeTexts = textsOf(['id', 'name', 'role', 'color']);
export const templateTexts = textsOf([
  'id',
  'name',
  'description',
  'employeeName',
  'role',
  'startTime',
  'endTime',
  'status',
  'color',
  'icon',
]);

export const SHIFT_SHAPE = objectOf((fields: object) => ({ ...shiftTexts(fields), ...detailsOf(fields) }));
/** Availability, the weekly maximum and the details stay as stored. */
export const EMPLOYEE_SHAPE = objectOf((fields: object) => ({
  ...employeeTexts(fields),
  ...('availability' in fields && { availability: fields.availability }),
  ...('maxWeekHours' in fields && { maxWeekHours: fields.maxWeekHours }),
  ...personDetailsIn(fields),
}));
export const TEMPLATE_SHAPE = objectOf(templateTexts);

// A record awaiting repair has no fixed shape.
const fields = custom<Fields>(isFields);
// If present, `after` must be a record. `before` may be missing, because only undo needs it.
const sides = { id: string, before: fallback(optional(fields), undefined), after: optional(fields) };

/** A business setting; each field is parsed on use. */
export const SETTING_SHAPE = looseObject({ id: string });

export const LOCAL_DATE_SHAPE = custom<LocalDate>((value) => typeof value === 'string' && isLocalDate(value));

/** A shift as published; without `published`, the shift did not exist. */
export const PUBLISHED_SHIFT_SHAPE = looseObject({
  id: string,
  published: optional(fields),
  also: fallback(optional(array(fields)), undefined),
});

const PUBLISHED_DAYS_SHAPE = array(object({ from: LOCAL_DATE_SHAPE, to: LOCAL_DATE_SHAPE, at: number }));

/** The effect of a change of the publication on some days; readable completely or not at all. */
export const PUBLICATION_ACT_SHAPE = object({
  kind: picklist(['publish', 'unpublish', 'putBack']),
  spans: array(object({ from: LOCAL_DATE_SHAPE, to: LOCAL_DATE_SHAPE })),
  holdsPendingBack: optional(boolean),
  days: optional(PUBLISHED_DAYS_SHAPE),
  shifts: optional(array(fields)),
});

const CLOCK_TEXT = custom<ClockTime>((value) => typeof value === 'string' && CLOCK_TIME.test(value));

/** A shift as announced by an earlier publication. */
const ANNOUNCED_SHIFT_SHAPE = looseObject({
  id: string,
  employeeName: string,
  date: LOCAL_DATE_SHAPE,
  startTime: CLOCK_TEXT,
  endTime: CLOCK_TEXT,
  role: string,
  at: number,
});

export const PUBLICATION_SHAPE = looseObject({
  id: string,
  at: number,
  shiftCount: number,
  since: array(PUBLISHED_SHIFT_SHAPE),
  // A publication is readable without `before`, which has only the changes of the last publication.
  before: fallback(optional(looseObject({ at: number, shifts: array(PUBLISHED_SHIFT_SHAPE) })), undefined),
  told: fallback(optional(array(ANNOUNCED_SHIFT_SHAPE)), undefined),
  sequence: fallback(optional(number), undefined),
  // Without `days`, all days would count as published, so unreadable days make the publication unreadable.
  days: optional(PUBLISHED_DAYS_SHAPE),
  act: unknown,
});

export const CHANGE_SHAPE = object({
  id: string,
  at: number,
  entries: array(
    object({
      kind: picklist([
        'shift',
        'employee',
        'template',
        'day',
        'request',
        'undated',
        'setting',
        'publication',
      ]),
      ...sides,
    }),
  ),
  origin: fallback(optional(picklist(CHANGE_ORIGINS)), undefined),
  of: fallback(optional(string), undefined),
  also: fallback(optional(array(string)), undefined),
  by: fallback(optional(string), undefined),
  proposal: fallback(optional(object({ seed: number })), undefined),
});

/**
 * The number of the last change in the texts, and the hash of each text. The texts cover the days from `from`
 * to `to`; `total` counts the shifts of all days. `also` has the hashes of other texts that Brigade has
 * written there, or is about to write.
 */
export const STAMP_SHAPE = object({
  number,
  /** The id of the last change in the texts. */
  last: optional(string),
  shifts: text,
  employees: text,
  templates: text,
  days: text,
  requests: text,
  businessSettings: text,
  from: optional(string),
  to: optional(string),
  total: optional(number),
  also: optional(array(string)),
});

const texts: Shape<readonly string[]> = array(string);

/** The calendar's filter: an empty list accepts everything. */
export const SHIFT_FILTER_SHAPE = looseObject({
  roles: texts,
  employeeIds: texts,
  statuses: texts,
  stations: fallback(optional(texts), undefined),
});

export const SAVED_VIEW_SHAPE = looseObject({
  id: string,
  name: string,
  view: picklist(CALENDAR_VIEWS),
  filter: SHIFT_FILTER_SHAPE,
});

export const LIMITS_SHAPE = looseObject({
  dayHours: fallback(custom<number>(isDayHours), DEFAULT_LIMITS.dayHours),
  daysRunning: fallback(custom<number>(isDaysRunning), DEFAULT_LIMITS.daysRunning),
  minorDayHours: fallback(custom<number>(isDayHours), DEFAULT_LIMITS.minorDayHours),
  minorLatestHour: fallback(custom<number>(isDayHours), DEFAULT_LIMITS.minorLatestHour),
});

export const OPENING_DAY_SHAPE: Shape<OpeningDay> = (value) => {
  const day = readOpeningDay(value);
  return day ? addUnknownFields({ ...day }, value as object, OPENING_DAY_FIELDS) : MISFIT;
};

const OPENING_DAY_FIELDS = { weekday: 0, kind: '', from: '', to: '' };

export const OPENING_HOURS_SHAPE = looseObject({
  days: array(OPENING_DAY_SHAPE),
  isCloseShown: fallback(boolean, false),
});

/** A problem that a person has marked as none. */
export const IGNORED_PROBLEM_SHAPE = looseObject({
  key: string,
  reason: text,
  date: LOCAL_DATE_SHAPE,
  size: number,
});

export const SETTINGS_SHAPE = looseObject({
  language: text,
  timezone: fallback(picklist(ZONE_CHOICES), 'system'),
});

const { sound, types, visual, timing } = DEFAULT_NOTIFICATION_PREFERENCES;
const VOLUME = custom<number>((value) => typeof value === 'number' && value >= 0 && value <= 1);
const flag = (otherwise: boolean) => fallback(boolean, otherwise);

/** Missing and wrong parts have their defaults, so that preferences can be merged from a part. */
export const NOTIFICATION_PREFERENCES_SHAPE = looseObject({
  enabled: flag(true),
  sound: fallback(
    looseObject({
      enabled: flag(sound.enabled),
      type: fallback(picklist(SOUND_TYPES), sound.type),
      volume: fallback(VOLUME, sound.volume),
    }),
    sound,
  ),
  types: fallback(
    looseObject({
      shifts: flag(true),
      scheduleChanges: flag(true),
      reminders: flag(true),
      timeOff: flag(true),
      publication: flag(true),
      shiftSwap: flag(true),
      general: flag(true),
    }),
    types,
  ),
  visual: fallback(
    looseObject({
      style: fallback(picklist(NOTIFICATION_STYLES), visual.style),
      duration: fallback(picklist(NOTIFICATION_DURATIONS_MS), visual.duration),
      showBadges: flag(visual.showBadges),
      colorCoded: flag(visual.colorCoded),
    }),
    visual,
  ),
  timing: fallback(
    looseObject({
      reminderLeadTime: fallback(picklist(REMINDER_LEAD_TIMES), timing.reminderLeadTime),
      nonUrgentDeliveryTime: fallback(CLOCK_TEXT, timing.nonUrgentDeliveryTime),
      deliveryFormat: fallback(picklist(DELIVERY_FORMATS), timing.deliveryFormat),
    }),
    timing,
  ),
});

const NOTIFICATION_ENTRIES = {
  id: string,
  message: string,
  detail: text,
  type: picklist(NOTIFICATION_TYPES),
  category: picklist(NOTIFICATION_CATEGORIES),
  read: flag(false),
  /** Epoch milliseconds until which the digest holds the notification. */
  heldUntil: optional(number),
  about: fallback(optional(string), undefined),
  count: fallback(optional(number), undefined),
};

/** A stored notification; drops state that only the showing tab has. */
export const NOTIFICATION_SHAPE = looseObject(NOTIFICATION_ENTRIES, {
  ...NOTIFICATION_ENTRIES,
  changeId: '',
  isSummary: '',
});
