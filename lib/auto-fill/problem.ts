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
  /** Per missing person. */
  readonly underCost: number;
  /** Per surplus person. */
  readonly overCost: number;
}

export interface Person {
  readonly id: string;
  /** Per demand, negative for a welcome one; null if the person must not have it. */
  readonly costs: readonly (number | null)[];
  /** Pairs of demands the person must not have both of: shared time or too short a rest. */
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
 * Bounds a weighted sum of a person's demands, such as weekly minutes. `base` is what they have already. A
 * bound without a cost is hard; otherwise each unit beyond costs that much.
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

/** Hard bounds on working days; absent bounds ask for nothing. */
export interface Runs {
  readonly worked: readonly number[];
  /** Just before the horizon. */
  readonly workedBefore: number;
  readonly mostDays?: number;
  /** Of a run that begins after the first day and ends before the last. */
  readonly leastDays?: number;
  /** Of the days off between two runs within the horizon. */
  readonly leastDaysOff?: number;
  /** The days of each weekend; at most `mostWeekends` may have work. */
  readonly weekends?: readonly (readonly number[])[];
  readonly mostWeekends?: number;
}

/** Asks that these people get at least `least` of these demands. */
export interface TeamWish {
  readonly demands: readonly number[];
  readonly people: readonly number[];
  readonly least: number;
  /** Per missing demand. */
  readonly underCost: number;
}
