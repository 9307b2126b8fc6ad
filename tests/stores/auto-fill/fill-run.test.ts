import loadHighs, { type Highs } from 'highs';
import type { Problem } from '@/lib/auto-fill/problem';
import { runToCompletion } from '@/lib/in-pieces';
import { FILL_LIMIT_MS } from '@/lib/timing';
import type { FillNews } from '@/stores/auto-fill/fill-news';
import { type FillRunState, startFill } from '@/stores/auto-fill/fill-run';
import { searchInPieces } from '@/stores/auto-fill/search-call';
import { solveProblem } from '@/stores/auto-fill/solve-problem';

type Workers = typeof import('@/stores/auto-fill/fill-workers');

const mockWorkers = { search: jest.fn(), startExactSolver: jest.fn() };
jest.mock('@/stores/auto-fill/fill-workers', () => ({
  search: (...args: Parameters<Workers['search']>) => mockWorkers.search(...args),
  startExactSolver: (...args: Parameters<Workers['startExactSolver']>) =>
    mockWorkers.startExactSolver(...args),
}));

const ALONE = { worked: [], workedBefore: 0 };
/** Two simultaneous shifts, of which two people each prefer a different one, and a third that nobody may have. */
const PROBLEM: Problem = {
  dayCount: 1,
  demands: ['a', 'b', 'c'].map((id) => ({ id, day: 0, need: 1, most: 1, underCost: 100, overCost: 0 })),
  people: [
    { id: 'p', costs: [2, 0, null], conflicts: [[0, 1]], limits: [], runs: ALONE },
    { id: 'q', costs: [0, 2, null], conflicts: [[0, 1]], limits: [], runs: ALONE },
  ],
  wishes: [],
};
const BEST = [[1], [0]];
const never = () => new Promise<never>(() => {});

let highs: Highs;
let states: FillRunState[];
beforeAll(async () => {
  highs = await loadHighs();
});
beforeEach(() => {
  states = [];
  jest.clearAllMocks();
  const search: Workers['search'] = async (input, _, onNews) =>
    runToCompletion(searchInPieces({ ...input, maxSteps: Math.min(input.maxSteps, 500) }, onNews));
  mockWorkers.search.mockImplementation(search);
  const startExactSolver: Workers['startExactSolver'] = async () => async (input, onNews) =>
    solveProblem(highs, input, onNews);
  mockWorkers.startExactSolver.mockImplementation(startExactSolver);
});
afterEach(() => jest.useRealTimers());

const isOver = ({ phase }: FillRunState) => phase !== 'preparing' && phase !== 'bettering';
const last = () => states.at(-1);

/** Starts to fill; `over` resolves at the end. */
function fill(problem = PROBLEM, seed = 1) {
  const run: { cancel(): void; over: Promise<void> } = { cancel() {}, over: Promise.resolve() };
  run.over = new Promise((resolve) => {
    const { cancel } = startFill(problem, seed, (state) => {
      states.push(state);
      if (isOver(state)) resolve();
    });
    run.cancel = cancel;
  });
  return run;
}

test('finds, improves and proves the best plan', async () => {
  await fill().over;
  expect(states[0]).toEqual({ phase: 'preparing', assignments: undefined, gap: undefined });
  expect(states.map(({ phase }) => phase)).toContain('bettering');
  expect(last()).toEqual({ phase: 'done', assignments: BEST, gap: 0 });
});

test('reports no state within the call, and only "canceled" after an immediate cancel', async () => {
  const run = fill();
  expect(states).toEqual([]);
  run.cancel();
  await run.over;
  await new Promise((resolve) => setTimeout(resolve));
  expect(states).toEqual([{ phase: 'canceled', assignments: undefined, gap: undefined }]);
  expect(mockWorkers.search).not.toHaveBeenCalled();
});

test('continues the search without the solver and ends without a proof', async () => {
  mockWorkers.startExactSolver.mockResolvedValue(undefined);
  await fill().over;
  expect(last()).toEqual({ phase: 'unproven', assignments: BEST, gap: undefined });
  const [[first], [second]] = mockWorkers.search.mock.calls;
  expect(second.maxSteps).toBeGreaterThan(first.maxSteps);
});

test('continues the search when the solver fails midway', async () => {
  mockWorkers.startExactSolver.mockResolvedValue(async () => undefined);
  await fill().over;
  expect(last()).toMatchObject({ phase: 'unproven', assignments: BEST });
});

test('stops the solver when canceled, and keeps the best plan and its gap', async () => {
  const found: FillNews = { plan: { assignments: BEST, score: 100 }, bound: 98 };
  let signal: AbortSignal | undefined;
  mockWorkers.startExactSolver.mockImplementation(async (given: AbortSignal) => {
    signal = given;
    return (_: unknown, onNews: (news: FillNews) => void) => {
      onNews(found);
      setTimeout(() => run.cancel());
      return never();
    };
  });
  const run = fill();
  await run.over;
  expect(last()).toEqual({ phase: 'canceled', assignments: BEST, gap: 0.02 });
  expect(signal?.aborted).toBe(true);
  const { length } = states;
  run.cancel();
  expect(states).toHaveLength(length);
});

test.each([
  [{ bound: 90 }, 'done', 0.1],
  [{}, 'unproven', undefined],
] as const)('ends with the best plan when the time limit is reached: %j', async (proven, phase, gap) => {
  jest.useFakeTimers();
  mockWorkers.search.mockImplementation(async (_: unknown, __: unknown, onNews: (news: FillNews) => void) => {
    onNews({ plan: { assignments: BEST, score: 100 }, ...proven });
    return never();
  });
  const run = fill();
  await jest.advanceTimersByTimeAsync(FILL_LIMIT_MS);
  await run.over;
  expect(last()).toEqual({ phase, assignments: BEST, gap });
});

test('fails if no plan satisfies the limits', async () => {
  const bound = { term: 'hours', weights: [], base: 0, least: 1 } as const;
  const people = PROBLEM.people.map((person) => ({ ...person, limits: [bound] }));
  await fill({ ...PROBLEM, people }).over;
  expect(last()).toEqual({ phase: 'failed', assignments: undefined, gap: undefined });
});

test('finds the same plan for the same problem and seed, for any seed', async () => {
  for (const seed of [0, -5, 2 ** 40, 1.5]) {
    await fill(PROBLEM, seed).over;
    const first = last();
    await fill(PROBLEM, seed).over;
    expect(last()).toEqual(first);
    expect(first?.phase).toBe('done');
  }
});
