import type { LongWork } from './do-in-pieces';
import {
  type InputOf,
  type OutputOf,
  START_ID,
  type WorkerAnswer,
  type WorkerCalls,
  type WorkerRequest,
} from './worker-calls';

type CalledWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

/** The worker was terminated because it was silent for longer than its caller waits. */
export class SilentWorker extends Error {}

export interface WorkerCaller<Calls extends WorkerCalls<Calls>> {
  /** Resolves when the worker listens; calls can be made earlier. */
  started(work?: LongWork): Promise<void>;
  /**
   * Rejects if the call fails. If the call is aborted, or the worker breaks or is silent for too long, the
   * worker is terminated, and with it every other call.
   */
  call<Name extends keyof Calls>(
    name: Name,
    input: InputOf<Calls[Name]>,
    work?: LongWork,
  ): Promise<OutputOf<Calls[Name]>>;
  /** Terminates the worker; unanswered calls reject. */
  end(): void;
}

/**
 * Calls a newly created worker, and terminates it if it is silent for `patienceMs` milliseconds during a
 * call.
 */
export function callWorker<Calls extends WorkerCalls<Calls>>(
  worker: CalledWorker,
  patienceMs?: number,
): WorkerCaller<Calls> {
  const ended = new AbortController();
  let lastId = START_ID;

  function end(reason: unknown): void {
    worker.terminate();
    ended.abort(reason);
  }

  function answerTo<Output>(id: number, work: LongWork | undefined, send: () => void): Promise<Output> {
    const answered = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    return new Promise<Output>((resolve, reject) => {
      const on = { signal: answered.signal };
      const abortSignal = work?.signal;
      const wait = () => {
        clearTimeout(timer);
        if (patienceMs !== undefined) timer = setTimeout(() => end(new SilentWorker()), patienceMs);
      };
      ended.signal.addEventListener('abort', () => reject(ended.signal.reason), on);
      abortSignal?.addEventListener('abort', () => end(abortSignal.reason), on);
      worker.addEventListener('error', (event) => end(new Error(event.message)), on);
      worker.addEventListener(
        'messageerror',
        () => end(new Error('The answer of the worker cannot be read.')),
        on,
      );
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<WorkerAnswer<Output>>) => {
          if (data.id !== id) return;
          if (data.kind === 'progress') {
            wait();
            work?.onProgress(data.share);
          } else if (data.kind === 'failed') reject(new Error(data.message));
          else resolve(data.output);
        },
        on,
      );
      if (abortSignal?.aborted) end(abortSignal.reason);
      ended.signal.throwIfAborted();
      wait();
      send();
    }).finally(() => {
      answered.abort();
      clearTimeout(timer);
    });
  }

  return {
    started: (work) => answerTo(START_ID, work, () => {}),
    call<Name extends keyof Calls>(name: Name, input: InputOf<Calls[Name]>, work?: LongWork) {
      lastId += 1;
      const request: WorkerRequest<Calls, Name> = { id: lastId, name, input };
      return answerTo<OutputOf<Calls[Name]>>(lastId, work, () => worker.postMessage(request));
    },
    end: () => end(new Error('The worker was terminated.')),
  };
}

/** Creates a worker and waits until it listens; undefined if the browser cannot start one. Rejects when aborted. */
export async function startWorker<Calls extends WorkerCalls<Calls>>(
  make: () => CalledWorker,
  signal: AbortSignal,
  patienceMs?: number,
): Promise<WorkerCaller<Calls> | undefined> {
  try {
    const caller = callWorker<Calls>(make(), patienceMs);
    await caller.started({ signal, onProgress() {} });
    return caller;
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
}
