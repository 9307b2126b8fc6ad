import fc from 'fast-check';
import { illegalities, scoreOf } from '@/lib/auto-fill/plan';
import { searchPlans } from '@/lib/auto-fill/search/search-plans';
import { bestByBruteForce } from '@/tests/support/auto-fill/brute-force';
import { anyFillProblem, MIDDLING, SMALL } from '@/tests/support/auto-fill/problems';
import { rounds, seed } from '@/tests/support/rounds';

test('searchPlans yields only legal plans with the right score, each better than the last', () => {
  fc.assert(
    fc.property(anyFillProblem(MIDDLING), fc.nat(), (problem, number) => {
      let last = Number.POSITIVE_INFINITY;
      for (const plan of searchPlans(problem, { seed: number, maxSteps: 400 })) {
        if (!plan) continue;
        expect(illegalities(problem, plan.assignments)).toEqual([]);
        expect(plan.score).toEqual(scoreOf(problem, plan.assignments));
        expect(plan.score.total).toBeLessThan(last);
        last = plan.score.total;
      }
    }),
    { numRuns: rounds(500), ...seed },
  );
});

test('searchPlans finds the best plan of small problems', () => {
  fc.assert(
    fc.property(anyFillProblem(SMALL), fc.nat(), (problem, number) => {
      const best = bestByBruteForce(problem);
      const search = searchPlans(problem, { seed: number, maxSteps: 20_000 });
      let step = search.next();
      while (!step.done) step = search.next();
      const found = illegalities(problem, step.value.assignments).length === 0 ? step.value : undefined;
      expect(found?.score.total).toEqual(best && expect.closeTo(best.score.total, 9));
    }),
    { numRuns: rounds(25), ...seed },
  );
});

test('searchPlans yields the same plans for the same problem and seed', () => {
  fc.assert(
    fc.property(anyFillProblem(MIDDLING), fc.nat(), (problem, number) => {
      const options = { seed: number, maxSteps: 5_000 };
      expect([...searchPlans(problem, options)]).toEqual([...searchPlans(problem, options)]);
    }),
    { numRuns: rounds(20), ...seed },
  );
});

test('searchPlans yields only the empty plan when there are no people and no demands', () => {
  const nobody = { dayCount: 7, demands: [], people: [], wishes: [] };
  expect([...searchPlans(nobody, { seed: 1 })]).toEqual([{ assignments: [], score: scoreOf(nobody, []) }]);
});
