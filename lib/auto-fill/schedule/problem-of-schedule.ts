import type { Demand, Limit, Person, Problem } from '@/lib/auto-fill/problem';
import type { FillWeights, SharedKind } from '@/lib/auto-fill/proposal';
import { personOf } from '@/lib/employees/person/person';
import { isHiddenFromLists } from '@/lib/employees/person/person-facts';
import { forEachInPieces, type InPieces, runToCompletion } from '@/lib/in-pieces';
import { weekDays } from '@/lib/rules/nearby-shifts';
import { overlapBreaks } from '@/lib/rules/overlap';
import { restBreaks } from '@/lib/rules/rest';
import type { RuleContext, RuleSettings } from '@/lib/rules/rule-break';
import { minutesIn, overtimeLimitOf, personalLimitOf, weekMinutes } from '@/lib/rules/week-hours';
import { shiftsOn } from '@/lib/shifts/change/schedule-index';
import { isCounted, type Shift } from '@/lib/shifts/shift/shift';
import { intervalOf } from '@/lib/time/interval';
import { daysBetween, type LocalDate } from '@/lib/time/local-date';
import { DAY_MINUTES, HOUR_MINUTES } from '@/lib/time/units';
import { startOfWeek } from '@/lib/time/week';
import { type Candidate, candidatesOf, canTake, rejectedAt } from './candidates';
import { COSTS, MAX_SHARES, MIN_SHARES, USUAL_WEEKS, weightedCosts } from './fill-costs';
import type { FillInput } from './fill-input';
import { groupBy } from './group-by';
import { hardLimits, runsOf, sumWith, type Takes, weightsOf } from './hard-limits';
import { type Horizon, horizonOf } from './horizon';
import { leadGroupsOf, leadWishes } from './lead-wishes';
import { type RecentWork, recentWorkOf } from './recent-work';
import { type Slot, type Slots, slotsOf } from './slots';

const PEOPLE_PER_PIECE = 1;

export interface Taker extends Candidate {
  /** The slots that the person can take, by position in the problem. */
  readonly takes: Takes;
}

export interface FillProblem {
  readonly problem: Problem;
  readonly input: FillInput;
  readonly locked: Slots['locked'];
  /** In the order of the problem's demands. */
  readonly slots: readonly Slot[];
  /** The problem omits these slots. */
  readonly slotsWithoutCandidates: readonly Slot[];
  /** Candidates for at least one slot, in the order of the problem's people. */
  readonly takers: readonly Taker[];
  readonly candidates: readonly Candidate[];
  readonly wantedMinutes: WantedMinutes;
  readonly recent: RecentWork | undefined;
}

/**
 * A plan for the problem is legal exactly if the plan adds no rule break except overtime. The same input
 * gives the same problem.
 */
export function problemOfSchedule(input: FillInput): FillProblem {
  return runToCompletion(problemInPieces(input));
}

export function* problemInPieces(input: FillInput): InPieces<FillProblem> {
  const all = slotsOf(input);
  const candidates = candidatesOf(input, all);
  const able: { readonly candidate: Candidate; readonly slots: ReadonlySet<Slot> }[] = [];
  yield* forEachInPieces(
    candidates,
    (candidate) => {
      const mine = all.slots.filter(
        (slot) => !rejectedAt(input, slot, candidate) && canTake(candidate, slot),
      );
      if (mine.length > 0) able.push({ candidate, slots: new Set(mine) });
    },
    PEOPLE_PER_PIECE,
  );
  const hasCandidate = (slot: Slot) => able.some(({ slots }) => slots.has(slot));
  const slots = all.slots.filter(hasCandidate);
  const takers = able.map(({ candidate, slots: own }) => ({
    ...candidate,
    takes: [...slots.entries()].filter(([, slot]) => own.has(slot)),
  }));
  const wantedMinutes = wantedMinutesOf(candidates, roleMinutes(input));
  const [first, ...others] = slots.map(({ first: shift }) => shift.date);
  const { settings, schedule, weights } = input;
  const base = { input, locked: all.locked, slots, takers, candidates, wantedMinutes };
  const slotsWithoutCandidates = all.slots.filter((slot) => !hasCandidate(slot));
  if (!first) {
    const problem = { dayCount: 0, demands: [], people: [], wishes: [] };
    return { ...base, problem, slotsWithoutCandidates, recent: undefined };
  }
  yield 1;
  const recent = recentWorkOf(schedule.shifts, all.locked.shifts, [first, ...others], settings.openingHours);
  const horizon = horizonOf([first, ...others], settings.limits.daysRunning);
  yield 1;
  const pairs = yield* pairsInPieces(slots, settings);
  yield 1;
  const shares = evenSharesOf(takers, slots, recent);
  const conflicts = conflictsFrom(pairs);
  const people: Person[] = [];
  yield* forEachInPieces(
    takers,
    (taker) => {
      people.push({
        id: taker.employee.id,
        costs: costsOf(taker, slots, recent, input),
        conflicts: conflicts(taker.takes),
        limits: [
          ...hardLimits(taker, taker.takes),
          ...hourLimits(taker, taker.takes, wantedMinutes, weights),
          ...sharedLimits(taker, taker.takes, recent, shares, weights),
        ],
        runs: runsOf(taker, horizon),
      });
    },
    PEOPLE_PER_PIECE,
  );
  const leads = new Set(candidates.flatMap(({ key, isLead }) => (isLead ? key : [])));
  return {
    ...base,
    slotsWithoutCandidates,
    recent,
    problem: {
      dayCount: horizon.days.length,
      demands: demandsOf(slots, horizon, takers),
      people,
      wishes: leadWishes(leadGroupsOf(slots, all.locked.shifts, leads), takers),
    },
  };
}

