import type { Schedule } from '@/lib/shifts/change/schedule';
import { allShifts, findShift, type ScheduleIndex } from '@/lib/shifts/change/schedule-index';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { Template } from '@/lib/templates/template';
import { type LocalDate, parseLocalDate } from '@/lib/time/local-date';
import { type Series, type SeriesShift, seriesOf } from './series';

/** The series, and the day that the series' rule gave (RECURRENCE-ID), even if the shift was moved. */
export interface Occurrence {
  readonly seriesId: string;
  readonly seriesDate: LocalDate;
}

export interface FoundSeries {
  readonly template: Template;
  readonly series: Series;
  /** In order of the rule's days. */
  readonly occurrences: readonly (Occurrence & { readonly shift: Shift })[];
}

/** The series and day of the shift; undefined for a single shift. The series may be missing. */
export function occurrenceOf({ seriesId, seriesDate }: Shift): Occurrence | undefined {
  if (typeof seriesId !== 'string' || typeof seriesDate !== 'string') return undefined;
  const date = parseLocalDate(seriesDate);
  return date && { seriesId, seriesDate: date };
}

/** The template of the shift's series; undefined for a single shift or a missing series. */
export function templateOfShift(
  { templates }: Pick<Schedule, 'templates'>,
  shift: Shift,
): Template | undefined {
  const occurrence = occurrenceOf(shift);
  const template = occurrence && templates.get(occurrence.seriesId);
  return template && seriesOf(template) ? template : undefined;
}

/** Finds the series of the shift with all occurrences. Slow: visits every shift. */
export function findSeries(schedule: Schedule, shift: Shift): FoundSeries | undefined {
  const template = templateOfShift(schedule, shift);
  const series = template && seriesOf(template);
  return series && { template, series, occurrences: occurrencesIn(schedule.shifts, template.id) };
}

/** The occurrences of the series, sorted by the rule's days. Slow: visits every shift. */
export function occurrencesIn(index: ScheduleIndex, seriesId: string): FoundSeries['occurrences'] {
  const found: (Occurrence & { readonly shift: Shift })[] = [];
  for (const shift of allShifts(index)) {
    if (shift.seriesId !== seriesId) continue;
    const occurrence = occurrenceOf(shift);
    if (occurrence) found.push({ ...occurrence, shift });
  }
  return found.sort((one, other) => (one.seriesDate < other.seriesDate ? -1 : 1));
}

export function detachFromSeries(shift: Shift): Shift {
  const { seriesId: _id, seriesDate: _date, ...single } = shift;
  return single;
}

/** Creates occurrences. Ids depend only on day and series, so that two tabs create the same ids. */
export function occurrenceMaker(
  index: ScheduleIndex,
  seriesId: string,
  shift: SeriesShift,
): (date: LocalDate) => Shift {
  return (date) => {
    const plainId = `${date}-${seriesId}`;
    let id = plainId;
    // A single shift that was an occurrence may still have the id.
    for (let count = 2; findShift(index, id); count += 1) id = `${count}-${plainId}`;
    return { id, ...shift, date, seriesId, seriesDate: date };
  };
}
