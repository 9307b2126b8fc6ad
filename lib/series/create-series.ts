import type { Schedule } from '@/lib/shifts/change/schedule';
import { type ChangeEntry, shiftEntry, templateEntry } from '@/lib/shifts/change/schedule-change';
import { findShift } from '@/lib/shifts/change/schedule-index';
import type { Shift } from '@/lib/shifts/shift/shift';
import { addDays, isoWeekday, type LocalDate } from '@/lib/time/local-date';
import { daysToMake, madeFor, madeUntilOn } from './made-days';
import { occurrenceMaker } from './occurrence';
import type { SeriesRule } from './rule';
import { seriesShiftFrom, seriesTemplate } from './series';

/** What of a rule is chosen: its first day is that of the shift. */
export type ChosenRule = Omit<SeriesRule, 'from'>;

interface NewSeries {
  readonly schedule: Schedule;
  /** The shift that repeats; in the schedule, or new. It is the first occurrence, and its weekday one of the rule's. */
  readonly shift: Shift;
  readonly rule: ChosenRule;
  readonly today: LocalDate;
  readonly seriesId: string;
}

/**
 * The entries that make a series of the shift: its record, and its occurrences from the shift's day on, 26 weeks ahead. A
 * shift that is in the schedule keeps its id; a new one takes an occurrence's.
 */
export function createSeriesEntries(request: NewSeries): readonly ChangeEntry[] {
  const { schedule, shift, today, seriesId } = request;
  const rule = ruleFrom(shift.date, request.rule);
  const repeated = seriesShiftFrom(shift);
  const make = occurrenceMaker(schedule.shifts, seriesId, repeated);
  const stored = findShift(schedule.shifts, shift.id);
  const first = { ...make(shift.date), ...shift, id: stored ? shift.id : make(shift.date).id };
  const span = { from: addDays(rule.from, 1), to: madeUntilOn(today, rule) };
  const { days, madeUntil } = daysToMake(rule, span, madeFor(repeated, schedule.employees));
  return [
    shiftEntry(stored, first),
    ...days.map((date) => shiftEntry(undefined, make(date))),
    templateEntry(undefined, seriesTemplate(seriesId, { rule, shift: repeated, madeUntil })),
  ];
}

/** The rule that begins with a shift on that day, which is one of its days. */
function ruleFrom(from: LocalDate, { until, weekdays, ...rule }: ChosenRule): SeriesRule {
  const whole = new Set([...weekdays, isoWeekday(from)]);
  return {
    ...rule,
    from,
    ...(until !== undefined && { until: until < from ? from : until }),
    weekdays: [...whole].sort((one, other) => one - other),
  };
}
