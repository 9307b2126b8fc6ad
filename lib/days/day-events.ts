import { compareText } from '@/lib/order';
import { type Fields, isFields } from '@/lib/saved-data/records/fields';
import { text } from '@/lib/saved-data/records/shape';
import { type ClockTime, parseClockTime } from '@/lib/time/clock-time';
import type { DayRecord } from './day-record';

/** Something that happens on a date: a match, a fair, a party. Wall-clock times of the house. */
export interface DayEvent {
  /** Of the calendar file that it came from: read again, it is the same event. */
  readonly uid?: string;
  readonly title: string;
  /** Without it, the event lasts all day. */
  readonly from?: ClockTime;
  readonly to?: ClockTime;
}

/** The most events of one date; more are left out where they are read from a file. */
export const MOST_DAY_EVENTS = 20;

/** The events of the date in the order of the day, those of all day first; what cannot be read as one is left out. */
export function eventsOf({ events }: Pick<DayRecord, 'events'>): readonly DayEvent[] {
  if (!Array.isArray(events)) return [];
  return events.flatMap((stored: unknown) => readEvent(stored) ?? []).sort(compareEvents);
}

/** Day order: those of all day first, then by time and title. */
export function compareEvents(one: DayEvent, other: DayEvent): number {
  return compareText(one.from ?? '', other.from ?? '') || compareText(one.title, other.title);
}

/** What is stored of events that cannot be read as such: kept when the others are written. */
export function unreadEvents({ events }: Pick<DayRecord, 'events'>): readonly unknown[] {
  if (!Array.isArray(events)) return events === undefined ? [] : [events];
  return events.filter((stored: unknown) => readEvent(stored) === undefined);
}

/** Fields of a newer build stay with the event. */
function readEvent(stored: unknown): DayEvent | undefined {
  const fields: Fields = isFields(stored) ? stored : {};
  const { uid, title: typed, from: _from, to: _to, ...unknown } = fields;
  const title = text(typed).trim();
  if (title === '') return undefined;
  const [from, to] = [parseClockTime(text(fields.from)), parseClockTime(text(fields.to))];
  return {
    ...unknown,
    ...(typeof uid === 'string' && uid !== '' && { uid }),
    title,
    ...(from && { from }),
    ...(from && to && { to }),
  };
}
