import { isSameData, withoutUnchanged } from '@/lib/saved-data/records/same-data';
import type { Schedule } from '@/lib/shifts/change/schedule';
import { type ChangeEntry, shiftEntry, templateEntry } from '@/lib/shifts/change/schedule-change';
import type { Shift } from '@/lib/shifts/shift/shift';
import { addDays, daysBetween, isoWeekday, type LocalDate } from '@/lib/time/local-date';
import { startOfWeek } from '@/lib/time/week';
import { type ChosenRule, createSeriesEntries } from './create-series';
import type { SeriesScope } from './delete-series';
import { dayBeforeFirstSkipped, generateUntil, generationFilter } from './generated-days';
import {
  detachFromSeries,
  type FoundSeries,
  findSeries,
  type Occurrence,
  occurrenceMaker,
  occurrenceOf,
  templateOfShift,
} from './occurrence';
import { daysOf, isDayOf } from './rule';
import { type Series, withSeries } from './series';
import {
  type ChangedFields,
  changedFields,
  fieldsToApply,
  isEditedSeparately,
  withFieldsOf,
} from './series-values';

export interface OccurrenceEdit {
  readonly schedule: Schedule;
  readonly before: Shift;
  readonly after: Shift;
  readonly scope: SeriesScope;
  /** Absent if the series keeps its rule. */
  readonly rule?: ChosenRule | undefined;
  readonly today: LocalDate;
  readonly newId: () => string;
}

interface Part {
  readonly id: string;
  readonly before: Series;
  readonly after: Series;
  readonly occurrences: FoundSeries['occurrences'];
  readonly changed: ChangedFields;
  readonly moved: MovedSeries | undefined;
  readonly edit: OccurrenceEdit;
}

/**
 * Applies an edit of one occurrence to all in the scope. Keeps separate edits, and day, times and person of worked
 * shifts. `following` ends the series and begins a new one. Occurrences that the new rule lacks are removed, or become
 * single shifts if edited or worked.
 */
export function editOccurrenceEntries(edit: OccurrenceEdit): readonly ChangeEntry[] {
  const { schedule, before, after, scope } = edit;
  const at = occurrenceOf(before)?.seriesDate;
  const found = scope === 'this' ? undefined : findSeries(schedule, before);
  if (!found || !at) return withoutUnchanged([shiftEntry(before, after)]);
  const { template, series } = found;
  const isSplit = scope === 'following' && found.occurrences.some(({ seriesDate }) => seriesDate < at);
  const rest: FoundSeries = isSplit
    ? {
        template,
        series: { ...series, rule: { ...series.rule, from: at } },
        occurrences: found.occurrences.filter(({ seriesDate }) => seriesDate >= at),
      }
    : found;
  const part = partOf(edit, rest, isSplit ? edit.newId() : template.id, at);
  const record = withSeries({ ...template, id: part.id }, part.after);
  const ended = withSeries(template, { ...series, rule: { ...series.rule, until: addDays(at, -1) } });
  return withoutUnchanged([
    ...shiftEntries(part),
    ...(isSplit
      ? [templateEntry(template, ended), templateEntry(undefined, record)]
      : [templateEntry(template, record)]),
  ]);
}

/**
 * Ends the series before this occurrence, which becomes a single shift. Removes later occurrences, but turns
 * edited or worked occurrences into single shifts.
 */
export function stopRepeatingEntries(
  schedule: Schedule,
  before: Shift,
  after: Shift,
): readonly ChangeEntry[] {
  const at = occurrenceOf(before)?.seriesDate;
  const found = findSeries(schedule, before);
  if (!found || !at) return withoutUnchanged([shiftEntry(before, detachFromSeries(after))]);
  const { template, series, occurrences } = found;
  const later = occurrences.filter(({ seriesDate, shift }) => seriesDate >= at && shift.id !== before.id);
  const isFirst = occurrences.every(({ seriesDate }) => seriesDate >= at);
  const ended = withSeries(template, { ...series, rule: { ...series.rule, until: addDays(at, -1) } });
  return withoutUnchanged([
    shiftEntry(before, detachFromSeries(after)),
    ...later.map((one) =>
      shiftEntry(one.shift, isEditedSeparately(one, series.shift) ? detachFromSeries(one.shift) : undefined),
    ),
    templateEntry(template, isFirst ? undefined : ended),
  ]);
}

