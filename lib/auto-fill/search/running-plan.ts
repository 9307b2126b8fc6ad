import type { Assignments } from '@/lib/auto-fill/plan';
import type { Demand, Runs } from '@/lib/auto-fill/problem';

/**
 * A plan during the search: each change (`changes.ts`) updates the cost at once, from the affected parts
 * only.
 */
export interface RunningPlan {
  cost: number;
  /** Broken hard constraints; 0 for a legal plan. Each missing shift or day counts about 1. */
  broken: number;
  readonly given: Option[];
  readonly options: readonly Option[];
  readonly places: readonly Place[];
  readonly members: readonly Member[];
}

export interface Place {
  readonly demand: Demand;
  readonly options: readonly Option[];
  readonly given: Option[];
}

export interface Member {
  /** By position of the demand; undefined if the person must not have it. */
  readonly byDemand: readonly (Option | undefined)[];
  readonly given: Option[];
  readonly tallies: readonly Tally[];
  /** Bit `one * demandCount + other` is set if the two demands conflict. */
  readonly conflicts: Uint32Array;
  readonly runs: Runs;
  readonly hasRuns: boolean;
  readonly loads: Uint16Array;
  brokenRuns: number;
  broken: number;
}

export interface Tally {
  sum: number;
  readonly least: number;
  readonly underCost: number;
  readonly most: number;
  readonly overCost: number;
  readonly hardLeast: number;
  readonly hardMost: number;
  /** The usual weight of one shift. */
  readonly unit: number;
}

export interface Wish {
  count: number;
  readonly least: number;
  readonly underCost: number;
}

export interface Option {
  readonly position: number;
  readonly day: number;
  readonly cost: number;
  readonly place: Place;
  readonly member: Member;
  readonly shares: readonly { readonly tally: Tally; readonly weight: number }[];
  readonly wishes: readonly Wish[];
  /** Position in the plan's `given`; -1 if not assigned. */
  index: number;
}

export function assignmentsOf({ members }: RunningPlan, given: readonly Option[]): Assignments {
  const lists = new Map<Member, number[]>(members.map((member) => [member, []]));
  for (const { member, position } of given) lists.get(member)?.push(position);
  return members.map((member) => (lists.get(member) ?? []).sort((a, b) => a - b));
}

export function isConflict({ member, position }: Option, other: Option): boolean {
  const bit = position * member.byDemand.length + other.position;
  return (((member.conflicts[bit >>> 5] ?? 0) >>> (bit & 31)) & 1) === 1;
}

/** A hard bound costs nothing. */
export function tallyCost({ sum, least, underCost, most, overCost }: Tally): number {
  return (sum < least ? (least - sum) * underCost : 0) + (sum > most ? (sum - most) * overCost : 0);
}

export function tallyBroken({ sum, hardLeast, hardMost, unit }: Tally): number {
  if (sum < hardLeast) return (hardLeast - sum) / unit;
  return sum > hardMost ? (sum - hardMost) / unit : 0;
}

/** A smaller broken amount is a rounding error. */
export const LEGAL = 1e-6;

/** How far the worked days break the bounds on runs; 0 if `brokenRuns` of `plan.ts` finds nothing. */
export function brokenRunsOf({ runs, loads }: Pick<Member, 'runs' | 'loads'>): number {
  const { workedBefore, mostDays = Number.POSITIVE_INFINITY, leastDays = 0, leastDaysOff = 0 } = runs;
  let broken = 0;
  let run = workedBefore;
  let off = workedBefore > 0 ? 0 : Number.POSITIVE_INFINITY;
  let isBegunInside = false;
  for (let day = 0; day < loads.length; day += 1) {
    if ((loads[day] ?? 0) > 0) {
      if (run === 0) {
        if (off < leastDaysOff) broken += leastDaysOff - off;
        isBegunInside = day > 0;
      }
      run += 1;
      off = 0;
      if (run > mostDays) broken += 1;
    } else {
      if (run > 0 && isBegunInside && run < leastDays) broken += leastDays - run;
      run = 0;
      isBegunInside = false;
      off += 1;
    }
  }
  const { weekends, mostWeekends } = runs;
  if (weekends === undefined || mostWeekends === undefined) return broken;
  return broken + Math.max(0, workedWeekends(weekends, loads) - mostWeekends);
}

export function workedWeekends(weekends: readonly (readonly number[])[], loads: Uint16Array): number {
  let count = 0;
  for (const weekend of weekends) {
    for (const day of weekend) {
      if ((loads[day] ?? 0) === 0) continue;
      count += 1;
      break;
    }
  }
  return count;
}
