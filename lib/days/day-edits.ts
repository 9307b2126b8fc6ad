import { isSameData } from '@/lib/saved-data/records/same-data';
import { type ChangeEntry, dayEntry } from '@/lib/shifts/change/schedule-change';
import type { LocalDate } from '@/lib/time/local-date';
import { type DayRecord, type DayRecords, emptyDay, isEmptyDay } from './day-record';

/** An undefined field is removed. */
export type DayFields = Pick<DayRecord, 'note' | 'teamNote' | 'opening' | 'events'>;

/** Keeps fields of a newer build; removes an empty record. Undefined if nothing changes. */
export function dayEdit(
  days: DayRecords,
  date: LocalDate,
  fields: Partial<DayFields>,
): ChangeEntry | undefined {
  const before = days.get(date);
  const { opening, events, ...texts } = { ...(before ?? emptyDay(date)), ...fields };
  const hasEvents = Array.isArray(events) ? events.length > 0 : events !== undefined;
  const edited: DayRecord = {
    ...texts,
    ...(opening !== undefined && { opening }),
    ...(hasEvents && { events }),
  };
  const after = isEmptyDay(edited) ? undefined : edited;
  if (isSameData(before, after)) return undefined;
  return dayEntry(before, after);
}
