/**
 * The general form of a rostering problem: a restaurant's week (`problem-of-schedule.ts`) or a published
 * nurse rostering instance (`docs/auto-fill.md`). Lists refer by position. Costs are at least 0, except those
 * of assignments.
 */
export interface Problem {
  readonly dayCount: number;
  readonly demands: readonly Demand[];
  readonly people: readonly Person[];
  readonly wishes: readonly TeamWish[];
}

/** Work that needs `need` people: an open shift, or a kind of shift on a day. */
export interface Demand {
  readonly id: string;
  /** From 0, within the horizon. */
  readonly day: number;
  readonly need: number;
  /** At least `need`. */
  readonly most: number;
  /** Cost per missing person. */
  readonly underCost: number;
  /** Cost per surplus person. */
  readonly overCost: number;
}

export interface Person {
  readonly id: string;
  /** One cost per demand: negative for a preferred demand, null for a forbidden one. */
  readonly costs: readonly (number | null)[];
  /** Pairs of demands that the person must not have together, because of shared time or too short a rest. */
  readonly conflicts: readonly (readonly [number, number])[];
  readonly limits: readonly Limit[];
  readonly runs: Runs;
}

export const SCORE_TERMS = [
  'unfilled',
  'overfilled',
  'assignment',
  'hours',
  'overtime',
  'fair',
  'lead',
] as const;

export type ScoreTerm = (typeof SCORE_TERMS)[number];

/**
 * Bounds a weighted sum of a person's demands, such as weekly minutes. `base` is the sum that the person
 * already has. `underCost` and `overCost` are per unit beyond the bound; a bound without a cost is hard.
 */
export interface Limit {
  readonly term: ScoreTerm;
  /** Weights are positive; a demand that is not listed weighs nothing. */
  readonly weights: readonly (readonly [demand: number, weight: number])[];
  readonly base: number;
  readonly least?: number;
  readonly underCost?: number;
  readonly most?: number;
  readonly overCost?: number;
}

/** Hard bounds on working days; an absent bound does not apply. */
export interface Runs {
  readonly worked: readonly number[];
  /** Number of working days in a row just before the horizon. */
  readonly workedBefore: number;
  readonly mostDays?: number;
  /** Minimum length of a run that begins after the first day and ends before the last. */
  readonly leastDays?: number;
  /** Minimum number of days off between two runs. */
  readonly leastDaysOff?: number;
  /** The days of each weekend; at most `mostWeekends` may have work. */
  readonly weekends?: readonly (readonly number[])[];
  readonly mostWeekends?: number;
}

/** Asks that `people` get at least `least` of `demands`. */
export interface TeamWish {
  readonly demands: readonly number[];
  readonly people: readonly number[];
  readonly least: number;
  /** Cost per missing demand. */
  readonly underCost: number;
}
