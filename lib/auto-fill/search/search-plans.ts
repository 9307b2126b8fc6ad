import { type Assignments, emptyAssignments, illegalities, type Score, scoreOf } from '@/lib/auto-fill/plan';
import type { Limit, Person, Problem, Runs } from '@/lib/auto-fill/problem';
import { assign, fits, setAssigned, unassign } from './changes';
import { createDice } from './dice';
import { energyOf, tryRandomMove, undo, type Workbench } from './moves';
import {
  assignmentsOf,
  brokenRunsOf,
  LEGAL,
  type Option,
  type Place,
  type RunningPlan,
  type Tally,
  tallyBroken,
  tallyCost,
  type Wish,
} from './running-plan';

/** Moves per option in the first round, and the growth factor of later rounds. */
const FIRST_ROUND = 3;
const LONGER = 1.8;
/**
 * The first round starts cool, for quick gains. Each later round starts cooler by the factor until the next
 * hot round.
 */
const HEATS = 4;
const REHEATED = 0.6;
/** Roughly how many limit and conflict entries the search visits in one piece of work. */
const PIECE_WORK = 100_000;
/** Moves sampled to estimate their cost. */
const SAMPLED = 400;

interface ScoredPlan {
  readonly assignments: Assignments;
  readonly score: Score;
}

/**
 * Yields each better plan, and `undefined` every few milliseconds; the caller stops by not continuing. Ends
 * after `maxSteps` moves (absent: never), or if no assignment is possible, and returns the best plan. The
 * same problem and seed give the same plans. All yielded plans are legal. If the search never finds a legal
 * plan, it returns the empty plan.
 */
export function* searchPlans(
  problem: Problem,
  { seed, maxSteps = Number.POSITIVE_INFINITY }: { readonly seed: number; readonly maxSteps?: number },
): Generator<ScoredPlan | undefined, ScoredPlan> {
  const plan = startPlan(problem);
  const dice = createDice(seed);
  const bench: Workbench = { plan, dice, toggled: [], unfilled: [], penalty: firstPenalty(problem) };
  const best: Best = { cost: Number.POSITIVE_INFINITY, given: [] };
  const tracker = trackBetterPlans(problem, bench, best);

  if (plan.broken < LEGAL) best.cost = plan.cost;
  yield* construct(bench);
  keepIfBest(bench, best);
  yield tracker.next();
  if (plan.options.length === 0) return tracker.last() ?? scored(problem, emptyAssignments(problem));

  refreshUnfilled(bench);
  const range = temperatureRangeOf(bench);
  const piecesPerPlan = piecesBetweenPlans(problem);
  let left = maxSteps;
  for (let round = 0; left > 0; round += 1) {
    const steps = Math.min(left, Math.ceil(FIRST_ROUND * plan.options.length * LONGER ** round));
    left -= steps;
    if (tracker.last()) setAssigned(plan, best.given);
    const from = range.from * REHEATED ** ((round + HEATS - 1) % HEATS);
    let pieces = 0;
    for (const _ of anneal(bench, best, { steps, from, to: range.to })) {
      pieces += 1;
      yield pieces % piecesPerPlan === 0 ? tracker.next() : undefined;
    }
    yield tracker.next();
  }
  return tracker.last() ?? scored(problem, emptyAssignments(problem));
}

/** Sums drift by rounding, so each plan is scored and checked again before it is yielded. */
function trackBetterPlans(problem: Problem, { plan }: Workbench, best: Best) {
  let last: (ScoredPlan & { readonly given: Best['given'] }) | undefined;
  return {
    last: (): ScoredPlan | undefined => last && { assignments: last.assignments, score: last.score },
    /** The best plan, if it is better than the last one. */
    next(): ScoredPlan | undefined {
      const mark = last?.score.total ?? Number.POSITIVE_INFINITY;
      if (best.cost >= mark - SLIGHT) return undefined;
      const found = scored(problem, assignmentsOf(plan, best.given));
      const isBetter = found.score.total < mark && illegalities(problem, found.assignments).length === 0;
      if (isBetter) last = { ...found, given: best.given };
      best.cost = last?.score.total ?? Number.POSITIVE_INFINITY;
      best.given = last?.given ?? [];
      return isBetter ? found : undefined;
    },
  };
}

function scored(problem: Problem, assignments: Assignments): ScoredPlan {
  return { assignments, score: scoreOf(problem, assignments) };
}

/** How many pieces of work separate two yielded plans, so that full scoring stays a small part. */
function piecesBetweenPlans({ people }: Problem): number {
  const entries = people.map(({ conflicts, limits }) =>
    limits.reduce((sum, { weights }) => sum + weights.length, conflicts.length),
  );
  return Math.ceil(entries.reduce((sum, each) => sum + each, 0) / PIECE_WORK);
}

/** The cost of the most expensive demand: at first no demand is dropped to satisfy a hard bound. */
function firstPenalty({ demands }: Problem): number {
  return Math.max(1, ...demands.map(({ underCost }) => underCost));
}

