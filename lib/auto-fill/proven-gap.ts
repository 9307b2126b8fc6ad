/** A plan that is at most that share from the best is as good as the best. */
export const BEST_GAP = 0.001;

/** How far a plan of that score may be from the best at most, as a share; 0 is proven to be the best. */
export function provenGap(score: number, bound: number): number {
  return Math.max(0, score - bound) / Math.max(Math.abs(score), 1);
}
