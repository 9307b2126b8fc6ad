import { type Fields, isFields } from '@/lib/saved-data/records/fields';
import { isSameData } from '@/lib/saved-data/records/same-data';
import { text } from '@/lib/saved-data/records/shape';
import { parseClockTime } from '@/lib/time/clock-time';
import type { DateOpening, OpeningHours } from '@/lib/time/opening-hours';
import type { DayRecord, DayRecords } from './day-record';

type DateOpenings = ReadonlyMap<string, DateOpening>;

/** Undefined if the date follows its weekday or the value is unreadable. */
export function openingOfDay({ opening }: Pick<DayRecord, 'opening'>): DateOpening | undefined {
  const fields: Fields = isFields(opening) ? opening : {};
  if (fields.kind === 'closed' || fields.kind === 'open') return { kind: fields.kind };
  const [from, to] = [parseClockTime(text(fields.from)), parseClockTime(text(fields.to))];
  return fields.kind === 'hours' && from && to ? { kind: 'hours', from, to } : undefined;
}

function openingsOf(days: DayRecords): DateOpenings {
  const dates = new Map<string, DateOpening>();
  for (const [date, record] of days) {
    const opening = record.opening === undefined ? undefined : openingOfDay(record);
    if (opening) dates.set(date, opening);
  }
  return dates;
}

const datesOf = new WeakMap<DayRecords, DateOpenings>();
const hoursWith = new WeakMap<DateOpenings, WeakMap<OpeningHours, OpeningHours>>();
let latest: DateOpenings = new Map();

/**
 * Returns the same object while the hours stay the same, so that an edited day note does not recheck the
 * week.
 */
export function openingHoursWith(hours: OpeningHours, days: DayRecords): OpeningHours {
  const dates = keptOpenings(days);
  if (dates.size === 0) return hours;
  const known = hoursWith.get(dates) ?? new WeakMap<OpeningHours, OpeningHours>();
  const combined = known.get(hours) ?? { ...hours, dates };
  hoursWith.set(dates, known.set(hours, combined));
  return combined;
}

function keptOpenings(days: DayRecords): DateOpenings {
  const known = datesOf.get(days);
  if (known) return known;
  const found = openingsOf(days);
  if (!areSameOpenings(latest, found)) latest = found;
  datesOf.set(days, latest);
  return latest;
}

function areSameOpenings(one: DateOpenings, other: DateOpenings): boolean {
  return one.size === other.size && [...one].every(([date, opening]) => isSameData(opening, other.get(date)));
}
