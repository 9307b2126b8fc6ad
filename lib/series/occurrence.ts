import type { Schedule } from '@/lib/shifts/change/schedule';
import { allShifts, findShift, type ScheduleIndex } from '@/lib/shifts/change/schedule-index';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { Template } from '@/lib/templates/template';
import { type LocalDate, parseLocalDate } from '@/lib/time/local-date';
import { type Series, type SeriesShift, seriesOf } from './series';

/** Which series a shift belongs to, and the day that the rule gave it (RECURRENCE-ID), wherever it has been moved. */
export interface Occurrence {
  readonly seriesId: string;
  readonly seriesDate: LocalDate;
}

/** A series with its record and its occurrences. */
export interface FoundSeries {
  readonly template: Template;
  readonly series: Series;
  /** In the order of the days that the rule gave them. */
  readonly occurrences: readonly (Occurrence & { readonly shift: Shift })[];
}

/** What the shift is an occurrence of, whether or not that series is there; undefined for a single shift. */
export function occurrenceOf({ seriesId, seriesDate }: Shift): Occurrence | undefined {
  if (typeof seriesId !== 'string' || typeof seriesDate !== 'string') return undefined;
  const date = parseLocalDate(seriesDate);
  return date && { seriesId, seriesDate: date };
}

/** The record of the series that the shift repeats in; undefined for a single shift, or where the series is gone. */
export function templateOfShift(
  { templates }: Pick<Schedule, 'templates'>,
  shift: Shift,
): Template | undefined {
  const occurrence = occurrenceOf(shift);
  const template = occurrence && templates.get(occurrence.seriesId);
  return template && seriesOf(template) ? template : undefined;
}

/** The series of the shift with all its occurrences: visits every shift. */
export function findSeries(schedule: Schedule, shift: Shift): FoundSeries | undefined {
  const template = templateOfShift(schedule, shift);
  const series = template && seriesOf(template);
  return series && { template, series, occurrences: occurrencesIn(schedule.shifts, template.id) };
}

/** The occurrences of that series, in the order of the days that the rule gave them: visits every shift. */
export function occurrencesIn(index: ScheduleIndex, seriesId: string): FoundSeries['occurrences'] {
  const found: (Occurrence & { readonly shift: Shift })[] = [];
  for (const shift of allShifts(index)) {
    if (shift.seriesId !== seriesId) continue;
    const occurrence = occurrenceOf(shift);
    if (occurrence) found.push({ ...occurrence, shift });
  }
  return found.sort((one, other) => (one.seriesDate < other.seriesDate ? -1 : 1));
}

/** The shift on its own, in no series. */
export function asSingle(shift: Shift): Shift {
  const { seriesId: _id, seriesDate: _date, ...single } = shift;
  return single;
}

/**
 * Makes occurrences of a series, each under an id that its day and series give, so that two tabs make the same ones. The
 * id begins with the day: the index spreads ids by their end.
 */
export function occurrenceMaker(
  index: ScheduleIndex,
  seriesId: string,
  shift: SeriesShift,
): (date: LocalDate) => Shift {
  return (date) => {
    const whole = `${date}-${seriesId}`;
    let id = whole;
    // A single shift may have it, which was an occurrence before.
    for (let count = 2; findShift(index, id); count += 1) id = `${count}-${whole}`;
    return { id, ...shift, date, seriesId, seriesDate: date };
  };
}
