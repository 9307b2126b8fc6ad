import type { Shift } from '@/lib/shifts/shift/shift';
import { addDays, daysBetween, isoWeekday, type LocalDate } from '@/lib/time/local-date';
import type { WeekStart } from '@/lib/time/week';

/** A shift of the model: a plain record with an opaque id. */
export type NaiveShift = Record<string, unknown> & {
  date: LocalDate;
  seriesId?: string;
  seriesDate?: LocalDate;
};

interface NaiveRule {
  readonly from: LocalDate;
  readonly until?: LocalDate;
  readonly interval: number;
  readonly weekdays: readonly number[];
  readonly weekStart: WeekStart;
}

interface NaiveSeries {
  rule: NaiveRule;
  value: Record<string, unknown>;
  madeUntil: LocalDate;
}

/** The state of the model. */
export interface NaiveState {
  shifts: NaiveShift[];
  series: Record<string, NaiveSeries>;
}

const VALUES = [
  'employeeName',
  'role',
  'color',
  'startTime',
  'endTime',
  'status',
  'notes',
  'station',
  'teamNotes',
  'kind',
  'unpaidBreak',
  'paidBreak',
];
const TOGETHER = [
  ['employeeName', 'role', 'color'],
  ['startTime', 'endTime'],
];
const FIRST = { monday: 1, sunday: 7, saturday: 6 };
/** The last day of each employee on the team. */
const TEAM: Readonly<Record<string, string>> = { Ana: '9999', Ben: '9999', Dora: '2027-01-31', '': '9999' };

/** Walks the calendar by day from the first day of the rule's first week, and counts weeks. */
export function naiveDays(rule: NaiveRule, to: LocalDate): LocalDate[] {
  let date = rule.from;
  while (isoWeekday(date) !== FIRST[rule.weekStart]) date = addDays(date, -1);
  const days: LocalDate[] = [];
  for (let count = 0; date <= to; count += 1, date = addDays(date, 1)) {
    const isOn = Math.floor(count / 7) % rule.interval === 0 && rule.weekdays.includes(isoWeekday(date));
    if (isOn && date >= rule.from && (rule.until === undefined || date <= rule.until)) days.push(date);
  }
  return days;
}

function horizon(today: LocalDate, from: LocalDate): LocalDate {
  return addDays(from > today ? from : today, 182);
}

const isThere = (value: Record<string, unknown>, date: LocalDate) =>
  date <= (TEAM[String(value.employeeName)] ?? '');

/** The day before the first one without the employee, or `end` if there is none. */
function waiting(value: Record<string, unknown>, days: readonly LocalDate[], end: LocalDate): LocalDate {
  const first = [...days].sort().find((date) => !isThere(value, date));
  return first === undefined ? end : addDays(first, -1);
}

const valueIn = (shift: Record<string, unknown>) =>
  Object.fromEntries(VALUES.flatMap((field) => (shift[field] === undefined ? [] : [[field, shift[field]]])));

const occurrencesOf = (state: NaiveState, id: string) =>
  state.shifts.filter(({ seriesId }) => seriesId === id);

function single({ seriesId: _id, seriesDate: _date, ...shift }: NaiveShift): NaiveShift {
  return shift as NaiveShift;
}

/** Makes a shift on each of the days that has none. */
function makeOn(state: NaiveState, id: string, days: readonly LocalDate[]): void {
  const { value } = state.series[id] as NaiveSeries;
  for (const date of days) {
    const isTaken = occurrencesOf(state, id).some(({ seriesDate }) => seriesDate === date);
    if (!isTaken && isThere(value, date))
      state.shifts.push({ ...value, date, seriesId: id, seriesDate: date });
  }
}

export function naiveExtend(state: NaiveState, today: LocalDate): void {
  for (const [id, series] of Object.entries(state.series)) {
    const until = horizon(today, series.rule.from);
    const days = naiveDays(series.rule, until).filter((date) => date > series.madeUntil && date >= today);
    if (!days.some((date) => isThere(series.value, date))) continue;
    makeOn(state, id, days);
    series.madeUntil = waiting(series.value, days, until);
  }
}

