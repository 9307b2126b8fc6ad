import type { Assignments } from '@/lib/auto-fill/plan';
import type { Limit, Person, Problem, Runs } from '@/lib/auto-fill/problem';
import type { MipColumn, MipModel, MipRow } from './mip-model';

const { NEGATIVE_INFINITY, POSITIVE_INFINITY } = Number;

type Given = ReadonlyMap<number, number>;
type Entry = readonly [column: number, value: number];

/**
 * The solutions are the legal plans (`illegalities`), with the costs of `scoreOf`. The first columns are the
 * assignments person by person, for `assignmentsOf`.
 */
export function mipOfProblem(problem: Problem): MipModel {
  const mip = buildMip();
  const given = problem.people.map(({ costs }) => {
    const columns = allowed(problem, costs).map(
      ([demand, cost]) => [demand, mip.column(binary(cost))] as const,
    );
    return new Map(columns);
  });
  addDemands(mip, problem, given);
  for (const [position, person] of problem.people.entries())
    addPerson(mip, problem, person, given[position] ?? new Map());
  for (const { demands, people, least, underCost } of problem.wishes) {
    const entries = people.flatMap((person) =>
      [...new Set(demands)].flatMap((demand) => entryOf(given[person], demand)),
    );
    addAtLeast(mip, entries, least, underCost);
  }
  return mip.finish();
}

/** The plan of a solution of `mipOfProblem`: a column above one half counts as assigned. */
export function assignmentsOf(problem: Problem, values: ArrayLike<number>): Assignments {
  let column = 0;
  return problem.people.map(({ costs }) =>
    allowed(problem, costs).flatMap(([demand]) => {
      const value = values[column] ?? 0;
      column += 1;
      return value > 0.5 ? [demand] : [];
    }),
  );
}

/** The column values that represent `assignments`, as a start for a solver. */
export function valuesOf(problem: Problem, assignments: Assignments): readonly number[] {
  return problem.people.flatMap(({ costs }, position) => {
    const has = new Set(assignments[position]);
    return allowed(problem, costs).map(([demand]) => (has.has(demand) ? 1 : 0));
  });
}

function allowed({ demands }: Problem, costs: Person['costs']): readonly (readonly [number, number])[] {
  return demands.flatMap((_, demand) => {
    const cost = costs[demand];
    return cost === undefined || cost === null ? [] : [[demand, cost] as const];
  });
}

function addDemands(mip: MipBuilder, { demands }: Problem, given: readonly Given[]): void {
  for (const [demand, { need, most, underCost, overCost }] of demands.entries()) {
    const entries = given.flatMap((columns) => entryOf(columns, demand));
    const under = mip.column({ ...deviation(underCost, 1), upper: Math.max(0, need) });
    const over = mip.column({ ...deviation(overCost, 1), upper: Math.max(0, most - need) });
    mip.row({ lower: need, upper: need, entries: [...entries, [under, 1], [over, -1]] });
  }
}

function addPerson(mip: MipBuilder, problem: Problem, person: Person, given: Given): void {
  const pairs = person.conflicts.filter(([one, other]) => given.has(one) && given.has(other));
  for (const clique of cliquesOf(pairs))
    mip.row({
      lower: NEGATIVE_INFINITY,
      upper: 1,
      entries: clique.flatMap((demand) => entryOf(given, demand)),
    });
  for (const limit of person.limits) addLimit(mip, limit, given);
  if (boundsDays(person.runs)) addRuns(mip, person.runs, addDays(mip, problem, person, given));
}

function addLimit(
  mip: MipBuilder,
  { weights, base, least, underCost, most, overCost }: Limit,
  given: Given,
): void {
  const entries = weights.flatMap(([demand, weight]) => entryOf(given, demand, weight));
  if (least !== undefined) addAtLeast(mip, entries, least - base, underCost);
  if (most !== undefined) addAtMost(mip, entries, most - base, overCost);
}

/** Requires a sum of at least `least`. With `cost`, each unit below `least` costs instead. */
function addAtLeast(mip: MipBuilder, entries: readonly Entry[], least: number, cost?: number): void {
  if (cost === 0 || least <= 0) return;
  const unit = unitOf(entries, least);
  const missing = cost === undefined ? [] : [[mip.column(deviation(cost, unit)), 1] as const];
  const lower = least / (unit ?? 1);
  mip.row({ lower, upper: POSITIVE_INFINITY, entries: [...inUnits(entries, unit), ...missing] });
}

