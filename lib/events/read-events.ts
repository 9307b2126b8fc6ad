import ICAL from 'ical.js';
import { createEventClock } from '@/lib/import/calendar/event-clock';
import { occurrencesWithin, SEARCH_STEPS } from '@/lib/import/calendar/occurrences';
import { isEndless, movedOccurrences, parseCalendar, textOf } from '@/lib/import/calendar/parse-calendar';
import { BOUNDS_ON_PAGE, IMPORT_LIMITS, type SizeBounds } from '@/lib/import/file/limits';
import { forEachInPieces, type InPieces } from '@/lib/in-pieces';
import { ok, type Result, refused } from '@/lib/result';
import { type ClockTime, clockTimeOf, minuteOfDay } from '@/lib/time/clock-time';
import { addDays, daysBetween, type LocalDate } from '@/lib/time/local-date';
import { DAY_MINUTES } from '@/lib/time/units';
import type { WallClock } from '@/lib/time/wall-clock';

/** Only the time and title of an event from a calendar file. */
export interface DayEvent {
  /** From the file, equal for all occurrences; derived from title and day if absent. */
  readonly uid: string;
  readonly date: LocalDate;
  /** Absent: one day, or a night that belongs to its first day. */
  readonly days?: number;
  readonly title: string;
  /** The business's wall clock on the first day; absent: all day, or begun before the span. */
  readonly from?: ClockTime;
  /**
   * On the last day, or on the next day for a night; absent if the file has no end or the end is after the
   * span.
   */
  readonly to?: ClockTime;
}