export function naiveCreate(
  state: NaiveState,
  shift: Shift,
  rule: Omit<NaiveRule, 'from'>,
  today: LocalDate,
  id: string,
): void {
  const weekdays = [1, 2, 3, 4, 5, 6, 7].filter(
    (weekday) => weekday === isoWeekday(shift.date) || rule.weekdays.includes(weekday),
  );
  const whole = { ...rule, from: shift.date, weekdays };
  const end = horizon(today, shift.date);
  const value = valueIn({ ...shift });
  const later = naiveDays(whole, end).filter((date) => date !== shift.date);
  state.series[id] = { rule: whole, value, madeUntil: waiting(value, later, end) };
  state.shifts.push({ ...valueIn({ ...shift }), date: shift.date, seriesId: id, seriesDate: shift.date });
  makeOn(state, id, later);
}

/** Whether the occurrence was edited on its own. */
function isOwn(shift: NaiveShift, value: Record<string, unknown>): boolean {
  const isSame = VALUES.every((field) => field === 'color' || shift[field] === value[field]);
  return !isSame || shift.date !== shift.seriesDate || shift.worked !== undefined;
}

export function naiveDelete(state: NaiveState, target: NaiveShift, scope: string): void {
  const { seriesId: id = '', seriesDate: at } = target;
  const series = state.series[id];
  if (scope === 'this' || !series || at === undefined) {
    state.shifts = state.shifts.filter((shift) => shift !== target);
    return;
  }
  state.shifts = state.shifts.filter(
    (shift) => shift.seriesId !== id || (scope === 'following' && String(shift.seriesDate) < at),
  );
  if (occurrencesOf(state, id).length === 0) delete state.series[id];
  else series.rule = { ...series.rule, until: addDays(at, -1) };
}

export function naiveStop(state: NaiveState, target: NaiveShift): void {
  const { seriesId: id = '', seriesDate: at } = target;
  const series = state.series[id];
  const { value } = series ?? {};
  state.shifts = state.shifts.flatMap((shift) => {
    if (shift === target) return [single(shift)];
    if (!value || shift.seriesId !== id || String(shift.seriesDate) < String(at)) return [shift];
    return isOwn(shift, value) ? [single(shift)] : [];
  });
  if (!series || at === undefined) return;
  if (occurrencesOf(state, id).length === 0) delete state.series[id];
  else series.rule = { ...series.rule, until: addDays(at, -1) };
}

interface NaiveEdit {
  readonly target: NaiveShift;
  readonly after: NaiveShift;
  readonly scope: string;
  readonly rule?: Omit<NaiveRule, 'from'> | undefined;
  readonly today: LocalDate;
  readonly newId: () => string;
}

export function naiveEdit(state: NaiveState, { target, after, scope, rule, today, newId }: NaiveEdit): void {
  const { seriesId: oldId = '', seriesDate: at } = target;
  const old = state.series[oldId];
  if (scope === 'this' || !old || at === undefined) {
    state.shifts = state.shifts.map((shift) => (shift === target ? after : shift));
    return;
  }
  const concerned = occurrencesOf(state, oldId).filter(
    ({ seriesDate }) => scope === 'all' || String(seriesDate) >= at,
  );
  const isSplit = concerned.length < occurrencesOf(state, oldId).length;
  const id = isSplit ? newId() : oldId;
  const rest = { ...old, rule: isSplit ? { ...old.rule, from: at } : old.rule };
  if (isSplit) old.rule = { ...old.rule, until: addDays(at, -1) };

  const changed = VALUES.filter((field) => target[field] !== after[field]);
  const withGroups = VALUES.filter((field) =>
    changed.some((one) => one === field || TOGETHER.some((all) => all.includes(one) && all.includes(field))),
  );
  const value = { ...rest.value };
  for (const field of withGroups) {
    if (after[field] === undefined) delete value[field];
    else value[field] = after[field];
  }
  const days = daysBetween(target.date, after.date);
  const places = rule
    ? placesOfRule({ ...rest, value }, rule, after.date, days, today)
    : placesOfMove({ ...rest, value }, at, days, today);
  state.series[id] = { rule: places.rule, value, madeUntil: places.madeUntil };
  const allowed = naiveDays(places.rule, addDays(places.madeUntil, 20));

  const results: NaiveShift[] = [];
  for (const shift of concerned) {
    const isTarget = shift === target;
    let seriesDate: LocalDate | undefined = places.moved(shift.seriesDate as LocalDate);
    if (!places.isStill && !allowed.includes(seriesDate)) seriesDate = undefined;
    const isFree = concerned.every((one) => one.seriesDate !== after.date);
    if (rule && isTarget && seriesDate === undefined && allowed.includes(after.date) && isFree) {
      seriesDate = after.date;
    }
    const result: NaiveShift = isTarget ? { ...after } : { ...shift };
    if (!isTarget) {
      for (const field of withGroups) {
        const together = TOGETHER.find((all) => all.includes(field)) ?? [field];
        const isKept = together.some((one) => one !== 'color' && shift[one] !== rest.value[one]);
        const isWorked = shift.worked !== undefined && together.length > 1;
        if (isKept || isWorked) continue;
        if (after[field] === undefined) delete result[field];
        else result[field] = after[field];
      }
      const stands = shift.date === shift.seriesDate && shift.worked === undefined;
      if (stands) result.date = places.moved(shift.date);
    }
    if (seriesDate !== undefined) results.push({ ...result, seriesId: id, seriesDate });
    else if (!rule || isOwn(shift, rest.value) || (isTarget && days !== 0)) results.push(single(result));
  }
  state.shifts = [...state.shifts.filter((shift) => !concerned.includes(shift)), ...results];
  makeOn(
    state,
    id,
    allowed.filter((date) => date <= places.madeUntil && places.isNew(date)),
  );
}

