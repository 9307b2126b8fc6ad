import type { Schedule } from '@/lib/shifts/change/schedule';
import { type ChangeEntry, shiftEntry, templateEntry } from '@/lib/shifts/change/schedule-change';
import { allShifts } from '@/lib/shifts/change/schedule-index';
import type { Shift } from '@/lib/shifts/shift/shift';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { daysToGenerate, generateUntil, generationFilter } from './generated-days';
import { occurrenceMaker, occurrenceOf } from './occurrence';
import { seriesOf, withSeries } from './series';

/** Generates only after the last generated day and from today on, so removed occurrences stay removed. */
export function extendEntries(schedule: Schedule, today: LocalDate): readonly ChangeEntry[] {
  const { shifts, employees, templates } = schedule;
  const records: ChangeEntry[] = [];
  const made = new Map<string, Shift>();
  for (const template of templates.values()) {
    const series = seriesOf(template);
    if (!series) continue;
    const { rule, shift } = series;
    const next = addDays(series.madeUntil, 1);
    const span = { from: next > today ? next : today, to: generateUntil(today, rule) };
    const { days, madeUntil } = daysToGenerate(rule, span, generationFilter(shift, employees));
    // Without new occurrences no record is written: days on which the rule has no occurrence need no
    // tracking.
    if (days.length === 0) continue;
    const make = occurrenceMaker(shifts, template.id, shift);
    for (const date of days) made.set(`${template.id} ${date}`, make(date));
    records.push(templateEntry(template, withSeries(template, { ...series, madeUntil })));
  }
  if (records.length === 0) return [];
  // Skips edited occurrences that an undo left behind.
  for (const shift of allShifts(shifts)) {
    const occurrence = occurrenceOf(shift);
    if (occurrence) made.delete(`${occurrence.seriesId} ${occurrence.seriesDate}`);
  }
  return [...Array.from(made.values(), (shift) => shiftEntry(undefined, shift)), ...records];
}