/** Inclusive. */
export interface EventSpan {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

export interface ReadDayEvents {
  readonly events: readonly DayEvent[];
  /** Events that the file cancels or has moved out of the span. */
  readonly goneUids: readonly string[];
  /** Events without title or day, or with unsupported repetition. */
  readonly unreadCount: number;
}

export type EventsRefusal =
  | { readonly kind: 'damaged' | 'noEvents' }
  | { readonly kind: SizeBounds['refusal']; readonly mostBytes: number }
  | { readonly kind: 'tooManyEvents'; readonly most: number };

interface EventContext {
  /** IANA name of the business's zone. */
  readonly zone: string;
  readonly span: EventSpan;
  /** Default: the limits for reading on the page. */
  readonly bounds?: SizeBounds;
}

const MAX_DAY_EVENTS = 5000;
const MAX_SPAN_DAYS = 731;
const MAX_UID = 200;

/** Events (RFC 5545) cut to the span, at most its first two years, without canceled ones. */
export function* readEvents(
  text: string,
  { zone, span, bounds = BOUNDS_ON_PAGE }: EventContext,
): InPieces<Result<ReadDayEvents, EventsRefusal>> {
  if (text.length > bounds.fileBytes) return refused({ kind: bounds.refusal, mostBytes: bounds.fileBytes });
  const calendar = parseCalendar(text);
  if (!calendar) return refused({ kind: 'damaged' });
  const components = calendar.getAllSubcomponents('vevent');
  if (components.length === 0) return refused({ kind: 'noEvents' });
  if (components.length > IMPORT_LIMITS.rows)
    return refused({ kind: 'tooManyEvents', most: IMPORT_LIMITS.rows });
  const isLong = daysBetween(span.from, span.to) >= MAX_SPAN_DAYS;
  const days = isLong ? { ...span, to: addDays(span.from, MAX_SPAN_DAYS - 1) } : span;
  const clock = createEventClock(calendar, zone);
  const moved = movedOccurrences(components);
  const budget = { steps: SEARCH_STEPS };
  const events: DayEvent[] = [];
  const goneUids = new Set<string>();
  let unreadCount = 0;
  yield* forEachInPieces(
    components,
    (component) => {
      if (events.length > MAX_DAY_EVENTS) return;
      const read = isCanceled(component) ? [] : readOrNothing(component);
      if (read) events.push(...read);
      else unreadCount += 1;
      const uid = read?.length === 0 ? uidOf(component) : '';
      if (uid !== '') goneUids.add(uid);
    },
    50,
  );
  if (events.length > MAX_DAY_EVENTS) return refused({ kind: 'tooManyEvents', most: MAX_DAY_EVENTS });
  return ok({ events: events.sort(compareEvents), goneUids: [...goneUids], unreadCount });

  function readOrNothing(component: ICAL.Component): readonly DayEvent[] | undefined {
    try {
      return readEvent(component);
    } catch {
      return undefined;
    }
  }

  function readEvent(component: ICAL.Component): readonly DayEvent[] | undefined {
    const event = new ICAL.Event(component, { exceptions: [] });
    const title = eventTitle(textOf(() => event.summary));
    const start = event.startDate && clock.wall(event.startDate, 'dtstart', component);
    if (title === '' || !start || isEndless(component)) return undefined;
    const isAllDay = event.startDate.isDate;
    const length = lengthOf(event, component, start);
    const reach = Math.ceil((length ?? 0) / DAY_MINUTES) + 1;
    const starts = occurrencesWithin(event, moved.get(textOf(() => event.uid)) ?? new Set(), budget, {
      // The event's day may differ between the event's zone and the business's zone.
      first: addDays(days.from, -reach),
      last: addDays(days.to, 1),
    });
    return starts?.flatMap((time) => {
      const began = clock.wall(time, 'dtstart', component);
      const placed = began && placeIn(days, began, isAllDay, length);
      if (!placed) return [];
      const uid = textOf(() => event.uid).slice(0, MAX_UID) || `${title} ${placed.date}`;
      return [{ uid, title, ...placed }];
    });
  }

  /** In wall-clock minutes; undefined if the file has no end. */
  function lengthOf(event: ICAL.Event, component: ICAL.Component, start: WallClock): number | undefined {
    const hasEnd = component.hasProperty('dtend') || component.hasProperty('duration');
    if (!hasEnd) return undefined;
    const property = component.hasProperty('dtend') ? 'dtend' : 'dtstart';
    const end = clock.wall(event.endDate, property, component);
    const minutes =
      end &&
      daysBetween(start.date, end.date) * DAY_MINUTES + minuteOfDay(end.time) - minuteOfDay(start.time);
    return minutes === undefined || minutes <= 0 ? undefined : minutes;
  }
}

/** One occurrence cut to the span; undefined if outside. */
function placeIn(
  span: EventSpan,
  began: WallClock,
  isAllDay: boolean,
  length: number | undefined,
): Omit<DayEvent, 'uid' | 'title'> | undefined {
  const startMinute = isAllDay ? 0 : minuteOfDay(began.time);
  const endMinute = startMinute + (length ?? 0);
  // Events of up to a day belong to their first day, also over midnight.
  const dayCount =
    !isAllDay && (length ?? 0) <= DAY_MINUTES ? 1 : Math.max(1, Math.ceil(endMinute / DAY_MINUTES));
  const end = addDays(began.date, dayCount - 1);
  if (end < span.from || began.date > span.to) return undefined;
  const [isCutBefore, isCutAfter] = [began.date < span.from, end > span.to];
  const date = isCutBefore ? span.from : began.date;
  const days = daysBetween(date, isCutAfter ? span.to : end) + 1;
  return {
    date,
    ...(days > 1 && { days }),
    ...(!isAllDay && !isCutBefore && { from: began.time }),
    ...(!isAllDay && !isCutAfter && length !== undefined && { to: clockTimeOf(endMinute) }),
  };
}

function uidOf(component: ICAL.Component): string {
  const uid = component.getFirstPropertyValue('uid');
  return typeof uid === 'string' ? uid.slice(0, MAX_UID) : '';
}

function isCanceled(component: ICAL.Component): boolean {
  return String(component.getFirstPropertyValue('status') ?? '').toUpperCase() === 'CANCELLED';
}

function compareEvents(one: DayEvent, other: DayEvent): number {
  return sortText(one) < sortText(other) ? -1 : 1;
}

function sortText({ date, from, title }: DayEvent): string {
  return `${date} ${from ?? ''} ${title}`;
}

const MAX_TITLE = 200;
/** Enough for the longest title after removing blanks and hidden characters. */
const MAX_READ = 2000;
/** Controls, surrogates, and characters that change the text direction. */
const NOT_SHOWN = /[\p{Cs}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/gu;

/** One line without controls, at most 200 characters; may be empty. */
function eventTitle(text: string): string {
  const line = text
    .slice(0, MAX_READ)
    .replace(NOT_SHOWN, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return Array.from(line).slice(0, MAX_TITLE).join('').trim();
}
