import { WORKER_PROGRESS_MS } from '@/lib/timing';
import { callWorker, SilentWorker, startWorker } from '@/stores/workers/call-worker';
import { serveWorker } from '@/stores/workers/serve-worker';
import { workerPair } from './worker-pair';

const PATIENCE_MS = 1000;

interface Calls {
  double(input: number): number;
  join(input: { readonly words: readonly string[]; readonly by: string }): string;
  count(input: { readonly steps: number; readonly stepMs: number }): string;
  never(input: undefined): string;
  fail(input: string): number;
  failAtOnce(input: undefined): number;
  answerBadly(input: undefined): () => void;
}

const never = () => new Promise<never>(() => {});

function serve(scope: ReturnType<typeof workerPair>['scope']): void {
  serveWorker<Calls>(scope, {
    double: async (input) => 2 * input,
    join: async ({ words, by }) => words.join(by),
    async count({ steps, stepMs }, work) {
      for (let step = 1; step <= steps; step += 1) {
        await new Promise((resolve) => setTimeout(resolve, stepMs));
        work.onProgress(step / steps);
      }
      return `${steps} steps`;
    },
    never,
    fail: (input) => Promise.reject(new Error(input)),
    failAtOnce() {
      throw new Error('at once');
    },
    answerBadly: async () => () => {},
  });
}

function serving(patienceMs?: number) {
  const pair = workerPair();
  const caller = callWorker<Calls>(pair.worker, patienceMs);
  serve(pair.scope);
  return { ...pair, caller };
}

function watched() {
  const control = new AbortController();
  const shares: number[] = [];
  return {
    control,
    shares,
    work: { signal: control.signal, onProgress: (share: number) => void shares.push(share) },
  };
}

/** Tracks the state of a call: open, a value or an error. */
function outcomeOf(call: Promise<unknown>): { readonly current: unknown } {
  const outcome: { current: unknown } = { current: 'open' };
  call.then(
    (value) => {
      outcome.current = { value };
    },
    (error) => {
      outcome.current = { error };
    },
  );
  return outcome;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a call', () => {
  test('resolves with its own answer of the worker', async () => {
    const { caller } = serving();
    const slow = outcomeOf(caller.call('count', { steps: 1, stepMs: 500 }));
    const joined = outcomeOf(caller.call('join', { words: ['a', 'b'], by: '-' }));
    const doubled = outcomeOf(caller.call('double', 21));
    await jest.advanceTimersByTimeAsync(10);
    expect([slow.current, joined.current, doubled.current]).toEqual([
      'open',
      { value: 'a-b' },
      { value: 42 },
    ]);
    await jest.advanceTimersByTimeAsync(500);
    expect(slow.current).toEqual({ value: '1 steps' });
  });

  test('reports progress only to its caller, and at a limited rate', async () => {
    const { caller } = serving();
    const [one, other] = [watched(), watched()];
    const stepMs = WORKER_PROGRESS_MS / 5;
    const call = outcomeOf(caller.call('count', { steps: 100, stepMs }, one.work));
    void caller.call('double', 1, other.work);
    await jest.advanceTimersByTimeAsync(100 * stepMs + 10);
    expect(call.current).toEqual({ value: '100 steps' });
    expect(one.shares.length).toBeGreaterThan(10);
    expect(one.shares.length).toBeLessThanOrEqual(21);
    expect(one.shares).toEqual([...one.shares].sort((a, b) => a - b));
    expect(other.shares).toEqual([]);
  });

  test.each([
    ['fail', 'no room', 'Error: no room'],
    ['failAtOnce', undefined, 'Error: at once'],
  ] as const)(
    'rejects when it fails (%s), and the worker accepts further calls',
    async (name, input, message) => {
      const { caller, isTerminated } = serving();
      const failed = outcomeOf(name === 'fail' ? caller.call(name, input) : caller.call(name, undefined));
      await jest.advanceTimersByTimeAsync(10);
      expect(failed.current).toEqual({ error: new Error(message) });
      const doubled = outcomeOf(caller.call('double', 4));
      await jest.advanceTimersByTimeAsync(10);
      expect(doubled.current).toEqual({ value: 8 });
      expect(isTerminated()).toBe(false);
    },
  );

  test('rejects if its answer cannot be cloned', async () => {
    const { caller } = serving();
    const call = outcomeOf(caller.call('answerBadly', undefined));
    await jest.advanceTimersByTimeAsync(10);
    expect(call.current).toEqual({
      error: expect.objectContaining({ message: expect.stringContaining('clone') }),
    });
  });

  test('ends the worker and rejects all calls when aborted', async () => {
    const { caller, isTerminated } = serving();
    const { control, work, shares } = watched();
    const calledOff = outcomeOf(caller.call('count', { steps: 9, stepMs: 100 }, work));
    const other = outcomeOf(caller.call('never', undefined));
    await jest.advanceTimersByTimeAsync(250);
    const shareCount = shares.length;
    control.abort('enough');
    const late = outcomeOf(caller.call('double', 1));
    await jest.advanceTimersByTimeAsync(2000);
    expect([calledOff.current, other.current, late.current]).toEqual(
      Array.from({ length: 3 }, () => ({ error: 'enough' })),
    );
    expect(isTerminated()).toBe(true);
    expect(shares).toHaveLength(shareCount);
  });

  test('is not sent if it was aborted before', async () => {
    const { caller, worker, isTerminated } = serving();
    const posted = jest.spyOn(worker, 'postMessage');
    const call = outcomeOf(
      caller.call('double', 1, { signal: AbortSignal.abort('before'), onProgress() {} }),
    );
    await jest.advanceTimersByTimeAsync(10);
    expect(call.current).toEqual({ error: 'before' });
    expect(isTerminated()).toBe(true);
    expect(posted).not.toHaveBeenCalled();
  });

  test('does not end the worker when aborted after its answer', async () => {
    const { caller, isTerminated } = serving();
    const { control, work } = watched();
    void caller.call('double', 1, work);
    await jest.advanceTimersByTimeAsync(10);
    control.abort();
    expect(isTerminated()).toBe(false);
  });

  test('rejects when its worker fails, sends an unreadable message or is ended', async () => {
    const acts = [
      ({ breakDown }: ReturnType<typeof serving>) => breakDown('out of memory'),
      ({ loseAnswer }: ReturnType<typeof serving>) => loseAnswer(),
      ({ caller }: ReturnType<typeof serving>) => caller.end(),
    ];
    for (const act of acts) {
      const served = serving();
      const call = outcomeOf(served.caller.call('never', undefined));
      act(served);
      await jest.advanceTimersByTimeAsync(0);
      expect(call.current).toEqual({ error: expect.any(Error) });
      expect(served.isTerminated()).toBe(true);
    }
  });
});

