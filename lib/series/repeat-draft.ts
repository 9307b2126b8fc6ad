import { ok, type Result, refused } from '@/lib/result';
import { isoWeekday, type LocalDate, parseLocalDate } from '@/lib/time/local-date';
import type { WeekStart } from '@/lib/time/week';
import type { ChosenRule } from './create-series';
import { MOST_WEEKS, type SeriesRule } from './rule';

/** How a shift repeats while its form is filled in: texts, as typed. */
export interface RepeatDraft {
  /** `weekly` is on the shift's own weekday, for good. */
  readonly kind: 'none' | 'weekly' | 'custom';
  readonly interval: string;
  /** ISO weekdays, beside that of a shift that begins a series. */
  readonly weekdays: readonly number[];
  readonly hasEnd: boolean;
  readonly until: string;
}

export type RepeatRefusal = 'interval' | 'weekdays' | 'until';

/** The draft of a shift that does not repeat. */
export const NO_REPEAT: RepeatDraft = {
  kind: 'none',
  interval: '1',
  weekdays: [],
  hasEnd: false,
  until: '',
};

/** The rule as the form edits it. */
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

/** Whether both give the same days, from whichever on. */
export function isSameRule(one: ChosenRule, other: ChosenRule): boolean {
  return (
    one.interval === other.interval &&
    one.until === other.until &&
    one.weekStart === other.weekStart &&
    one.weekdays.join() === other.weekdays.join()
  );
}

/** What the draft is read for. */
export interface RepeatGround {
  /** The day of the shift. */
  readonly date: LocalDate;
  /** The shift begins a series: its weekday is one of the rule's. */
  readonly begins: boolean;
  readonly weekStart: WeekStart;
}

/** The weekdays that the draft says, ascending. */
export function weekdaysOf(
  { kind, weekdays }: Pick<RepeatDraft, 'kind' | 'weekdays'>,
  { date, begins }: Pick<RepeatGround, 'date' | 'begins'>,
): readonly number[] {
  const own = isoWeekday(date);
  if (kind === 'weekly') return [own];
  return [...new Set(begins ? [...weekdays, own] : weekdays)].sort((one, other) => one - other);
}

/** The rule that the draft says, undefined for none; or what of it is refused, in field order. */
export function readRepeatDraft(
  draft: RepeatDraft,
  ground: RepeatGround,
): Result<ChosenRule | undefined, readonly RepeatRefusal[]> {
  const { kind, hasEnd } = draft;
  const { weekStart } = ground;
  if (kind === 'none') return ok(undefined);
  const weekdays = weekdaysOf(draft, ground);
  if (kind === 'weekly') return ok({ interval: 1, weekdays, weekStart });
  const interval = /^\s*\d{1,2}\s*$/.test(draft.interval) ? Number(draft.interval) : 0;
  const until = hasEnd ? parseLocalDate(draft.until) : undefined;
  const refusals: RepeatRefusal[] = [];
  if (interval < 1 || interval > MOST_WEEKS) refusals.push('interval');
  if (weekdays.length === 0) refusals.push('weekdays');
  if (hasEnd && (until === undefined || until < ground.date)) refusals.push('until');
  return refusals.length > 0
    ? refused(refusals)
    : ok({ interval, weekdays, weekStart, ...(until && { until }) });
}
