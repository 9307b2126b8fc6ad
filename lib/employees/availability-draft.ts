import { ok, type Result, refused } from '@/lib/result';
import { isSameData } from '@/lib/saved-data/records/same-data';
import { type DateReading, parseDateInput } from '@/lib/time/clean-date';
import { parseClockTime } from '@/lib/time/clock-time';
import type {
  Availability,
  AvailabilityException,
  ExceptionKind,
  LaterWeek,
  WeeklyAvailability,
} from './stored-availability';

/** As typed. */
export interface HoursDraft {
  readonly id: number;
  readonly from: string;
  readonly to: string;
}

/** One weekday of the pattern; `hours` applies only to the kind `hours`. */
export interface DayDraft {
  readonly kind: 'all' | WeeklyAvailability['kind'];
  readonly hours: readonly HoursDraft[];
}

/** A dated exception, as typed. `start` and `end` apply only with `hasHours`. */
export interface ExceptionDraft {
  readonly kind: ExceptionKind;
  readonly from: string;
  readonly to: string;
  readonly hasHours: boolean;
  readonly start: string;
  readonly end: string;
  readonly note: string;
  /** The kind as stored, empty if unset. Applies only to time off. */
  readonly offKind: string;
}

export interface LaterDraft {
  readonly id: string;
  readonly from: string;
  readonly everySecond: boolean;
  readonly days: readonly DayDraft[];
}

export interface LaterRefusal {
  readonly id: string;
  readonly isFromWrong: boolean;
  readonly hours: readonly HoursRefusal[];
}

export type HoursField = 'from' | 'to';

/**
 * An invalid time: the weekday (0 for Monday), the position of the stretch, and the invalid end of the
 * stretch.
 */
export interface HoursRefusal {
  readonly day: number;
  readonly position: number;
  readonly field: HoursField;
}

/** The invalid field of an exception; `order`: the last day is before the first. */
export type ExceptionRefusal = 'from' | 'to' | 'order' | 'start' | 'end';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const USUAL_HOURS: HoursDraft = { id: 0, from: '09:00', to: '17:00' };

/** Monday first. */
export function weekDraftOf({ weekly }: Pick<Availability, 'weekly'>): readonly DayDraft[] {
  return WEEKDAYS.map((weekday) => {
    const entries = weekly.filter((entry) => entry.weekday === weekday);
    const hours = entries.flatMap(({ kind, from, to }, id) =>
      kind === 'hours' && from !== undefined && to !== undefined ? [{ id, from, to }] : [],
    );
    if (hours.length > 0) return { kind: 'hours', hours };
    return { kind: entries.length > 0 ? 'off' : 'all', hours: [USUAL_HOURS] };
  });
}

/** The pattern, or every invalid time. Unedited days keep their entries. */
export function weeklyFromDraft(
  days: readonly DayDraft[],
  before: readonly WeeklyAvailability[],
): Result<readonly WeeklyAvailability[], readonly HoursRefusal[]> {
  const refusals: HoursRefusal[] = [];
  const asBefore = weekDraftOf({ weekly: before });
  const weekly = days.flatMap((draft, day): readonly WeeklyAvailability[] => {
    const weekday = day + 1;
    if (isSameDay(draft, asBefore[day])) return before.filter((entry) => entry.weekday === weekday);
    if (draft.kind === 'all') return [];
    if (draft.kind === 'off') return [{ weekday, kind: 'off' }];
    return draft.hours.flatMap((hours, position) => {
      const [from, to] = [parseClockTime(hours.from), parseClockTime(hours.to)];
      if (from === undefined) refusals.push({ day, position, field: 'from' });
      if (to === undefined) refusals.push({ day, position, field: 'to' });
      return from && to ? [{ weekday, kind: 'hours', from, to }] : [];
    });
  });
  return refusals.length > 0 ? refused(refusals) : ok(weekly);
}

export function laterDraftsOf({ later = [] }: Pick<Availability, 'later'>): readonly LaterDraft[] {
  return later.map(({ id, from, everySecond = false, weekly }) => ({
    id,
    from,
    everySecond,
    days: weekDraftOf({ weekly }),
  }));
}

