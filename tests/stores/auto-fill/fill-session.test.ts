import type { Assignments } from '@/lib/auto-fill/plan';
import type { FillState } from '@/lib/auto-fill/proposal';
import type { FillInput } from '@/lib/auto-fill/schedule/fill-input';
import { searchPlans } from '@/lib/auto-fill/search/search-plans';
import { createFillSession, type StartFill } from '@/stores/auto-fill/fill-session';
import { fillInput } from '@/tests/support/auto-fill/fill-weeks';
import { employeeOf, scheduleOf, shiftAt } from '@/tests/support/records';

const open = (id: string, times: string) => shiftAt(times, { id, employeeName: '' });
const input = fillInput(
  scheduleOf({
    shifts: [open('a', '08:00-14:00'), open('b', '12:00-18:00'), open('c', '17:00-22:00')],
    employees: [employeeOf('Ana'), employeeOf('Ben'), employeeOf('Cem', { role: 'Cook' })],
  }),
);

/** Replaces the workers by the search, without the solver. */
const searching: StartFill = (problem, seed, onState) => {
  const search = searchPlans(problem, { seed, maxSteps: 2000 });
  let best: Assignments | undefined;
  let timer = setTimeout(next);
  function next(): void {
    const step = search.next();
    best = step.value?.assignments ?? best;
    onState({ phase: step.done ? 'unproven' : 'bettering', assignments: best, gap: undefined });
    if (!step.done) timer = setTimeout(next);
  }
  return {
    cancel() {
      clearTimeout(timer);
      onState({ phase: 'canceled', assignments: best, gap: undefined });
    },
  };
};

/** A run whose states the test sends. */
function handled() {
  const run: { send?: Parameters<StartFill>[2]; canceled: number } = { canceled: 0 };
  const startFill: StartFill = (_problem, _seed, onState) => {
    run.send = onState;
    return {
      cancel() {
        run.canceled += 1;
      },
    };
  };
  return { run, startFill };
}

function followed(startFill: StartFill, read: () => Promise<FillInput> = () => Promise.resolve(input)) {
  const session = createFillSession(read, 3, startFill);
  const states: FillState[] = [];
  const until = (isEnd: (state: FillState) => boolean) =>
    new Promise<FillState>((resolve) => {
      const look = () => {
        states.push(session.getState());
        if (isEnd(session.getState())) resolve(session.getState());
      };
      session.subscribe(look);
      if (isEnd(session.getState())) resolve(session.getState());
    });
  return { session, states, until };
}

test('turns plans into proposals, the same for the same seed', async () => {
  const ends = await Promise.all(
    [1, 2].map(() => followed(searching).until(({ phase }) => phase === 'unproven')),
  );
  const [first, second] = ends;
  expect(first?.proposal?.after).toMatchObject({ filled: 3, open: 3 });
  expect(first?.proposal).toMatchObject({ seed: 3, gap: undefined, unfilled: [] });
  expect(second).toEqual(first);
});

test('changes only the gap when the plan is the same', async () => {
  const { run, startFill } = handled();
  const { session, until } = followed(startFill);
  await waitFor(() => run.send !== undefined);
  const assignments = [[0, 2], [1]];
  run.send?.({ phase: 'bettering', assignments, gap: undefined });
  const before = await until(({ proposal }) => proposal !== undefined);
  run.send?.({ phase: 'done', assignments, gap: 0.01 });
  await until(({ phase }) => phase === 'done');
  expect(session.getState().proposal).toEqual({ ...before.proposal, gap: 0.01 });
  expect(session.getState().proposal?.filled).toBe(before.proposal?.filled);
});

test('keeps the best plan when canceled, or none if there is no plan yet', async () => {
  const { session, until } = followed(searching);
  await until(({ proposal }) => proposal !== undefined);
  session.cancel();
  expect(await until(({ phase }) => phase !== 'bettering')).toMatchObject({
    proposal: { after: { filled: 3 } },
  });

  const { run, startFill } = handled();
  const early = followed(startFill);
  early.session.cancel();
  expect(await early.until(({ phase }) => phase === 'canceled')).toEqual({
    phase: 'canceled',
    proposal: undefined,
  });
  early.session.cancel();
  expect(run).toEqual({ canceled: 0 });
});

test('proposes nothing at once, without a run, if nobody can take a shift', async () => {
  const { run, startFill } = handled();
  const nobody = fillInput(scheduleOf({ shifts: [open('a', '08:00-14:00')] }));
  const { until } = followed(startFill, () => Promise.resolve(nobody));
  expect(await until(({ phase }) => phase === 'done')).toMatchObject({
    proposal: { filled: [], unfilled: [{ obstacles: [], otherRoleCount: 0 }], gap: 0 },
  });
  expect(run.send).toBeUndefined();
});

test('fails and logs the error when the input cannot be read', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { until } = followed(searching, () => Promise.reject(new Error('no days')));
  expect(await until(({ phase }) => phase === 'failed')).toEqual({ phase: 'failed', proposal: undefined });
  expect(log).toHaveBeenCalledTimes(1);
});

async function waitFor(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve));
}
