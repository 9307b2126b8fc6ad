/** A plan within this share of the best counts as the best. */
export const BEST_GAP = 0.001;

/** The maximum distance of a score from the best, as a share; 0 proves that no plan is better. */
export function provenGap(score: number, bound: number): number {
  return Math.max(0, score - bound) / Math.max(Math.abs(score), 1);
}
