import type { Assignments } from '@/lib/auto-fill/plan';
import type { Limit, Person, Problem } from '@/lib/auto-fill/problem';
import { addRuns, boundsDays } from './add-runs';
import { binary, buildMip, deviation, type MipBuilder } from './build-mip';
import { cliquesOf } from './cliques';
import type { MipModel } from './mip-model';

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

/** The column values of that plan, as a start for a solver. */
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

/** Requires the sum, or with `cost` charges each missing unit. */
function addAtLeast(mip: MipBuilder, entries: readonly Entry[], least: number, cost?: number): void {
  if (cost === 0 || least <= 0) return;
  const unit = unitOf(entries, least);
  const missing = cost === undefined ? [] : [[mip.column(deviation(cost, unit)), 1] as const];
  const lower = least / (unit ?? 1);
  mip.row({ lower, upper: POSITIVE_INFINITY, entries: [...inUnits(entries, unit), ...missing] });
}

/** Limits the sum, or with `cost` charges each unit beyond. */
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
