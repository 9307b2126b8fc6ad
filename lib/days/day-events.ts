import { compareText } from '@/lib/order';
import { type Fields, isFields } from '@/lib/saved-data/records/fields';
import { text } from '@/lib/saved-data/records/shape';
import { type ClockTime, parseClockTime } from '@/lib/time/clock-time';
import type { DayRecord } from './day-record';

/** An event such as a match, a fair or a party, in the restaurant's wall-clock time. */
export interface DayEvent {
  /** From a calendar file: identifies the event when the file is imported again. */
  readonly uid?: string;
  readonly title: string;
  /** Absent for an all-day event. */
  readonly from?: ClockTime;
  readonly to?: ClockTime;
}

/** Maximum per date; an import omits further events. */
export const MAX_DAY_EVENTS = 20;

/** All-day events first, then by time; omits unreadable ones. */
export function eventsOf({ events }: Pick<DayRecord, 'events'>): readonly DayEvent[] {
  if (!Array.isArray(events)) return [];
  return events.flatMap((stored: unknown) => readEvent(stored) ?? []).sort(compareEvents);
}

/** All-day events first. */
export function compareEvents(one: DayEvent, other: DayEvent): number {
  return compareText(one.from ?? '', other.from ?? '') || compareText(one.title, other.title);
}

/** Unreadable events, kept when the others are written. */
export function unreadEvents({ events }: Pick<DayRecord, 'events'>): readonly unknown[] {
  if (!Array.isArray(events)) return events === undefined ? [] : [events];
  return events.filter((stored: unknown) => readEvent(stored) === undefined);
}

/** Keeps fields of a newer build. */
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