/** Limits the sum to `most`. With `cost`, each unit above `most` costs instead. */
function addAtMost(mip: MipBuilder, entries: readonly Entry[], most: number, cost?: number): void {
  if (cost === 0 || entries.reduce((sum, [, value]) => sum + value, 0) <= most) return;
  const unit = unitOf(entries, most);
  const beyond = cost === undefined ? [] : [[mip.column(deviation(cost, unit)), -1] as const];
  const upper = most / (unit ?? 1);
  mip.row({ lower: NEGATIVE_INFINITY, upper, entries: [...inUnits(entries, unit), ...beyond] });
}

/**
 * The largest unit that divides all values and the bound, if they are whole: integer deviations give the
 * solver a far better bound.
 */
function unitOf(entries: readonly Entry[], bound: number): number | undefined {
  const values = [...entries.map(([, value]) => value), bound];
  return values.every(Number.isSafeInteger) ? Math.max(1, values.reduce(commonDivisor, 0)) : undefined;
}

function commonDivisor(one: number, other: number): number {
  let [left, right] = [Math.abs(one), Math.abs(other)];
  while (right > 0) [left, right] = [right, left % right];
  return left;
}

const inUnits = (entries: readonly Entry[], unit = 1): readonly Entry[] =>
  entries.map(([column, value]) => [column, value / unit]);

/** Adds a column for each day: 1 exactly if the person works that day. */
function addDays(
  mip: MipBuilder,
  { demands, dayCount }: Problem,
  { runs }: Person,
  given: Given,
): readonly number[] {
  const worked = new Set(runs.worked);
  return Array.from({ length: dayCount }, (_, day) => {
    const columns = [...given].filter(([demand]) => demands[demand]?.day === day).map(([, column]) => column);
    const isWorked = worked.has(day);
    const works = mip.column({
      ...binary(0, isWorked ? 1 : 0),
      upper: isWorked || columns.length > 0 ? 1 : 0,
    });
    if (isWorked) return works;
    for (const column of columns)
      mip.row({
        lower: NEGATIVE_INFINITY,
        upper: 0,
        entries: [
          [column, 1],
          [works, -1],
        ],
      });
    const all = columns.map((column) => [column, -1] as const);
    if (columns.length > 0) mip.row({ lower: NEGATIVE_INFINITY, upper: 0, entries: [[works, 1], ...all] });
    return works;
  });
}

function entryOf(given: Given | undefined, demand: number, value = 1): readonly Entry[] {
  const column = given?.get(demand);
  return column === undefined ? [] : [[column, value]];
}

const NEVER = Number.NEGATIVE_INFINITY;

function boundsDays({ mostDays, leastDays, leastDaysOff, mostWeekends }: Runs): boolean {
  return (
    mostDays !== undefined || mostWeekends !== undefined || (leastDays ?? 0) > 1 || (leastDaysOff ?? 0) > 1
  );
}

/** Adds a person's bounds on working days, as `brokenRuns` defines them; one column per day. */
function addRuns(mip: MipBuilder, runs: Runs, days: readonly number[]): void {
  addMostDays(mip, runs, days);
  addLeastDays(mip, runs, days);
  addLeastDaysOff(mip, runs, days);
  addWeekends(mip, runs, days);
}

/** Requires a day off in every stretch one day longer than the maximum. */
function addMostDays(mip: MipBuilder, { mostDays, workedBefore }: Runs, days: readonly number[]): void {
  if (mostDays === undefined) return;
  const upper = mostDays;
  for (const [first] of days.entries()) {
    const stretch = days.slice(first, first + mostDays + 1);
    if (stretch.length > mostDays) mip.row({ lower: NEVER, upper, entries: stretch.map(once) });
  }
  const before = Math.min(workedBefore, mostDays);
  const left = mostDays - before;
  if (before > 0 && days.length > left)
    mip.row({ lower: NEVER, upper: left, entries: days.slice(0, left + 1).map(once) });
}

