import type { DayEvent as FoundEvent } from '@/lib/events/read-events';
import type { ChangeEntry } from '@/lib/shifts/change/schedule-change';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { dayEdit } from './day-edits';
import { compareEvents, type DayEvent, eventsOf, MAX_DAY_EVENTS, unreadEvents } from './day-events';
import type { DayRecords } from './day-record';

export interface EventsPlan {
  readonly entries: readonly ChangeEntry[];
  /** Events omitted because their day already has twenty. */
  readonly leftOut: number;
  /** Events removed because the file cancels or no longer has them. */
  readonly removedCount: number;
}

/**
 * Updates events by uid, so that repeated imports change only differences. An event of several days has times
 * only on the first day. Keeps typed events and all events before `from`; removes `goneUids`.
 */
export function eventEntries(
  days: DayRecords,
  found: readonly FoundEvent[],
  from: LocalDate,
  goneUids: readonly string[] = [],
): EventsPlan {
  const kept = new Set(found.map(({ uid }) => uid));
  const uids = new Set([...kept, ...goneUids]);
  const byDate = new Map<LocalDate, DayEvent[]>();
  for (const event of found) {
    const count = event.days ?? 1;
    for (let day = 0; day < count; day += 1) {
      const date = addDays(event.date, day);
      const ofDay = byDate.get(date) ?? [];
      ofDay.push(onDay(event, day, count));
      byDate.set(date, ofDay);
    }
  }
  let removedCount = 0;
  for (const record of days.values()) {
    if (record.id >= from)
      removedCount += eventsOf(record).filter(({ uid = '' }) => uids.has(uid) && !kept.has(uid)).length;
    const hadOne = eventsOf(record).some(({ uid }) => uid !== undefined && uids.has(uid));
    if (hadOne && record.id >= from && !byDate.has(record.id)) byDate.set(record.id, []);
  }
  let leftOut = 0;
  const entries = [...byDate].flatMap(([date, events]) => {
    const record = days.get(date);
    const others = (record ? eventsOf(record) : []).filter(({ uid }) => uid === undefined || !uids.has(uid));
    const all = [...others, ...withoutDuplicates(events)];
    leftOut += Math.max(0, all.length - MAX_DAY_EVENTS);
    const shown = all.slice(0, MAX_DAY_EVENTS).sort(compareEvents);
    const entry = dayEdit(days, date, { events: [...shown, ...unreadEvents(record ?? {})] });
    return entry ? [entry] : [];
  });
  return { entries, leftOut, removedCount };
}

function onDay({ uid, title, from, to }: FoundEvent, day: number, count: number): DayEvent {
  if (day > 0) return { uid, title };
  return { uid, title, ...(from && { from }), ...(from && to && count === 1 && { to }) };
}

/** A file may contain an event twice. */
function withoutDuplicates(events: readonly DayEvent[]): readonly DayEvent[] {
  const seen = new Set<string>();
  return events.filter((event) => {
    const key = JSON.stringify(event);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Search range in days: two years in all. */
const DAYS_BACK = 31;
const DAYS_AHEAD = 699;

/** Both inclusive. */
export function eventSpanOf(today: LocalDate): { readonly from: LocalDate; readonly to: LocalDate } {
  return { from: addDays(today, -DAYS_BACK), to: addDays(today, DAYS_AHEAD) };
}
