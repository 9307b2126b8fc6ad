import { ok, type Result, refused } from '@/lib/result';
import { isoWeekday, type LocalDate, parseLocalDate } from '@/lib/time/local-date';
import type { WeekStart } from '@/lib/time/week';
import type { ChosenRule } from './create-series';
import { MAX_WEEKS, type SeriesRule } from './rule';

/** As typed. */
export interface RepeatDraft {
  /** `weekly`: on the shift's weekday, without end. */
  readonly kind: 'none' | 'weekly' | 'custom';
  readonly interval: string;
  /** ISO weekdays, besides that of a shift that begins a series. */
  readonly weekdays: readonly number[];
  readonly hasEnd: boolean;
  readonly until: string;
}

export type RepeatRefusal = 'interval' | 'weekdays' | 'until';

export const NO_REPEAT: RepeatDraft = {
  kind: 'none',
  interval: '1',
  weekdays: [],
  hasEnd: false,
  until: '',
};

export function draftOfRule({ interval, weekdays, until }: SeriesRule): RepeatDraft {
  const isWeekly = interval === 1 && weekdays.length === 1 && until === undefined;
  return {
    kind: isWeekly ? 'weekly' : 'custom',
    interval: String(interval),
    weekdays,
    hasEnd: until !== undefined,
    until: until ?? '',
  };
}

/** Ignores the first day. */
export function isSameRule(one: ChosenRule, other: ChosenRule): boolean {
  return (
    one.interval === other.interval &&
    one.until === other.until &&
    one.weekStart === other.weekStart &&
    one.weekdays.join() === other.weekdays.join()
  );
}

export interface RepeatContext {
  readonly date: LocalDate;
  /** Whether the shift begins a series, so that the rule includes the shift's weekday. */
  readonly begins: boolean;
  readonly weekStart: WeekStart;
}

/** The ISO weekdays of the rule, ascending. */
export function weekdaysOf(
  { kind, weekdays }: Pick<RepeatDraft, 'kind' | 'weekdays'>,
  { date, begins }: Pick<RepeatContext, 'date' | 'begins'>,
): readonly number[] {
  const weekday = isoWeekday(date);
  if (kind === 'weekly') return [weekday];
  return [...new Set(begins ? [...weekdays, weekday] : weekdays)].sort((one, other) => one - other);
}

/** The chosen rule or the refusals in field order; undefined for no repetition. */
export function readRepeatDraft(
  draft: RepeatDraft,
  context: RepeatContext,
): Result<ChosenRule | undefined, readonly RepeatRefusal[]> {
  const { kind, hasEnd } = draft;
  const { weekStart } = context;
  if (kind === 'none') return ok(undefined);
  const weekdays = weekdaysOf(draft, context);
  if (kind === 'weekly') return ok({ interval: 1, weekdays, weekStart });
  const interval = /^\s*\d{1,2}\s*$/.test(draft.interval) ? Number(draft.interval) : 0;
  const until = hasEnd ? parseLocalDate(draft.until) : undefined;
  const refusals: RepeatRefusal[] = [];
  if (interval < 1 || interval > MAX_WEEKS) refusals.push('interval');
  if (weekdays.length === 0) refusals.push('weekdays');
  if (hasEnd && (until === undefined || until < context.date)) refusals.push('until');
  return refusals.length > 0
    ? refused(refusals)
    : ok({ interval, weekdays, weekStart, ...(until && { until }) });
}
