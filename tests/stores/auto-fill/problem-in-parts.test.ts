import fc from 'fast-check';
import type { Problem } from '@/lib/auto-fill/problem';
import { createPeople, sendPeople } from '@/stores/auto-fill/problem-in-parts';
import { anyFillProblem, MIDDLING } from '@/tests/support/auto-fill/problems';
import { rounds, seed } from '@/tests/support/rounds';

test('restores a problem that was sent person by person', async () => {
  await fc.assert(
    fc.asyncProperty(anyFillProblem(MIDDLING), async (problem) => {
      const { person, problemOf } = createPeople();
      const { problem: rest, ...others } = await sendPeople({ problem, seed: 7 }, person);
      expect(rest).not.toHaveProperty('people');
      expect(others).toEqual({ seed: 7 });
      expect(problemOf(rest)).toEqual(problem);
    }),
    { numRuns: rounds(30), ...seed },
  );
});

test('sends each person after the previous one has arrived', async () => {
  const arrived: string[] = [];
  const people = ['p', 'q'].map((id) => ({
    id,
    costs: [],
    conflicts: [],
    limits: [],
    runs: { worked: [], workedBefore: 0 },
  }));
  const problem: Problem = { dayCount: 1, demands: [], people, wishes: [] };
  await sendPeople({ problem }, async ({ id }) => {
    arrived.push(`${id} sent`);
    await Promise.resolve();
    arrived.push(`${id} there`);
  });
  expect(arrived).toEqual(['p sent', 'p there', 'q sent', 'q there']);
});