/** Caps each need at the number of candidates, because no plan can fill more. */
function demandsOf(
  slots: readonly Slot[],
  { positions }: Horizon,
  takers: readonly Taker[],
): readonly Demand[] {
  const able = slots.map(() => 0);
  for (const { takes } of takers) for (const [position] of takes) able[position] = (able[position] ?? 0) + 1;
  return slots.map(({ first, shifts, holder }, position) => {
    const need = Math.min(shifts.length, able[position] ?? 0);
    const underCost = holder === undefined ? COSTS.unfilled : COSTS.taken;
    return { id: first.id, day: positions.get(first.date) ?? 0, need, most: need, underCost, overCost: 0 };
  });
}

function costsOf(
  { key, takes }: Taker,
  slots: readonly Slot[],
  recent: RecentWork,
  { weights }: FillInput,
): readonly (number | null)[] {
  const costs: (number | null)[] = slots.map(() => null);
  for (const [position, { first, holder }] of takes) {
    const unusual = USUAL_WEEKS - Math.min(recent.usualCount(key, first), USUAL_WEEKS);
    const moved = holder === undefined || holder === key ? 0 : COSTS.moved;
    costs[position] = weightedCosts(COSTS.unusualWeek * unusual, weights.asLastTime) + moved;
  }
  return costs;
}

function roleMinutes({ schedule, settings }: FillInput): (role: string, weekStart: LocalDate) => number {
  const count = minutesIn(settings);
  const weeks = new Map<LocalDate, ReadonlyMap<string, number>>();
  const weekOf = (date: LocalDate) => {
    const roles = new Map<string, number>();
    for (const day of weekDays(date, settings.weekStart)) {
      for (const shift of shiftsOn(schedule.shifts, day))
        if (isCounted(shift)) roles.set(shift.role, (roles.get(shift.role) ?? 0) + count(shift));
    }
    return roles;
  };
  return (role, date) => {
    const roles = weeks.get(date) ?? weekOf(date);
    weeks.set(date, roles);
    return roles.get(role) ?? 0;
  };
}

const SLOTS_PER_PIECE = 20;

/** The positions of two slots. */
type Pair = readonly [number, number];

interface Span {
  readonly shift: Shift;
  readonly position: number;
  /** In wall-clock minutes from the midnight that begins the first day. */
  readonly start: number;
  readonly end: number;
}

/** Pairs of slots that overlap or have too short a rest. Limits and runs bound hours and days in a row. */
function* pairsInPieces(slots: readonly Slot[], settings: RuleSettings): InPieces<readonly Pair[]> {
  const spans = spansOf(slots);
  const pairs: Pair[] = [];
  /** Keyed by start time, distance and lengths, because few combinations occur. */
  const clashes = new Map<string, boolean>();
  yield* forEachInPieces(
    spans,
    (one, at) => {
      for (let next = at + 1; next < spans.length; next += 1) {
        const other = spans[next];
        // No rest is longer than a day.
        if (!other || other.start - one.end >= DAY_MINUTES) break;
        const key = `${one.shift.startTime}-${one.end - one.start} ${other.start - one.start}-${other.end - one.start}`;
        const isClash = clashes.get(key) ?? areClashing(one.shift, other.shift, settings);
        clashes.set(key, isClash);
        if (isClash) pairs.push([one.position, other.position]);
      }
    },
    SLOTS_PER_PIECE,
  );
  return pairs;
}

/** The pairs in which the person can take both slots; people with the same slots share one list. */
function conflictsFrom(pairs: readonly Pair[]): (takes: Takes) => readonly Pair[] {
  const known = new Map<string, readonly Pair[]>();
  return (takes) => {
    const own = new Set(takes.map(([position]) => position));
    const key = [...own].join();
    const before = known.get(key);
    if (before) return before;
    const both = pairs.filter(([one, other]) => own.has(one) && own.has(other));
    known.set(key, both);
    return both;
  };
}

function spansOf(slots: readonly Slot[]): readonly Span[] {
  const [first] = slots;
  if (!first) return [];
  return slots
    .map(({ first: shift }, position) => {
      const { startMinute, endMinute } = intervalOf(shift.startTime, shift.endTime);
      const midnight = daysBetween(first.first.date, shift.date) * DAY_MINUTES;
      return { shift, position, start: midnight + startMinute, end: midnight + endMinute };
    })
    .sort((one, other) => one.start - other.start);
}

