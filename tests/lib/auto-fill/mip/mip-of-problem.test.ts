import fc from 'fast-check';
import loadHighs, { type Highs } from 'highs';
import { assignmentsOf, mipOfProblem, valuesOf } from '@/lib/auto-fill/mip/mip-of-problem';
import { solveMip } from '@/lib/auto-fill/mip/solve-mip';
import { emptyAssignments, illegalities, scoreOf } from '@/lib/auto-fill/plan';
import type { Person, Problem } from '@/lib/auto-fill/problem';
import { bestByBruteForce } from '@/tests/support/auto-fill/brute-force';
import { anyFillProblem, SMALL } from '@/tests/support/auto-fill/problems';
import { rounds, seed } from '@/tests/support/rounds';

const EXACTLY = { gap: 0, seed: 1, limitMs: 20_000 };
const anySmallProblem = anyFillProblem(SMALL);

let highs: Highs;
beforeAll(async () => {
  highs = await loadHighs();
});

test('the MIP of a problem has the optimum of a brute-force search, reached by a legal plan', () => {
  let solved = 0;
  fc.assert(
    fc.property(anySmallProblem, (problem) => {
      const best = bestByBruteForce(problem)?.score.total;
      const { status, objective, values, bound } = solveMip(highs, mipOfProblem(problem), EXACTLY);
      if (best === undefined || !values) return expect([status, best]).toEqual(['infeasible', undefined]);
      solved += 1;
      const plan = assignmentsOf(problem, values);
      expect(illegalities(problem, plan)).toEqual([]);
      expect(scoreOf(problem, plan).total).toBeCloseTo(best, 6);
      expect(objective).toBeCloseTo(best, 6);
      expect(bound ?? best).toBeLessThanOrEqual(best + 1e-6);
    }),
    { numRuns: rounds(300), ...seed },
  );
  expect(solved).toBeGreaterThan(100);
});

test('the solver reaches the optimum from any legal plan, with valid bounds and plans as progress', () => {
  fc.assert(
    fc.property(anySmallProblem, (problem) => {
      const empty = emptyAssignments(problem);
      const model = mipOfProblem(problem);
      const best = solveMip(highs, model, EXACTLY).objective;
      const bounds: (number | undefined)[] = [];
      const { objective } = solveMip(highs, model, {
        ...EXACTLY,
        start: valuesOf(problem, empty),
        onProgress({ values, bound }) {
          bounds.push(bound);
          if (values) expect(illegalities(problem, assignmentsOf(problem, values))).toEqual([]);
        },
      });
      if (best === undefined) return expect(objective).toBeUndefined();
      expect(objective).toBeCloseTo(best, 6);
      for (const bound of bounds) expect(bound ?? best).toBeLessThanOrEqual(best + 1e-6);
    }),
    { numRuns: rounds(100), ...seed },
  );
});

test('assignmentsOf reads the same plan back from the values of that plan', () => {
  fc.assert(
    fc.property(anySmallProblem, (problem) => {
      const { values } = solveMip(highs, mipOfProblem(problem), EXACTLY);
      if (!values) return;
      const plan = assignmentsOf(problem, values);
      expect(assignmentsOf(problem, valuesOf(problem, plan))).toEqual(plan);
    }),
    { numRuns: rounds(30), ...seed },
  );
});

test('the MIP of a problem is feasible with the values of a plan exactly if the plan is legal', () => {
  fc.assert(
    fc.property(anySmallProblem, fc.infiniteStream(fc.boolean()), (problem, coins) => {
      const plan = problem.people.map(({ costs }) =>
        problem.demands.flatMap((_, demand) => {
          const isGiven = coins.next().value && typeof costs[demand] === 'number';
          return isGiven ? [demand] : [];
        }),
      );
      const model = mipOfProblem(problem);
      const fixed = valuesOf(problem, plan);
      const columns = model.columns.map((column, position) => {
        const value = fixed[position];
        return value === undefined ? column : { ...column, lower: value, upper: value };
      });
      const { status, objective } = solveMip(highs, { ...model, columns }, EXACTLY);
      if (illegalities(problem, plan).length > 0) expect(status).toBe('infeasible');
      else expect(objective).toBeCloseTo(scoreOf(problem, plan).total, 6);
    }),
    { numRuns: rounds(300), ...seed },
  );
});

const DEMAND = { need: 1, most: 1, underCost: 10, overCost: 0 };

test('the MIP of a problem has an optimum without people, without demands and with an idle person', () => {
  const empty: Problem = { dayCount: 7, demands: [], people: [], wishes: [] };
  const lonely: Problem = { ...empty, demands: [{ ...DEMAND, id: 'a', day: 0, need: 2, most: 2 }] };
  const idle: Person = {
    id: 'p',
    costs: [],
    conflicts: [],
    limits: [],
    runs: { worked: [], workedBefore: 0 },
  };
  for (const [problem, score] of [
    [empty, 0],
    [lonely, 20],
    [{ ...empty, people: [idle] }, 0],
  ] as const) {
    const { status, values = [], objective } = solveMip(highs, mipOfProblem(problem), EXACTLY);
    expect([status, objective]).toEqual(['optimal', score]);
    expect(assignmentsOf(problem, values)).toEqual(emptyAssignments(problem));
  }
});

test('the MIP of a problem counts days worked before the horizon as part of a run of days', () => {
  const days = [0, 1, 2, 3, 4];
  const demands = days.map((day) => ({ ...DEMAND, id: `day ${day}`, day }));
  const runs = { worked: [], workedBefore: 2, mostDays: 4 };
  const person: Person = { id: 'p', costs: days.map(() => 0), conflicts: [], limits: [], runs };
  const problem: Problem = { dayCount: 5, demands, people: [person], wishes: [] };
  const { values = [] } = solveMip(highs, mipOfProblem(problem), EXACTLY);
  expect(assignmentsOf(problem, values)[0]).toHaveLength(4);
  expect(illegalities(problem, assignmentsOf(problem, values))).toEqual([]);
});