interface Places {
  readonly rule: NaiveRule;
  readonly madeUntil: LocalDate;
  readonly moved: (date: LocalDate) => LocalDate;
  readonly isNew: (date: LocalDate) => boolean;
  /** The days do not change. */
  readonly isStill?: boolean;
}

function placesOfRule(
  rest: NaiveSeries,
  rule: Omit<NaiveRule, 'from'>,
  put: LocalDate,
  days: number,
  today: LocalDate,
): Places {
  const from = days < 0 && put < rest.rule.from ? put : rest.rule.from;
  const ahead = horizon(today, from);
  const end = [ahead, rest.madeUntil].sort()[1] ?? ahead;
  const before = naiveDays(rest.rule, end);
  const later = naiveDays({ ...rule, from }, end).filter((date) => date > rest.madeUntil && date >= today);
  const madeUntil = waiting(rest.value, later, end);
  return {
    rule: { ...rule, from },
    madeUntil,
    moved: (date) => date,
    isNew: (date) => !before.includes(date) || (date > rest.madeUntil && date >= today),
  };
}

function placesOfMove(rest: NaiveSeries, at: LocalDate, days: number, today: LocalDate): Places {
  const { rule, madeUntil, value } = rest;
  const stay = { rule, madeUntil, moved: (date: LocalDate) => date, isNew: () => false, isStill: true };
  const from = isoWeekday(at);
  const to = isoWeekday(addDays(at, days));
  if (days === 0 || !rule.weekdays.includes(from)) return stay;
  const first = naiveDays({ ...rule, weekdays: [from] }, addDays(rule.from, 7 * rule.interval + 7))[0];
  if (first === undefined) return stay;
  const moved = (date: LocalDate) => (isoWeekday(date) === from ? addDays(date, days) : date);
  if (rule.weekdays.length === 1) {
    const until = rule.until && { until: addDays(rule.until, days) };
    return {
      isNew: () => false,
      rule: { ...rule, from: addDays(first, days), ...until, weekdays: [to] },
      madeUntil: addDays(madeUntil, days),
      moved,
    };
  }
  let week = at;
  while (isoWeekday(week) !== FIRST[rule.weekStart]) week = addDays(week, -1);
  const isInWeek = addDays(at, days) >= week && addDays(at, days) <= addDays(week, 6);
  if (Math.abs(days) >= 7 || rule.weekdays.includes(to) || (rule.interval > 1 && !isInWeek)) return stay;
  const later = days > 0 ? addDays(madeUntil, days) : madeUntil;
  const begins = [addDays(first, days), rule.from].sort()[0] ?? rule.from;
  const weekdays = [...rule.weekdays.filter((day) => day !== from), to].sort((one, other) => one - other);
  const ahead = naiveDays(rule, addDays(later, 7))
    .filter((date) => date > madeUntil)
    .map(moved)
    .filter((date) => date >= today && date <= later);
  return {
    rule: { ...rule, from: begins, weekdays },
    madeUntil: [madeUntil, waiting(value, ahead, later)].sort()[1] ?? later,
    moved,
    isNew: (date) => ahead.includes(date),
  };
}
