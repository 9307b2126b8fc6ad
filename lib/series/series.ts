import { type Fields, isFields } from '@/lib/saved-data/records/fields';
import { addUnknownFields, text } from '@/lib/saved-data/records/shape';
import type { Shift } from '@/lib/shifts/shift/shift';
import { DETAIL_FIELDS, detailsOf, type ShiftDetails } from '@/lib/shifts/shift/shift-details';
import type { Template } from '@/lib/templates/template';
import { type LocalDate, parseLocalDate } from '@/lib/time/local-date';
import { WEEK_STARTS } from '@/lib/time/week';
import { MAX_WEEKS, type SeriesRule } from './rule';

export interface SeriesShift
  extends Pick<Shift, 'employeeName' | 'role' | 'startTime' | 'endTime' | 'status' | 'color' | 'notes'>,
    ShiftDetails {}

/** The record is a template; the occurrences are shifts. */
export interface Series {
  readonly rule: SeriesRule;
  readonly shift: SeriesShift;
  /** Inclusive. A day of the rule up to `madeUntil` without an occurrence is an exception (EXDATE). */
  readonly madeUntil: LocalDate;
}

const KNOWN_OF_SHIFT = { notes: '', ...DETAIL_FIELDS };

const read = new WeakMap<Template, Series>();

/** The series in the template; undefined if missing or partly unreadable. */
export function seriesOf(template: Template): Series | undefined {
  const known = read.get(template);
  if (known) return known;
  const { series } = template;
  if (!isFields(series)) return undefined;
  const rule = readRule(series);
  const madeUntil = parseLocalDate(text(series.madeUntil));
  if (!rule || !madeUntil) return undefined;
  const made = { rule, madeUntil, shift: readShift(template, isFields(series.shift) ? series.shift : {}) };
  read.set(template, made);
  return made;
}

/** Replaces the series; keeps fields of a newer build. */
export function withSeries(template: Template, { rule, shift, madeUntil }: Series): Template {
  const stored = isFields(template.series) ? template.series : {};
  const { until: _until, shift: storedShift, ...rest } = stored;
  const { employeeName, role, startTime, endTime, status, color, notes, ...details } = shift;
  const newer = isFields(storedShift) ? addUnknownFields({}, storedShift, KNOWN_OF_SHIFT) : {};
  const further = { ...newer, ...(notes !== '' && { notes }), ...details };
  return {
    ...template,
    employeeName,
    role,
    startTime,
    endTime,
    status,
    color,
    series: {
      ...rest,
      ...rule,
      madeUntil,
      ...(Object.keys(further).length > 0 && { shift: further }),
    },
  };
}

/** Older builds show the record as a template of the shift. */
export function seriesTemplate(id: string, series: Series): Template {
  const { employeeName, role, startTime, endTime, status, color } = series.shift;
  // A record needs a name.
  const name = role || employeeName || 'Shift';
  const look = { employeeName, role, startTime, endTime, status, color };
  return withSeries({ id, name, description: '', icon: '', ...look }, series);
}

/** Drops id, day and actual hours. */
export function seriesShiftFrom(shift: Shift): SeriesShift {
  const { employeeName, role, startTime, endTime, status, color, notes } = shift;
  return { employeeName, role, startTime, endTime, status, color, notes, ...detailsOf(shift) };
}

function readRule(fields: Fields): SeriesRule | undefined {
  const from = parseLocalDate(text(fields.from));
  const until = parseLocalDate(text(fields.until));
  const interval = Number(fields.interval);
  const weekStart = WEEK_STARTS.find((one) => one === fields.weekStart);
  const weekdays = Array.isArray(fields.weekdays) ? fields.weekdays.map(Number) : [];
  const isInterval = isWhole(interval, 1, MAX_WEEKS);
  const areWeekdays = weekdays.length > 0 && weekdays.every((day) => isWhole(day, 1, 7));
  // Ignoring an unreadable last day would make the series endless.
  const isUntil = fields.until === undefined || until !== undefined;
  if (!from || !isInterval || !areWeekdays || !weekStart || !isUntil) return undefined;
  return {
    from,
    ...(until && { until }),
    interval,
    weekdays: [...new Set(weekdays)].sort((one, other) => one - other),
    weekStart,
  };
}

function isWhole(value: number, min: number, max: number): boolean {
  return Number.isInteger(value) && value >= min && value <= max;
}

function readShift(template: Template, stored: Fields): SeriesShift {
  const { employeeName, role, startTime, endTime, status, color } = template;
  const look = { employeeName, role, startTime, endTime, status, color };
  return { ...look, notes: text(stored.notes), ...detailsOf(stored) };
}
