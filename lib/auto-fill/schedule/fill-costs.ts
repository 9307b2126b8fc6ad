/**
 * What a plan costs, in points: whole numbers, so that scores compare exactly. Those of a slider are for its usual place, 2, and grow with
 * it by halves. A shift of 24 hours at its dearest costs less than 20,000.
 */
export const COSTS = {
  /** A shift that nobody gets, above all else. */
  unfilled: 100_000,
  /** A shift that somebody has and that the plan would leave to nobody. */
  taken: 1_000_000,
  /** A pending shift that becomes somebody else's: only where it helps. */
  moved: 60,
  /** Slider *few overtime hours*: a minute above the overtime limit of the week. */
  overtimeMinute: 2,
  /** Slider *fair*: a minute below the least hours, and below each of the shares of the wanted ones. */
  missingMinute: 1,
  /** Slider *fair*: a minute above each of the shares of the wanted hours. */
  extraMinute: 1,
  /** Slider *fair*: a weekend, closing or early shift above the even share, and as much again for each above that and one more. */
  sharedShift: 60,
  /** Slider *as last time*: each of four weeks in which they did not have such a shift. */
  unusualWeek: 30,
  /** A day on which several work in a role and nobody of them leads. */
  noLead: 240,
} as const;

/** The shares of the wanted hours below which each missing minute costs once more. */
export const LEAST_SHARES = [0.5, 0.75, 1] as const;
/** The shares of the wanted hours above which each minute costs once more. */
export const MOST_SHARES = [1, 1.25] as const;
/** In how many weeks somebody had a shift who has it as usual. */
export const USUAL_WEEKS = 4;
/** How far back it is looked for who usually works, and who had which shifts. */
export const DAYS_BACK = 56;

const USUAL_WEIGHT = 2;

/** The points at that place of a slider, from 0 to 4. */
export function weighed(points: number, weight: number): number {
  return (points * weight) / USUAL_WEIGHT;
}
