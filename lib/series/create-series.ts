import type { Schedule } from '@/lib/shifts/change/schedule';
import { type ChangeEntry, shiftEntry, templateEntry } from '@/lib/shifts/change/schedule-change';
import { findShift } from '@/lib/shifts/change/schedule-index';
import type { Shift } from '@/lib/shifts/shift/shift';
import { addDays, isoWeekday, type LocalDate } from '@/lib/time/local-date';
import { daysToGenerate, generateUntil, generationFilter } from './generated-days';
import { occurrenceMaker } from './occurrence';
import type { SeriesRule } from './rule';
import { seriesShiftFrom, seriesTemplate } from './series';

/** The first day of the rule is the shift's day. */
export type ChosenRule = Omit<SeriesRule, 'from'>;

interface NewSeries {
  readonly schedule: Schedule;
  /** The first occurrence, stored or new; the rule must include its weekday. */
  readonly shift: Shift;
  readonly rule: ChosenRule;
  readonly today: LocalDate;
  readonly seriesId: string;
}

/** Creates the series and 26 weeks of occurrences. A stored shift keeps its id. */
export function createSeriesEntries(request: NewSeries): readonly ChangeEntry[] {
  const { schedule, shift, today, seriesId } = request;
  const rule = ruleFrom(shift.date, request.rule);
  const repeated = seriesShiftFrom(shift);
  const make = occurrenceMaker(schedule.shifts, seriesId, repeated);
  const stored = findShift(schedule.shifts, shift.id);
  const first = { ...make(shift.date), ...shift, id: stored ? shift.id : make(shift.date).id };
  const span = { from: addDays(rule.from, 1), to: generateUntil(today, rule) };
  const { days, madeUntil } = daysToGenerate(rule, span, generationFilter(repeated, schedule.employees));
  return [
    shiftEntry(stored, first),
    ...days.map((date) => shiftEntry(undefined, make(date))),
    templateEntry(undefined, seriesTemplate(seriesId, { rule, shift: repeated, madeUntil })),
  ];
}

/** Adds the weekday of the first day to the rule. */
function ruleFrom(from: LocalDate, { until, weekdays, ...rule }: ChosenRule): SeriesRule {
  const allWeekdays = new Set([...weekdays, isoWeekday(from)]);
  return {
    ...rule,
    from,
    ...(until !== undefined && { until: until < from ? from : until }),
    weekdays: [...allWeekdays].sort((one, other) => one - other),
  };
}