describe('a silent worker', () => {
  test('is ended after the patience of its caller', async () => {
    const { caller, isTerminated } = serving(PATIENCE_MS);
    const call = outcomeOf(caller.call('never', undefined));
    await jest.advanceTimersByTimeAsync(PATIENCE_MS - 1);
    expect(call.current).toBe('open');
    await jest.advanceTimersByTimeAsync(1);
    expect(call.current).toEqual({ error: expect.any(SilentWorker) });
    expect(isTerminated()).toBe(true);
  });

  test('is not ended while it reports progress or no call is open', async () => {
    const { caller, isTerminated } = serving(PATIENCE_MS);
    const call = outcomeOf(caller.call('count', { steps: 10, stepMs: PATIENCE_MS / 2 }));
    await jest.advanceTimersByTimeAsync(6 * PATIENCE_MS);
    expect(call.current).toEqual({ value: '10 steps' });
    await jest.advanceTimersByTimeAsync(6 * PATIENCE_MS);
    expect(isTerminated()).toBe(false);
  });
});

describe('startWorker', () => {
  const idle = () => new AbortController().signal;

  test('resolves with a caller once the worker answers', async () => {
    const { worker, scope } = workerPair();
    const started = outcomeOf(
      startWorker<Calls>(() => worker, idle(), PATIENCE_MS).then((caller) => caller?.call('double', 3)),
    );
    await jest.advanceTimersByTimeAsync(10);
    expect(started.current).toBe('open');
    serve(scope);
    await jest.advanceTimersByTimeAsync(10);
    expect(started.current).toEqual({ value: 6 });
  });

  test('resolves with undefined if the worker is refused, cannot be loaded or is silent', async () => {
    const refusing = outcomeOf(
      startWorker<Calls>(() => {
        throw new Error('refused by the policy');
      }, idle()),
    );
    const unloaded = workerPair();
    const broken = outcomeOf(startWorker<Calls>(() => unloaded.worker, idle()));
    const mute = workerPair();
    const silent = outcomeOf(startWorker<Calls>(() => mute.worker, idle(), PATIENCE_MS));
    unloaded.breakDown('not found');
    await jest.advanceTimersByTimeAsync(PATIENCE_MS);
    expect([refusing.current, broken.current, silent.current]).toEqual(
      Array.from({ length: 3 }, () => ({ value: undefined })),
    );
    expect([unloaded.isTerminated(), mute.isTerminated()]).toEqual([true, true]);
  });

  test('rejects when it is aborted', async () => {
    const { worker, isTerminated } = workerPair();
    const control = new AbortController();
    const started = outcomeOf(startWorker<Calls>(() => worker, control.signal));
    control.abort('enough');
    await jest.advanceTimersByTimeAsync(0);
    expect(started.current).toEqual({ error: 'enough' });
    expect(isTerminated()).toBe(true);
  });
});
