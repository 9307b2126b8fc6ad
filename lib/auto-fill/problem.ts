/**
 * What is to be filled, in numbers: the general form of a rostering problem. A restaurant's week is one of them
 * (`problem-of-schedule.ts`), and so are published nurse rostering instances (`docs/auto-fill.md`). Lists are referred
 * to by position. All costs are at least 0, save those of single assignments.
 */
export interface Problem {
  /** Length of the horizon. */
  readonly dayCount: number;
  readonly demands: readonly Demand[];
  readonly people: readonly Person[];
  readonly wishes: readonly TeamWish[];
}

/** One stretch of work that so many people are needed for: an open shift, or a kind of shift on a day. */
export interface Demand {
  readonly id: string;
  /** From 0, within the horizon. */
  readonly day: number;
  readonly need: number;
  /** At least `need`. */
  readonly most: number;
  /** For each one fewer than needed. */
  readonly underCost: number;
  /** For each one more than needed. */
  readonly overCost: number;
}

/** Somebody who can be given work. */
export interface Person {
  readonly id: string;
  /** For each demand what giving it to them costs, negative for what is welcome; null: they must not have it. */
  readonly costs: readonly (number | null)[];
  /** Pairs of demands of which they must not have both: shared time, too short a rest. */
  readonly conflicts: readonly (readonly [number, number])[];
  readonly limits: readonly Limit[];
  readonly runs: Runs;
}

/** The terms of a score, in the order in which they are printed. */
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
 * A bound on a weighted sum of what a person is given, such as minutes of a week or closings: `base` is what they have
 * already. Without a cost the bound is hard, with one each unit beyond it costs that much.
 */
export interface Limit {
  readonly term: ScoreTerm;
  /** Demand and weight; a demand that is not listed weighs nothing. Weights are positive. */
  readonly weights: readonly (readonly [demand: number, weight: number])[];
  readonly base: number;
  readonly least?: number;
  readonly underCost?: number;
  readonly most?: number;
  readonly overCost?: number;
}

/** Hard bounds on the days that somebody works. Absent bounds ask for nothing. */
export interface Runs {
  /** Days of the horizon that they work whatever is given to them. */
  readonly worked: readonly number[];
  /** Days that they worked in a row just before the horizon. */
  readonly workedBefore: number;
  readonly mostDays?: number;
  /** Of a run that begins after the first day and ends before the last one: others may go on outside the horizon. */
  readonly leastDays?: number;
  /** Of the days off between two runs within the horizon. */
  readonly leastDaysOff?: number;
  /** Weekends, each with its days, of which at most `mostWeekends` may be worked on. */
  readonly weekends?: readonly (readonly number[])[];
  readonly mostWeekends?: number;
}

/** A wish about several people: at least so many of these demands are to be theirs. */
export interface TeamWish {
  readonly demands: readonly number[];
  readonly people: readonly number[];
  readonly least: number;
  /** For each one fewer. */
  readonly underCost: number;
}
