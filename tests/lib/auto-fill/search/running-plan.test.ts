import fc from 'fast-check';
import { brokenRuns, illegalities, limitCost, scoreOf, sumOf } from '@/lib/auto-fill/plan';
import { assign, fits, unassign } from '@/lib/auto-fill/search/changes';
import { assignmentsOf, brokenRunsOf, LEGAL, tallyCost } from '@/lib/auto-fill/search/running-plan';
import { startPlan } from '@/lib/auto-fill/search/search-plans';
import { anyFillProblem, MIDDLING } from '@/tests/support/auto-fill/problems';
import { rounds, seed } from '@/tests/support/rounds';

const anySteps = fc.array(fc.nat(), { maxLength: 60 });

test('a running plan keeps cost and legality equal to those of the whole plan after any assignments and removals', () => {
  fc.assert(
    fc.property(anyFillProblem(MIDDLING), anySteps, (problem, steps) => {
      const plan = startPlan(problem);
      for (const step of steps) {
        const option = plan.options[step % Math.max(1, plan.options.length)];
        if (!option) continue;
        if (option.index >= 0) unassign(plan, option);
        else if (option.place.given.length < option.place.demand.most) assign(plan, option);
        const assignments = assignmentsOf(plan, plan.given);
        expect(plan.cost).toBeCloseTo(scoreOf(problem, assignments).total, 9);
        const found = illegalities(problem, assignments).filter((each) => !each.includes('has both'));
        expect(plan.broken < LEGAL).toBe(found.length === 0);
        expect(plan.broken).toBeCloseTo(
          plan.members.reduce((sum, { broken }) => sum + broken, 0),
          9,
        );
      }
      for (const [index, { limits, runs }] of problem.people.entries()) {
        const member = plan.members[index];
        const given = member?.given.map(({ position }) => position) ?? [];
        expect(member?.tallies.map(({ sum }) => sum)).toEqual(limits.map((limit) => sumOf(limit, given)));
        expect(member?.tallies.map(tallyCost)).toEqual(
          limits.map((limit) => limitCost(limit, sumOf(limit, given))),
        );
        const days = new Set([...(member?.loads ?? [])].flatMap((load, day) => (load > 0 ? [day] : [])));
        expect(member && brokenRunsOf(member) === 0).toBe(
          brokenRuns(runs, days, problem.dayCount).length === 0,
        );
      }
    }),
    { numRuns: rounds(300), ...seed },
  );
});

test('fits accepts an option exactly if the option breaks no limit except minimums', () => {
  fc.assert(
    fc.property(anyFillProblem(MIDDLING), anySteps, (problem, steps) => {
      const plan = startPlan(problem);
      const isMonotone = (what: string) => !/less than|only/.test(what);
      const before = illegalities(problem, assignmentsOf(plan, [])).filter(isMonotone);
      for (const step of steps) {
        const option = plan.options[step % Math.max(1, plan.options.length)];
        if (!option) continue;
        if (option.index >= 0) unassign(plan, option);
        else if (fits(option)) assign(plan, option);
        else {
          const given = option.member.given.map(({ position }) => position);
          const more = problem.people.map((_, index) =>
            plan.members[index] === option.member ? [...given, option.position] : [],
          );
          const isFull = option.place.given.length >= option.place.demand.most;
          expect(isFull || illegalities(problem, more).some(isMonotone)).toBe(true);
        }
        const now = illegalities(problem, assignmentsOf(plan, plan.given)).filter(isMonotone);
        if (before.length === 0) expect(now).toEqual([]);
      }
    }),
    { numRuns: rounds(300), ...seed },
  );
});
