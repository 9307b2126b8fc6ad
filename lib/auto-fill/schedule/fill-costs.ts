/**
 * Costs in whole points, so that scores compare exactly. A slider's costs are for position 2; each step adds
 * or removes half. The most expensive shift of 24 hours costs less than 20,000.
 */
export const COSTS = {
  unfilled: 100_000,
  /** A shift that has an employee now, but gets no employee in the plan. */
  taken: 1_000_000,
  /** A pending shift that gets another employee; the cost prevents needless changes. */
  moved: 60,
  /** Slider *few overtime hours*: per minute above the week's overtime limit. */
  overtimeMinute: 2,
  /** Slider *fair*: per minute below the minimum hours, and below each share of the wanted hours. */
  missingMinute: 1,
  /** Slider *fair*: per minute above each share of the wanted hours. */
  extraMinute: 1,
  /**
   * Slider *fair*: per weekend, closing or early shift above the even share; doubled from the second extra
   * shift on.
   */
  sharedShift: 60,
  /**
   * Slider *as last time*: for each week by which the person's weeks with a similar shift fall short of
   * `USUAL_WEEKS`.
   */
  unusualWeek: 30,
  /** A day on which several people work in a role and none of them leads. */
  noLead: 240,
} as const;

/** A missing minute costs once for each of these shares of the wanted hours that the total is below. */
export const MIN_SHARES = [0.5, 0.75, 1] as const;
/** An extra minute costs once for each of these shares of the wanted hours that the total is above. */
export const MAX_SHARES = [1, 1.25] as const;
/** A shift is usual for a person who worked a similar shift in at least this many weeks. */
export const USUAL_WEEKS = 4;
/** Number of past days that are searched for usual work and shared shifts. */
export const DAYS_BACK = 56;

const USUAL_WEIGHT = 2;

export function weightedCosts(points: number, weight: number): number {
  return (points * weight) / USUAL_WEIGHT;
}
