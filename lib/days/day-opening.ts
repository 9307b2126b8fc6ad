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
 * The hours of the weekdays with those of single dates; the given ones if no date has any. Returns the same object
 * while neither changes: a note of a day is no reason to judge a week again.
 */
export function openingHoursWith(hours: OpeningHours, days: DayRecords): OpeningHours {
  const dates = keptOpenings(days);
  if (dates.size === 0) return hours;
  const known = hoursWith.get(dates) ?? new WeakMap<OpeningHours, OpeningHours>();
  const whole = known.get(hours) ?? { ...hours, dates };
  hoursWith.set(dates, known.set(hours, whole));
  return whole;
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
