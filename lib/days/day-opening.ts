import { type Fields, isFields } from '@/lib/saved-data/records/fields';
import { isSameData } from '@/lib/saved-data/records/same-data';
import { text } from '@/lib/saved-data/records/shape';
import { parseClockTime } from '@/lib/time/clock-time';
import type { DateOpening, OpeningHours } from '@/lib/time/opening-hours';
import type { DayRecord, DayRecords } from './day-record';

type DateOpenings = ReadonlyMap<string, DateOpening>;

/** When the house is open on the date, where something else is said than of its weekday; undefined also where that cannot be read. */
export function openingOfDay({ opening }: Pick<DayRecord, 'opening'>): DateOpening | undefined {
  const fields: Fields = isFields(opening) ? opening : {};
  if (fields.kind === 'closed' || fields.kind === 'open') return { kind: fields.kind };
  const [from, to] = [parseClockTime(text(fields.from)), parseClockTime(text(fields.to))];
  return fields.kind === 'hours' && from && to ? { kind: 'hours', from, to } : undefined;
}

/** The dates that are open otherwise than their weekday. */
export function openingsOf(days: DayRecords): DateOpenings {
  const dates = new Map<string, DateOpening>();
  for (const [date, record] of days) {
    const opening = record.opening === undefined ? undefined : openingOfDay(record);
    if (opening) dates.set(date, opening);
  }
  return dates;
}

/** Whether both say the same. */
export function areSameOpenings(one: DateOpenings, other: DateOpenings): boolean {
  return one.size === other.size && [...one].every(([date, opening]) => isSameData(opening, other.get(date)));
}

/** The hours of the weekdays with those of single dates; the given ones where there are none. */
export function withOpenings(hours: OpeningHours, dates: DateOpenings): OpeningHours {
  return dates.size > 0 ? { ...hours, dates } : hours;
}
