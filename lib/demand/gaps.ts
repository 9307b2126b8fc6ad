import { addDays, type LocalDate } from '@/lib/time/local-date';
import { needOn } from './demand';
import { DAY_HOURS, type Demand } from './need';
import { type CountedOn, plannedOn } from './planned-need';

export interface Gap {
  /** The start day. */
  readonly date: LocalDate;
  readonly role: string;
  /** From 0 to 23. */
  readonly fromHour: number;
  /** Above 24 past midnight. */
  readonly toHour: number;
  readonly count: number;
}

/** A gap longer than this is split at midnight. */
const MAX_SHIFT_HOURS = 16;

/** Missing (above 0) or surplus (below 0) people per role and hour, over consecutive days. */
export type Balance = ReadonlyMap<string, readonly number[]>;

/** Open shifts count as planned. Hours after midnight count on the next day, as in coverage. */
export function balanceOf(demand: Demand, days: readonly LocalDate[], shiftsOn: CountedOn): Balance {
  const needs = days.map((date) => needOn(demand, date));
  const roles = new Set(needs.flatMap((need) => Object.keys(need)));
  const planned = days.map((date) => plannedOn(shiftsOn, date));
  return new Map(
    Array.from(roles, (role) => [
      role,
      days.flatMap((_, at) =>
        Array.from(
          { length: DAY_HOURS },
          (_hour, hour) => (needs[at]?.[role]?.[hour] ?? 0) - (planned[at]?.[role]?.[hour] ?? 0),
        ),
      ),
    ]),
  );
}

/** In order of time; consecutive hours are one gap, also over midnight. */
export function gapsOf(balance: Balance, days: readonly LocalDate[]): readonly Gap[] {
  return stretchesOf(balance, days, (missing) => missing);
}

export function surplusOf(balance: Balance, days: readonly LocalDate[]): readonly Gap[] {
  return stretchesOf(balance, days, (missing) => -missing);
}

function stretchesOf(
  balance: Balance,
  [first]: readonly LocalDate[],
  countOf: (missing: number) => number,
): readonly Gap[] {
  if (first === undefined) return [];
  const gaps = [...balance].flatMap(([role, hours]) =>
    levelsOf(hours.map(countOf))
      .flatMap(cutAtMidnight)
      .map(({ from, to, count }): Gap => {
        const day = Math.floor(from / DAY_HOURS);
        return {
          date: addDays(first, day),
          role,
          fromHour: from - day * DAY_HOURS,
          toHour: to - day * DAY_HOURS,
          count,
        };
      }),
  );
  return gaps.sort(
    (one, other) =>
      (one.date < other.date ? -1 : one.date > other.date ? 1 : 0) ||
      one.fromHour - other.fromHour ||
      one.toHour - other.toHour ||
      (one.role < other.role ? -1 : 1),
  );
}

export interface Level {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** Stacks the counts into levels with a start and an end; `count` is the number of equal levels. */
export function levelsOf(counts: readonly number[]): readonly Level[] {
  const levels = new Map<string, Level>();
  const open: number[] = [];
  for (let hour = 0; hour <= counts.length; hour += 1) {
    const count = Math.max(counts[hour] ?? 0, 0);
    while (open.length < count) open.push(hour);
    while (open.length > count) {
      const from = open.pop() ?? hour;
      const key = `${from} ${hour}`;
      levels.set(key, { from, to: hour, count: (levels.get(key)?.count ?? 0) + 1 });
    }
  }
  return [...levels.values()].sort((one, other) => one.from - other.from || one.to - other.to);
}

function cutAtMidnight(level: Level): readonly Level[] {
  if (level.to - level.from <= MAX_SHIFT_HOURS) return [level];
  const cuts: Level[] = [];
  for (let from = level.from; from < level.to; ) {
    const to = Math.min(level.to, (Math.floor(from / DAY_HOURS) + 1) * DAY_HOURS);
    cuts.push({ ...level, from, to });
    from = to;
  }
  return cuts;
}
