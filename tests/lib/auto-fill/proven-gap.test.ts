import { provenGap } from '@/lib/auto-fill/proven-gap';

test.each([
  [100, 98, 0.02],
  [-100, -110, 0.1],
  [100, 100, 0],
  // Rounding error of the solver.
  [100, 100.0000001, 0],
  [0, -0.5, 0.5],
  [0.25, 0, 0.25],
])('provenGap computes for the score %d and the bound %d the gap %d', (score, bound, gap) => {
  expect(provenGap(score, bound)).toBeCloseTo(gap, 9);
});