function partOf(
  edit: OccurrenceEdit,
  { series: before, occurrences }: FoundSeries,
  id: string,
  at: LocalDate,
): Part {
  const { after, today, schedule } = edit;
  const changed = changedFields(edit.before, after);
  const shift = withFieldsOf(before.shift, changed, after);
  const days = daysBetween(edit.before.date, after.date);
  const moved = edit.rule || days === 0 ? undefined : movedSeries(before, at, days);
  const reached = moved ?? (edit.rule ? withChosenRule(before, edit.rule, edit) : before);
  const ahead = daysAhead(before, reached, moved, today);
  const waiting = dayBeforeFirstSkipped(ahead, generationFilter(shift, schedule.employees));
  // `madeUntil` never moves back, so that removed occurrences stay removed.
  const madeUntil = waiting !== undefined && waiting >= before.madeUntil ? waiting : reached.madeUntil;
  return { id, before, occurrences, changed, edit, moved, after: { rule: reached.rule, shift, madeUntil } };
}

/** The new rule, and the last day to generate. */
function withChosenRule(
  before: Series,
  chosen: ChosenRule,
  edit: OccurrenceEdit,
): Pick<Series, 'rule' | 'madeUntil'> {
  const { from } = before.rule;
  const { date } = edit.after;
  const rule = { from: date < edit.before.date && date < from ? date : from, ...chosen };
  const ahead = [before.madeUntil, generateUntil(edit.today, rule)].sort();
  return { rule, madeUntil: ahead[1] ?? before.madeUntil };
}

function daysAhead(
  before: Series,
  { rule, madeUntil }: Pick<Series, 'rule' | 'madeUntil'>,
  moved: MovedSeries | undefined,
  today: LocalDate,
): readonly LocalDate[] {
  const next = addDays(before.madeUntil, 1);
  // Moving the rule's weekday shifts each day by less than a week.
  const days = moved
    ? daysOf(before.rule, next, addDays(madeUntil, 6)).map(moved.moved)
    : daysOf(rule, next, madeUntil);
  return days.filter((date) => date >= today && date <= madeUntil && isDayOf(rule, date));
}

function shiftEntries(part: Part): readonly ChangeEntry[] {
  const { edit, occurrences } = part;
  const places = occurrences.map((one) => ({ one, date: dayIn(part, one) }));
  const entries = places.flatMap(({ one, date }): readonly ChangeEntry[] => {
    const after = occurrenceAfter(part, one, date);
    return after && isSameData(one.shift, after) ? [] : [shiftEntry(one.shift, after)];
  });
  const taken = new Set(places.map(({ date }) => date));
  // The edited shift comes first: an undo shows the day of the first entry.
  return [
    ...entries.filter(({ id }) => id === edit.before.id),
    ...entries.filter(({ id }) => id !== edit.before.id),
    ...newOccurrenceEntries(part, taken),
  ];
}

/** The occurrence's day in the edited rule; undefined if the rule has no day for the occurrence. */
function dayIn(part: Part, { shift, seriesDate }: FoundSeries['occurrences'][number]): LocalDate | undefined {
  const { edit, after, moved, occurrences } = part;
  if (!edit.rule && !moved) return seriesDate;
  const date = moved ? moved.moved(seriesDate) : seriesDate;
  if (isDayOf(after.rule, date)) return date;
  // A day added by a new rule belongs to the edited shift on that day.
  const isPut = edit.rule && shift.id === edit.before.id && isDayOf(after.rule, edit.after.date);
  const isTaken = occurrences.some((one) => one.seriesDate === edit.after.date);
  return isPut && !isTaken ? edit.after.date : undefined;
}

function occurrenceAfter(
  part: Part,
  one: FoundSeries['occurrences'][number],
  seriesDate: LocalDate | undefined,
): Shift | undefined {
  const { id: seriesId, edit, before, moved } = part;
  const { shift } = one;
  const isEdited = shift.id === edit.before.id;
  if (seriesDate === undefined && edit.rule) {
    const stays = isEdited ? edit.after.date !== edit.before.date : false;
    if (!stays && !isEditedSeparately(one, before.shift)) return undefined;
  }
  const after = isEdited ? edit.after : applyChangedFields(part, shift);
  const follows = moved && !isEdited && shift.date === one.seriesDate && shift.worked === undefined;
  const date = follows ? moved.moved(shift.date) : after.date;
  return seriesDate === undefined
    ? detachFromSeries({ ...after, date })
    : { ...after, date, ...({ seriesId, seriesDate } satisfies Occurrence) };
}

