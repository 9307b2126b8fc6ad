import { isSameData } from '@/lib/saved-data/records/same-data';
import { type ChangeEntry, dayEntry } from '@/lib/shifts/change/schedule-change';
import type { LocalDate } from '@/lib/time/local-date';
import { type DayRecord, type DayRecords, emptyDay, isEmptyDay } from './day-record';

/** What of a date somebody can say; a field that is undefined is taken away. */
export type DayFields = Pick<DayRecord, 'note' | 'teamNote' | 'opening' | 'events'>;

/**
 * The entry that says this of the date. Fields of a newer build stay, and a date of which nothing is said any more has
 * no record. Undefined where nothing changes.
 */
export function dayEdit(
  days: DayRecords,
  date: LocalDate,
  fields: Partial<DayFields>,
): ChangeEntry | undefined {
  const before = days.get(date);
  const { opening, events, ...texts } = { ...(before ?? emptyDay(date)), ...fields };
  const hasEvents = Array.isArray(events) ? events.length > 0 : events !== undefined;
  const said: DayRecord = {
    ...texts,
    ...(opening !== undefined && { opening }),
    ...(hasEvents && { events }),
  };
  const after = isEmptyDay(said) ? undefined : said;
  if (isSameData(before, after)) return undefined;
  return dayEntry(before, after);
}