/** Requires each run to last `leastDays`, unless the horizon ends first. */
function addLeastDays(mip: MipBuilder, { leastDays = 0 }: Runs, days: readonly number[]): void {
  for (const [first, day] of days.entries()) {
    const previous = days[first - 1];
    // A run on the first day may have begun earlier.
    if (previous === undefined) continue;
    for (const later of days.slice(first + 1, first + leastDays))
      mip.row({ lower: NEVER, upper: 0, entries: [once(day), [previous, -1], [later, -1]] });
  }
}

/** Requires at least `leastDaysOff` days off between two runs. */
function addLeastDaysOff(
  mip: MipBuilder,
  { leastDaysOff = 0, workedBefore }: Runs,
  days: readonly number[],
): void {
  for (const [first, day] of days.entries()) {
    const previous = days[first - 1];
    if (previous === undefined && workedBefore === 0) continue;
    for (const later of days.slice(first + 1, first + leastDaysOff)) {
      const back: readonly (readonly [number, number])[] = [[day, -1], once(later)];
      if (previous === undefined) mip.row({ lower: NEVER, upper: 0, entries: back });
      else mip.row({ lower: NEVER, upper: 1, entries: [once(previous), ...back] });
    }
  }
}

function addWeekends(mip: MipBuilder, { weekends = [], mostWeekends }: Runs, days: readonly number[]): void {
  if (mostWeekends === undefined) return;
  const worked = weekends.map((weekend) => {
    const column = mip.column(binary());
    for (const position of weekend) {
      const day = days[position];
      if (day !== undefined) mip.row({ lower: NEVER, upper: 0, entries: [once(day), [column, -1]] });
    }
    return column;
  });
  mip.row({ lower: NEVER, upper: mostWeekends, entries: worked.map(once) });
}

const once = (column: number) => [column, 1] as const;

interface MipBuilder {
  /** Returns the column's position. */
  column(column: MipColumn): number;
  /** Sums several entries of one column. */
  row(row: MipRow): void;
  cost(cost: number): void;
  finish(): MipModel;
}

function buildMip(): MipBuilder {
  const columns: MipColumn[] = [];
  const rows: MipRow[] = [];
  let offset = 0;
  return {
    column: (column) => columns.push(column) - 1,
    row({ lower, upper, entries }) {
      const sums = new Map<number, number>();
      for (const [column, value] of entries) sums.set(column, (sums.get(column) ?? 0) + value);
      rows.push({ lower, upper, entries: [...sums] });
    },
    cost(cost) {
      offset += cost;
    },
    finish: () => ({ offset, columns, rows }),
  };
}

function binary(cost = 0, lower = 0): MipColumn {
  return { cost, lower, upper: 1, isInteger: true };
}

/** A column for a deviation at `cost` per unit; integer if it counts units. */
function deviation(cost: number, unit: number | undefined): MipColumn {
  return {
    cost: cost * (unit ?? 1),
    lower: 0,
    upper: Number.POSITIVE_INFINITY,
    isInteger: unit !== undefined,
  };
}

type Pair = readonly [number, number];

/** Groups that cover all conflicting pairs: one bound per group is tighter for a solver than one per pair. */
export function cliquesOf(pairs: readonly Pair[]): readonly (readonly number[])[] {
  const others = new Map<number, Set<number>>();
  for (const [one, other] of pairs) {
    othersOf(others, one).add(other);
    othersOf(others, other).add(one);
  }
  const open = new Map([...others].map(([member, known]) => [member, new Set(known)]));
  const groups: number[][] = [];
  for (const member of [...others.keys()].sort((one, other) => one - other)) {
    for (const other of [...othersOf(others, member)].sort((one, another) => one - another)) {
      if (!open.get(member)?.has(other)) continue;
      const group = grow(others, [member, other]);
      for (const each of group) for (const another of group) open.get(each)?.delete(another);
      groups.push(group);
    }
  }
  return groups;
}

/** Extends the pair by everybody who conflicts with the whole group, lowest first. */
function grow(others: ReadonlyMap<number, ReadonlySet<number>>, [one, other]: Pair): number[] {
  const group = [one, other];
  const candidates = [...(others.get(one) ?? [])].sort((left, right) => left - right);
  for (const candidate of candidates) {
    const known = others.get(candidate);
    if (known && group.every((member) => known.has(member))) group.push(candidate);
  }
  return group;
}

function othersOf(others: Map<number, Set<number>>, member: number): Set<number> {
  const known = others.get(member) ?? new Set();
  others.set(member, known);
  return known;
}