function applyChangedFields({ changed, before, edit }: Part, shift: Shift): Shift {
  return withFieldsOf(shift, fieldsToApply(changed, shift, before.shift), edit.after);
}

/**
 * Entries that create the occurrences of days that only the new rule has, and of days after the last
 * generated day.
 */
function newOccurrenceEntries(
  { id, before, after, edit, moved }: Part,
  taken: ReadonlySet<LocalDate | undefined>,
): readonly ChangeEntry[] {
  const { schedule, today, rule } = edit;
  const make = occurrenceMaker(schedule.shifts, id, after.shift);
  const isMade = generationFilter(after.shift, schedule.employees);
  const added = rule
    ? daysOf(after.rule, after.rule.from, after.madeUntil).filter((date) => !isDayOf(before.rule, date))
    : [];
  const ahead = daysAhead(before, after, moved, today);
  return [...new Set([...added, ...ahead])]
    .filter((date) => !taken.has(date) && isMade(date))
    .map((date) => shiftEntry(undefined, make(date)));
}

interface MovedSeries extends Pick<Series, 'rule' | 'madeUntil'> {
  /** Maps a day of the old rule to the moved rule; days of other weekdays stay the same. */
  readonly moved: (date: LocalDate) => LocalDate;
}

/**
 * Moves the rule's weekday to the weekday of the moved occurrence. Undefined if no weekly rule fits: onto an
 * existing weekday, by a week or more, or across weeks if the interval exceeds 1.
 */
function movedSeries(
  { rule, madeUntil }: Pick<Series, 'rule' | 'madeUntil'>,
  at: LocalDate,
  days: number,
): MovedSeries | undefined {
  const { from, until, interval, weekdays, weekStart } = rule;
  const weekday = isoWeekday(at);
  const target = isoWeekday(addDays(at, days));
  const first = daysOf({ ...rule, weekdays: [weekday] }, from, addDays(from, 7 * interval + 6))[0];
  if (first === undefined || !weekdays.includes(weekday)) return undefined;
  const moved = (date: LocalDate) => (isoWeekday(date) === weekday ? addDays(date, days) : date);
  if (weekdays.length === 1) {
    const ends = until && { until: addDays(until, days) };
    return {
      rule: { ...rule, from: moved(first), ...ends, weekdays: [target] },
      madeUntil: addDays(madeUntil, days),
      moved,
    };
  }
  const isOtherWeek = startOfWeek(at, weekStart) !== startOfWeek(addDays(at, days), weekStart);
  if (Math.abs(days) >= 7 || weekdays.includes(target) || (interval > 1 && isOtherWeek)) return undefined;
  const firstDays = [from, addDays(first, days)].sort();
  const others = weekdays.filter((one) => one !== weekday);
  return {
    rule: {
      ...rule,
      from: firstDays[0] ?? from,
      weekdays: [...others, target].sort((one, other) => one - other),
    },
    // Removed occurrences stay removed after the move.
    madeUntil: days > 0 ? addDays(madeUntil, days) : madeUntil,
    moved,
  };
}

/** `same` keeps the rule, `none` ends the repetition. */
export type Repeating = 'same' | 'none' | ChosenRule;

export interface SavedShift {
  readonly schedule: Schedule;
  readonly before: Shift | undefined;
  readonly after: Shift;
  readonly repeating: Repeating;
  readonly scope: SeriesScope;
  readonly today: LocalDate;
  readonly newId: () => string;
}

/** The shift's entry comes first. Empty if nothing changes. */
export function savedShiftEntries(saved: SavedShift): readonly ChangeEntry[] {
  const { schedule, before, after, repeating, scope, today, newId } = saved;
  if (before && templateOfShift(schedule, before)) {
    if (repeating === 'none') return stopRepeatingEntries(schedule, before, after);
    const rule = repeating === 'same' ? undefined : repeating;
    return editOccurrenceEntries({ schedule, before, after, scope, rule, today, newId });
  }
  if (typeof repeating === 'string') return withoutUnchanged([shiftEntry(before, after)]);
  return createSeriesEntries({ schedule, shift: after, rule: repeating, today, seriesId: newId() });
}
