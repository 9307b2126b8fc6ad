import type { Schedule } from '@/lib/shifts/change/schedule';
import { type ChangeEntry, shiftEntry, templateEntry } from '@/lib/shifts/change/schedule-change';
import { allShifts } from '@/lib/shifts/change/schedule-index';
import type { Shift } from '@/lib/shifts/shift/shift';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { daysToMake, madeFor, madeUntilOn } from './made-days';
import { occurrenceMaker, occurrenceOf } from './occurrence';
import { seriesOf, withSeries } from './series';

/**
 * The entries that make the occurrences of all series up to 26 weeks from today; none where nothing is to be made. Only
 * days after those that were made before, and none before today: what is there stays, and what was removed stays so.
 */
export function extendEntries(schedule: Schedule, today: LocalDate): readonly ChangeEntry[] {
  const { shifts, employees, templates } = schedule;
  const records: ChangeEntry[] = [];
  const made = new Map<string, Shift>();
  for (const template of templates.values()) {
    const series = seriesOf(template);
    if (!series) continue;
    const { rule, shift } = series;
    const next = addDays(series.madeUntil, 1);
    const span = { from: next > today ? next : today, to: madeUntilOn(today, rule) };
    const { days, madeUntil } = daysToMake(rule, span, madeFor(shift, employees));
    // A record is written only where something is made: days without any need not be known.
    if (days.length === 0) continue;
    const make = occurrenceMaker(shifts, template.id, shift);
    for (const date of days) made.set(`${template.id} ${date}`, make(date));
    records.push(templateEntry(template, withSeries(template, { ...series, madeUntil })));
  }
  if (records.length === 0) return [];
  // What an undo has left of days made before, because somebody had edited it.
  for (const shift of allShifts(shifts)) {
    const occurrence = occurrenceOf(shift);
    if (occurrence) made.delete(`${occurrence.seriesId} ${occurrence.seriesDate}`);
  }
  return [...Array.from(made.values(), (shift) => shiftEntry(undefined, shift)), ...records];
}
