import type { Demand, Person, Problem } from '@/lib/auto-fill/problem';
import { atOnce, eachInPieces, type InPieces } from '@/lib/in-pieces';
import { weekDays } from '@/lib/rules/near-days';
import { minutesIn } from '@/lib/rules/week-hours';
import { shiftsOn } from '@/lib/shifts/change/schedule-index';
import { isCounted } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';
import { type Candidate, candidatesOf, canTake, rejectedAt } from './candidates';
import { COSTS, USUAL_WEEKS, weighed } from './fill-costs';
import type { FillInput } from './fill-input';
import { hardLimits, runsOf, type Takes } from './hard-limits';
import { type Horizon, horizonOf } from './horizon';
import { leadGroupsOf, leadWishes } from './lead-wishes';
import { conflictsFrom, pairsInPieces } from './pairs';
import { type RecentWork, recentWorkOf } from './recent-work';
import { type Slot, type Slots, slotsOf } from './slots';
import { evenSharesOf, hourLimits, sharedLimits, type WantedMinutes, wantedMinutesOf } from './soft-limits';

const PEOPLE_PER_PIECE = 1;

export interface Taker extends Candidate {
  /** By position in the problem. */
  readonly takes: Takes;
}

export interface FillProblem {
  readonly problem: Problem;
  readonly input: FillInput;
  readonly locked: Slots['locked'];
  /** In the order of the problem's demands. */
  readonly slots: readonly Slot[];
  /** Slots without any candidate; not part of the problem. */
  readonly hopeless: readonly Slot[];
  /** Candidates for at least one slot, in the order of the problem's people. */
  readonly takers: readonly Taker[];
  readonly candidates: readonly Candidate[];
  readonly wantedMinutes: WantedMinutes;
  readonly recent: RecentWork | undefined;
}

/**
 * A plan for it is legal exactly if it adds no rule break except overtime. The same input gives the same
 * problem.
 */
export function problemOfSchedule(input: FillInput): FillProblem {
  return atOnce(problemInPieces(input));
}

export function* problemInPieces(input: FillInput): InPieces<FillProblem> {
  const all = slotsOf(input);
  const candidates = candidatesOf(input, all);
  const able: { readonly candidate: Candidate; readonly slots: ReadonlySet<Slot> }[] = [];
  yield* eachInPieces(
    candidates,
    (candidate) => {
      const mine = all.slots.filter(
        (slot) => !rejectedAt(input, slot, candidate) && canTake(candidate, slot),
      );
      if (mine.length > 0) able.push({ candidate, slots: new Set(mine) });
    },
    PEOPLE_PER_PIECE,
  );
  const isHoped = (slot: Slot) => able.some(({ slots }) => slots.has(slot));
  const slots = all.slots.filter(isHoped);
  const takers = able.map(({ candidate, slots: own }) => ({
    ...candidate,
    takes: [...slots.entries()].filter(([, slot]) => own.has(slot)),
  }));
  const wantedMinutes = wantedMinutesOf(candidates, roleMinutes(input));
  const [first, ...others] = slots.map(({ first: shift }) => shift.date);
  const { settings, schedule, weights } = input;
  const base = { input, locked: all.locked, slots, takers, candidates, wantedMinutes };
  const hopeless = all.slots.filter((slot) => !isHoped(slot));
  if (!first) {
    const problem = { dayCount: 0, demands: [], people: [], wishes: [] };
    return { ...base, problem, hopeless, recent: undefined };
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
  yield* eachInPieces(
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
    hopeless,
    recent,
    problem: {
      dayCount: horizon.days.length,
      demands: demandsOf(slots, horizon, takers),
      people,
      wishes: leadWishes(leadGroupsOf(slots, all.locked.shifts, leads), takers),
    },
  };
}

/** The need is at most the number of candidates: the others are missing in every plan. */
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
    costs[position] = weighed(COSTS.unusualWeek * unusual, weights.asLastTime) + moved;
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