/** The further patterns in order of first day, or the refusals. */
export function laterFromDrafts(
  drafts: readonly LaterDraft[],
  before: readonly LaterWeek[],
  reading: DateReading,
): Result<readonly LaterWeek[], readonly LaterRefusal[]> {
  const refusals: LaterRefusal[] = [];
  const weeks = drafts.flatMap(({ id, from: typed, everySecond, days }): readonly LaterWeek[] => {
    const known = before.find((week) => week.id === id);
    const from = parseDateInput(typed, reading);
    const weekly = weeklyFromDraft(days, known?.weekly ?? []);
    if (!from.isOk || !weekly.isOk) {
      refusals.push({ id, isFromWrong: !from.isOk, hours: weekly.isOk ? [] : weekly.error });
      return [];
    }
    const { everySecond: _before, ...rest } = known ?? { id };
    return [{ ...rest, id, from: from.value, ...(everySecond && { everySecond }), weekly: weekly.value }];
  });
  if (refusals.length > 0) return refused(refusals);
  return ok(weeks.sort((one, other) => (one.from < other.from ? -1 : one.from > other.from ? 1 : 0)));
}

function isSameDay(one: DayDraft, other: DayDraft | undefined): boolean {
  if (one.kind !== other?.kind) return false;
  const textOf = ({ hours }: DayDraft) => hours.map(({ from, to }) => `${from}-${to}`).join();
  return one.kind !== 'hours' || textOf(one) === textOf(other);
}

/** A new exception starts as time off on `day`. */
export function exceptionDraftOf(exception: AvailabilityException | undefined, day: string): ExceptionDraft {
  if (!exception) {
    const hours = { hasHours: false, start: USUAL_HOURS.from, end: USUAL_HOURS.to };
    return { kind: 'timeOff', from: day, to: day, ...hours, note: '', offKind: '' };
  }
  const { kind, from, to, note, start, end } = exception;
  const offKind = typeof exception.offKind === 'string' ? exception.offKind : '';
  const hours = { start: start ?? USUAL_HOURS.from, end: end ?? USUAL_HOURS.to };
  return { kind, from, to, note, offKind, hasHours: start !== undefined && end !== undefined, ...hours };
}

/** The exception, or why it is refused. Time off is whole days; an empty last day means the first. */
export function exceptionFromDraft(
  draft: ExceptionDraft,
  id: string,
  reading: DateReading,
): Result<AvailabilityException, readonly ExceptionRefusal[]> {
  const from = parseDateInput(draft.from, reading);
  const to = draft.to.trim() === '' ? from : parseDateInput(draft.to, reading);
  const hasHours = draft.hasHours && draft.kind !== 'timeOff';
  const [start, end] = [parseClockTime(draft.start), parseClockTime(draft.end)];
  const refusals: ExceptionRefusal[] = [];
  if (!from.isOk) refusals.push('from');
  if (!to.isOk && draft.to.trim() !== '') refusals.push('to');
  if (from.isOk && to.isOk && to.value < from.value) refusals.push('order');
  if (hasHours && !start) refusals.push('start');
  if (hasHours && !end) refusals.push('end');
  if (refusals.length > 0 || !from.isOk || !to.isOk) return refused(refusals);
  const hours = hasHours && start && end ? { start, end } : {};
  const offKind = draft.kind === 'timeOff' && draft.offKind !== '' ? { offKind: draft.offKind } : {};
  const note = draft.note.trim();
  return ok({ id, from: from.value, to: to.value, kind: draft.kind, note, ...offKind, ...hours });
}

export function withMoreHours(hours: readonly HoursDraft[]): readonly HoursDraft[] {
  return [...hours, { id: Math.max(...hours.map(({ id }) => id)) + 1, from: '', to: '' }];
}

/** Puts the exception last: placed before contradicting ones it would have no effect. */
export function withException(
  exceptions: readonly AvailabilityException[],
  exception: AvailabilityException,
): readonly AvailabilityException[] {
  return [...exceptions.filter(({ id }) => id !== exception.id), exception];
}

/** Undefined if nothing is set. Keeps entries that could not be read. */
export function availabilityOrNone(availability: Availability): Availability | undefined {
  const isEmpty = Object.values(availability).every((part) => Array.isArray(part) && part.length === 0);
  return isEmpty ? undefined : availability;
}

export type TimeOffChange =
  | { readonly kind: 'saved' | 'changed' | 'removed'; readonly exception: AvailabilityException }
  | undefined;

/** The first time off that was added, changed or removed; undefined if none. */
export function firstTimeOffChange(before: Availability, after: Availability): TimeOffChange {
  const offIn = ({ exceptions }: Availability) =>
    new Map(exceptions.filter(({ kind }) => kind === 'timeOff').map((entry) => [entry.id, entry]));
  const [earlier, later] = [offIn(before), offIn(after)];
  for (const [id, exception] of later) {
    const known = earlier.get(id);
    if (!known) return { kind: 'saved', exception };
    if (!isSameData(known, exception)) return { kind: 'changed', exception };
  }
  for (const [id, exception] of earlier) if (!later.has(id)) return { kind: 'removed', exception };
  return undefined;
}