/** The temperature range: from often accepting the usual worse move to never accepting a slight one. */
function temperatureRangeOf(bench: Workbench): { readonly from: number; readonly to: number } {
  const worse: number[] = [];
  const before = energyOf(bench);
  for (let tried = 0; tried < SAMPLED; tried += 1) {
    bench.toggled.length = 0;
    const delta = tryRandomMove(bench) ? energyOf(bench) - before : 0;
    undo(bench);
    if (delta > SLIGHT) worse.push(delta);
  }
  worse.sort((a, b) => a - b);
  const usual = worse[Math.floor(worse.length / 2)] ?? 1;
  const slight = worse[Math.floor(worse.length / 20)] ?? 1;
  return { from: usual, to: slight / 10 };
}

/**
 * Of at most this many waiting demands, `construct` fills the demand that loses most by waiting. Large
 * problems compare fewer, for a fast first plan.
 */
const COMPARED = 8;
const MAX_VISITED = 50_000;

/**
 * Fills demands with the fewest candidates first, each with the cheapest person, then repairs broken hard
 * constraints. Yields after each demand.
 */
function* construct(bench: Workbench): Generator<undefined, void> {
  const { plan } = bench;
  const waiting = plan.places
    .filter(({ demand }) => demand.need > 0)
    .sort((a, b) => a.options.length / a.demand.need - b.options.length / b.demand.need);
  const compared = Math.max(1, Math.min(COMPARED, Math.floor(MAX_VISITED / (plan.options.length + 1))));
  while (waiting.length > 0) {
    let next: { readonly index: number; readonly option: Option; readonly regret: number } | undefined;
    for (const [index, place] of waiting.slice(0, compared).entries()) {
      const choice = choose(bench, place);
      if (choice && (!next || choice.regret > next.regret)) next = { index, ...choice };
    }
    yield;
    if (!next) {
      waiting.splice(0, compared);
      continue;
    }
    assign(plan, next.option);
    if (next.option.place.given.length >= next.option.place.demand.need) waiting.splice(next.index, 1);
  }
  emptyBroken(bench);
}

/** The cheapest person, and the extra cost of the second; undefined if the demand is better left unfilled. */
function choose(bench: Workbench, place: Place) {
  const { plan } = bench;
  const now = energyOf(bench);
  let option: Option | undefined;
  let [least, second] = [now, now];
  for (const each of place.options) {
    if (!fits(each)) continue;
    assign(plan, each);
    const energy = energyOf(bench);
    unassign(plan, each);
    if (energy < least) {
      second = least;
      least = energy;
      option = each;
    } else if (energy < second) second = energy;
  }
  return option && { option, regret: second - least };
}

function emptyBroken({ plan }: Workbench): void {
  const kept = plan.given.filter(({ member }) => member.broken < LEGAL);
  if (kept.length === plan.given.length) return;
  const before = { broken: plan.broken, given: [...plan.given] };
  setAssigned(plan, kept);
  if (plan.broken > before.broken) setAssigned(plan, before.given);
}

/** The cost is infinite without a legal plan. */
interface Best {
  cost: number;
  given: readonly Option[];
}

/** Moves between two yields. */
const PIECE = 2_000;
/** Smaller gains do not count: costs are sums of fractions. */
const SLIGHT = 1e-9;
const PENALTY = { least: 1, most: 1e9, grows: 1.08, shrinks: 0.97 };

/**
 * The temperature falls geometrically from `from` to `to`. The penalty grows while the plan is broken, and
 * shrinks otherwise. Yields every few milliseconds.
 */
function* anneal(
  bench: Workbench,
  best: Best,
  { steps, from, to }: { readonly steps: number; readonly from: number; readonly to: number },
): Generator<undefined, void> {
  const cooling = (to / from) ** (1 / Math.max(1, steps / 100));
  let temperature = from;
  for (let step = 0; step < steps; step += 1) {
    tryMove(bench, best, temperature);
    if (step % 100 === 0) {
      temperature *= cooling;
      adaptPenalty(bench);
    }
    if (step % PIECE === 0) {
      refreshUnfilled(bench);
      yield;
    }
  }
}

function refreshUnfilled(bench: Workbench): void {
  bench.unfilled = bench.plan.places.filter(
    ({ demand, given, options }) => given.length < demand.need && options.length > given.length,
  );
}

/** Accepts a worse plan with a probability that falls with the extra cost and rises with the temperature. */
function tryMove(bench: Workbench, best: Best, temperature: number): void {
  const { toggled, dice } = bench;
  const before = energyOf(bench);
  toggled.length = 0;
  if (!tryRandomMove(bench)) {
    undo(bench);
    return;
  }
  const worse = energyOf(bench) - before;
  if (worse > 0 && dice() >= Math.exp(-worse / temperature)) undo(bench);
  else keepIfBest(bench, best);
}

function keepIfBest({ plan }: Workbench, best: Best): void {
  if (plan.cost >= best.cost - SLIGHT || plan.broken >= LEGAL) return;
  best.cost = plan.cost;
  best.given = [...plan.given];
}

function adaptPenalty(bench: Workbench): void {
  const { least, most, grows, shrinks } = PENALTY;
  const factor = bench.plan.broken < LEGAL ? shrinks : grows;
  bench.penalty = Math.min(most, Math.max(least, bench.penalty * factor));
}

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
