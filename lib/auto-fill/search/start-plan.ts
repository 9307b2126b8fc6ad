import type { Limit, Person, Problem, Runs } from '@/lib/auto-fill/problem';
import { brokenRunsOf } from './broken-runs';
import {
  type Option,
  type Place,
  type RunningPlan,
  type Tally,
  tallyBroken,
  tallyCost,
  type Wish,
} from './running-plan';

type Share = { tally: Tally; weight: number };

export function startPlan(problem: Problem): RunningPlan {
  const conflictsOf = rememberedConflicts(problem.demands.length);
  const wishes = problem.wishes.map(({ least, underCost }): Wish => ({ count: 0, least, underCost }));
  const wishesOf = wishFinder(problem, wishes);
  const places = problem.demands.map((demand) => ({
    demand,
    options: [] as Option[],
    given: [] as Option[],
  }));
  const members = problem.people.map((person, index) => {
    const member = memberOf(problem, person, conflictsOf(person));
    const shares = sharesOf(person, member.tallies);
    for (const [position, place] of places.entries()) {
      const cost = person.costs[position] ?? undefined;
      const found = { position, day: place.demand.day, place, member, index: -1 };
      const effects = { shares: shares[position] ?? [], wishes: wishesOf(index, position) };
      const option = cost === undefined ? undefined : { ...found, ...effects, cost };
      member.byDemand.push(option);
      if (option) place.options.push(option);
    }
    return member;
  });
  return {
    cost:
      sum(places.map(emptyCost)) +
      sum(members.flatMap(({ tallies }) => tallies.map(tallyCost))) +
      wishCost(wishes),
    broken: sum(members.map(({ broken }) => broken)),
    given: [],
    options: places.flatMap(({ options }) => options),
    places,
    members,
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
const emptyCost = ({ demand }: Place) => demand.need * demand.underCost;
const wishCost = (wishes: readonly Wish[]) =>
  sum(wishes.map(({ least, underCost }) => Math.max(0, least) * underCost));

function memberOf({ dayCount }: Problem, { limits, runs }: Person, conflicts: Uint32Array) {
  const loads = new Uint16Array(dayCount);
  for (const day of new Set(runs.worked)) loads[day] = 1;
  const tallies = limits.map(tallyOf);
  const brokenRuns = brokenRunsOf({ runs, loads });
  return {
    tallies,
    conflicts,
    runs,
    hasRuns: hasBounds(runs),
    loads,
    brokenRuns,
    broken: brokenRuns + sum(tallies.map(tallyBroken)),
    given: [] as Option[],
    byDemand: [] as (Option | undefined)[],
  };
}

function hasBounds({ mostDays, leastDays, leastDaysOff, mostWeekends }: Runs): boolean {
  return [mostDays, leastDays, leastDaysOff, mostWeekends].some((bound) => bound !== undefined);
}

function tallyOf({ weights, base, least, underCost, most, overCost }: Limit): Tally {
  const isSoft = { least: underCost !== undefined, most: overCost !== undefined };
  return {
    sum: base,
    least: isSoft.least ? (least ?? Number.NEGATIVE_INFINITY) : Number.NEGATIVE_INFINITY,
    underCost: underCost ?? 0,
    most: isSoft.most ? (most ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY,
    overCost: overCost ?? 0,
    hardLeast: isSoft.least ? Number.NEGATIVE_INFINITY : (least ?? Number.NEGATIVE_INFINITY),
    hardMost: isSoft.most ? Number.POSITIVE_INFINITY : (most ?? Number.POSITIVE_INFINITY),
    unit: weights.length > 0 ? sum(weights.map(([, weight]) => weight)) / weights.length : 1,
  };
}

function sharesOf({ limits, costs }: Person, tallies: readonly Tally[]): readonly Share[][] {
  const shares = costs.map((): Share[] => []);
  for (const [index, tally] of tallies.entries()) {
    for (const [demand, weight] of limits[index]?.weights ?? []) {
      if (typeof costs[demand] !== 'number') continue;
      const share = shares[demand];
      const last = share?.at(-1);
      // A limit may name a demand twice; the weights add up.
      if (last?.tally === tally) last.weight += weight;
      else share?.push({ tally, weight });
    }
  }
  return shares;
}

function wishFinder({ wishes: asked }: Problem, wishes: readonly Wish[]) {
  const entries = wishes.map((wish, index) => ({
    wish,
    demands: new Set(asked[index]?.demands),
    people: asked[index]?.people ?? [],
  }));
  return (person: number, position: number): readonly Wish[] =>
    entries.flatMap(({ wish, demands, people }) =>
      demands.has(position) ? people.filter((each) => each === person).map(() => wish) : [],
    );
}

/** Conflicts as bits; people with the same list share them. */
function rememberedConflicts(demandCount: number) {
  const known = new Map<Person['conflicts'], Uint32Array>();
  return ({ conflicts }: Person): Uint32Array => {
    const bits = known.get(conflicts) ?? new Uint32Array(Math.ceil(demandCount ** 2 / 32));
    if (known.has(conflicts)) return bits;
    for (const [one, other] of conflicts) {
      for (const bit of [one * demandCount + other, other * demandCount + one]) {
        bits[bit >>> 5] = (bits[bit >>> 5] ?? 0) | (1 << (bit & 31));
      }
    }
    known.set(conflicts, bits);
    return bits;
  };
}
