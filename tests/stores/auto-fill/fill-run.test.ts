import loadHighs, { type Highs } from 'highs';
import type { Problem } from '@/lib/auto-fill/problem';
import { atOnce } from '@/lib/in-pieces';
import { FILL_LIMIT_MS } from '@/lib/timing';
import type { FillNews } from '@/stores/auto-fill/fill-news';
import { type FillRunState, startFill } from '@/stores/auto-fill/fill-run';
import { searchInPieces } from '@/stores/auto-fill/search-call';
import { solveProblem } from '@/stores/auto-fill/solve-problem';

type Workers = typeof import('@/stores/auto-fill/fill-workers');

const mockWorkers = { search: jest.fn(), startExact: jest.fn() };
jest.mock('@/stores/auto-fill/fill-workers', () => ({
  search: (...args: Parameters<Workers['search']>) => mockWorkers.search(...args),
  startExact: (...args: Parameters<Workers['startExact']>) => mockWorkers.startExact(...args),
}));

const ALONE = { worked: [], workedBefore: 0 };
/** Two shifts at one time, for which each of two people has a favourite; one shift that nobody may have. */
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
    atOnce(searchInPieces({ ...input, maxSteps: Math.min(input.maxSteps, 500) }, onNews));
  mockWorkers.search.mockImplementation(search);
  const startExact: Workers['startExact'] = async () => async (input, onNews) =>
    solveProblem(highs, input, onNews);
  mockWorkers.startExact.mockImplementation(startExact);
});
afterEach(() => jest.useRealTimers());

const isOver = ({ phase }: FillRunState) => phase !== 'preparing' && phase !== 'bettering';
const last = () => states.at(-1);

/** Fills, and resolves when it is over. */
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

test('a plan is searched, bettered and proven to be the best', async () => {
  await fill().over;
  expect(states[0]).toEqual({ phase: 'preparing', assignments: undefined, gap: undefined });
  expect(states.map(({ phase }) => phase)).toContain('bettering');
  expect(last()).toEqual({ phase: 'done', assignments: BEST, gap: 0 });
});

test('nothing is told from within the call, and nothing after a cancel at once but that', async () => {
  const run = fill();
  expect(states).toEqual([]);
  run.cancel();
  await run.over;
  await new Promise((resolve) => setTimeout(resolve));
  expect(states).toEqual([{ phase: 'canceled', assignments: undefined, gap: undefined }]);
  expect(mockWorkers.search).not.toHaveBeenCalled();
});

test('without the solver the search goes on, and its plan is not called proven', async () => {
  mockWorkers.startExact.mockResolvedValue(undefined);
  await fill().over;
  expect(last()).toEqual({ phase: 'unproven', assignments: BEST, gap: undefined });
  const [[first], [second]] = mockWorkers.search.mock.calls;
  expect(second.maxSteps).toBeGreaterThan(first.maxSteps);
});

test('where the solver breaks midway, the search goes on', async () => {
  mockWorkers.startExact.mockResolvedValue(async () => undefined);
  await fill().over;
  expect(last()).toMatchObject({ phase: 'unproven', assignments: BEST });
});

test('a cancel ends what is at work and keeps the best so far, with what is proven', async () => {
  const found: FillNews = { plan: { assignments: BEST, score: 100 }, bound: 98 };
  let signal: AbortSignal | undefined;
  mockWorkers.startExact.mockImplementation(async (given: AbortSignal) => {
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
] as const)('when the time is up the best plan so far stands: %j', async (proven, phase, gap) => {
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

test('where no plan is legal, that is said', async () => {
  const bound = { term: 'hours', weights: [], base: 0, least: 1 } as const;
  const people = PROBLEM.people.map((person) => ({ ...person, limits: [bound] }));
  await fill({ ...PROBLEM, people }).over;
  expect(last()).toEqual({ phase: 'failed', assignments: undefined, gap: undefined });
});

test('the same problem and seed end in the same plan, whatever the seed is', async () => {
  for (const seed of [0, -5, 2 ** 40, 1.5]) {
    await fill(PROBLEM, seed).over;
    const first = last();
    await fill(PROBLEM, seed).over;
    expect(last()).toEqual(first);
    expect(first?.phase).toBe('done');
  }
});