function areClashing(one: Shift, other: Shift, settings: RuleSettings): boolean {
  const context: RuleContext = {
    ...settings,
    employee: undefined,
    shiftsOn: (date) => (date === other.date ? [other] : []),
  };
  return overlapBreaks(one, context).length > 0 || restBreaks(one, context).length > 0;
}

const SHARED_KINDS = ['weekend', 'closing', 'early'] as const satisfies readonly SharedKind[];

type WantedMinutes = (candidate: Candidate, weekStart: LocalDate) => number;

type EvenShares = Readonly<Record<SharedKind, number>>;

function hourLimits(
  candidate: Candidate,
  takes: Takes,
  wantedMinutes: WantedMinutes,
  { fair, fewOvertime }: FillWeights,
): readonly Limit[] {
  const { context, employee } = candidate;
  const count = minutesIn(context);
  const { minWeekHours = 0 } = personOf(employee);
  const missing = weightedCosts(COSTS.missingMinute, fair);
  const extra = weightedCosts(COSTS.extraMinute, fair);
  const weeks = groupBy(takes, ([, { first }]) => startOfWeek(first.date, context.weekStart));
  return [...weeks].flatMap(([date, ofWeek]) => {
    const base = weekMinutes(date, context);
    const weights = weightsOf(ofWeek, count);
    const wanted = wantedMinutes(candidate, date);
    return [
      above(
        'overtime',
        base,
        weights,
        overtimeLimitOf(context),
        weightedCosts(COSTS.overtimeMinute, fewOvertime),
      ),
      below(base, weights, minWeekHours * HOUR_MINUTES, missing),
      ...MIN_SHARES.map((share) => below(base, weights, wanted * share, missing)),
      ...MAX_SHARES.map((share) => above('hours', base, weights, wanted * share, extra)),
    ].flatMap((limit) => limit ?? []);
  });
}

function sharedLimits(
  { key }: Candidate,
  takes: Takes,
  recent: RecentWork,
  shares: EvenShares,
  { fair }: FillWeights,
): readonly Limit[] {
  const cost = weightedCosts(COSTS.sharedShift, fair);
  return SHARED_KINDS.flatMap((kind) => {
    const weights = weightsOf(takes, (shift) => Number(recent.kindsOf(shift).includes(kind)));
    const base = recent.sharedCount(key, kind);
    const most = Math.ceil(shares[kind]);
    return [most, most + 1].flatMap((limit) => above('fair', base, weights, limit, cost) ?? []);
  });
}

/**
 * The person's wish, else an even share of their main role's minutes that week, without overtime. `minutesOf`
 * sums all shifts of a role in the week.
 */
function wantedMinutesOf(
  candidates: readonly Candidate[],
  minutesOf: (role: string, weekStart: LocalDate) => number,
): WantedMinutes {
  const counts = new Map<string, number>();
  const countOf = (role: string, date: LocalDate) => {
    const key = `${date} ${role}`;
    const isOne = ({ employee }: Candidate) => employee.role === role && !isHiddenFromLists(employee, date);
    const count = counts.get(key) ?? Math.max(1, candidates.filter(isOne).length);
    counts.set(key, count);
    return count;
  };
  return ({ employee, context }, date) => {
    const { wantedWeekHours } = personOf(employee);
    if (wantedWeekHours !== undefined) return Math.round(wantedWeekHours * HOUR_MINUTES);
    const share = minutesOf(employee.role, date) / countOf(employee.role, date);
    return Math.round(Math.min(share, overtimeLimitOf(context), personalLimitOf(context)));
  };
}

/** Divides past shifts and shifts to fill evenly among the people who can take the shifts to fill. */
function evenSharesOf(
  people: readonly { readonly key: string; readonly takes: Takes }[],
  slots: readonly { readonly first: Shift; readonly shifts: readonly Shift[] }[],
  recent: RecentWork,
): EvenShares {
  const shareOf = (kind: SharedKind) => {
    const isOfKind = ({ first }: { readonly first: Shift }) => recent.kindsOf(first).includes(kind);
    const able = people.filter(({ takes }) => takes.some(([, slot]) => isOfKind(slot)));
    const had = able.reduce((sum, { key }) => sum + recent.sharedCount(key, kind), 0);
    const open = slots.filter(isOfKind).reduce((sum, { shifts }) => sum + shifts.length, 0);
    return able.length === 0 ? 0 : (had + open) / able.length;
  };
  return { weekend: shareOf('weekend'), closing: shareOf('closing'), early: shareOf('early') };
}

/** Undefined if the bound cannot be exceeded or costs nothing. */
function above(
  term: Limit['term'],
  base: number,
  weights: Limit['weights'],
  bound: number,
  overCost: number,
): Limit | undefined {
  const most = Math.round(bound);
  if (overCost === 0 || weights.length === 0 || sumWith(base, weights) <= most) return undefined;
  return { term, weights, base, most, overCost };
}

/** Undefined if the bound is already reached or costs nothing. */
function below(base: number, weights: Limit['weights'], bound: number, underCost: number): Limit | undefined {
  const least = Math.round(bound);
  if (underCost === 0 || weights.length === 0 || base >= least) return undefined;
  return { term: 'hours', weights, base, least, underCost };
}
