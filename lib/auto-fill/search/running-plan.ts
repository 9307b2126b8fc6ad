import type { Assignments } from '@/lib/auto-fill/plan';
import type { Demand, Runs } from '@/lib/auto-fill/problem';

/**
 * A plan while it is searched for: a giving or taking away is carried out at once, and what it costs is known at once, by
 * looking at nothing but what it touches. `changes.ts` carries it out, `fits.ts` says what may be given.
 */
export interface RunningPlan {
  /** Of all demands and people, as `scoreOf` says. */
  cost: number;
  /** How much of the hard constraints is broken; 0 of a legal plan. Each missing shift or day is about 1. */
  broken: number;
  /** What is given, in no order. */
  readonly given: Option[];
  readonly options: readonly Option[];
  readonly places: readonly Place[];
  readonly members: readonly Member[];
}

/** A demand, and who has it. */
export interface Place {
  readonly demand: Demand;
  /** Whom it could be given to. */
  readonly options: readonly Option[];
  readonly given: Option[];
}

/** A person, and what they have. */
export interface Member {
  /** By position of the demand; undefined where they must not have it. */
  readonly byDemand: readonly (Option | undefined)[];
  readonly given: Option[];
  readonly tallies: readonly Tally[];
  /** Bit `one * demandCount + other` says that they must not have both. */
  readonly conflicts: Uint32Array;
  readonly runs: Runs;
  readonly hasRuns: boolean;
  /** For each day how much makes them work on it. */
  readonly loads: Uint16Array;
  /** What of `runs` is broken. */
  brokenRuns: number;
  /** What of all that concerns them alone is broken, runs and bounds. */
  broken: number;
}

/** A limit, and how much there is towards it. */
export interface Tally {
  sum: number;
  readonly least: number;
  readonly underCost: number;
  readonly most: number;
  readonly overCost: number;
  readonly hardLeast: number;
  readonly hardMost: number;
  /** What one shift usually weighs in it. */
  readonly unit: number;
}

export interface Wish {
  count: number;
  readonly least: number;
  readonly underCost: number;
}

/** That one person gets one demand. */
export interface Option {
  readonly position: number;
  readonly day: number;
  readonly cost: number;
  readonly place: Place;
  readonly member: Member;
  readonly shares: readonly { readonly tally: Tally; readonly weight: number }[];
  readonly wishes: readonly Wish[];
  /** Where it stands in the plan's `given`, -1 while it is not given. */
  index: number;
}

/** What is given, in the form of a plan. */
export function assignmentsOf({ members }: RunningPlan, given: readonly Option[]): Assignments {
  const lists = new Map<Member, number[]>(members.map((member) => [member, []]));
  for (const { member, position } of given) lists.get(member)?.push(position);
  return members.map((member) => (lists.get(member) ?? []).sort((a, b) => a - b));
}

/** Whether somebody must not have both. */
export function isConflict({ member, position }: Option, other: Option): boolean {
  const bit = position * member.byDemand.length + other.position;
  return (((member.conflicts[bit >>> 5] ?? 0) >>> (bit & 31)) & 1) === 1;
}

/** What a bound costs at its present sum; a hard one costs nothing. */
export function tallyCost({ sum, least, underCost, most, overCost }: Tally): number {
  return (sum < least ? (least - sum) * underCost : 0) + (sum > most ? (sum - most) * overCost : 0);
}

/** How much of a hard bound is broken. */
export function tallyBroken({ sum, hardLeast, hardMost, unit }: Tally): number {
  if (sum < hardLeast) return (hardLeast - sum) / unit;
  return sum > hardMost ? (sum - hardMost) / unit : 0;
}

/** What is broken less than this is broken by rounding alone. */
export const LEGAL = 1e-6;
