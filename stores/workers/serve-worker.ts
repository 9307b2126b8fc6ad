import { WORKER_PROGRESS_MS } from '@/lib/timing';
import type { LongWork } from './do-in-pieces';
import {
  type InputOf,
  type OutputOf,
  START_ID,
  type WorkerAnswer,
  type WorkerCalls,
  type WorkerRequest,
} from './worker-calls';

interface WorkerScope {
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  postMessage(message: unknown): void;
}

type Handlers<Calls extends WorkerCalls<Calls>> = {
  readonly [Name in keyof Calls]: (
    input: InputOf<Calls[Name]>,
    work: LongWork,
  ) => Promise<OutputOf<Calls[Name]>>;
};

/** Answers the calls of the page. To cancel a call, the page terminates the worker. */
export function serveWorker<Calls extends WorkerCalls<Calls>>(
  scope: WorkerScope,
  handlers: Handlers<Calls>,
): void {
  function send(answer: WorkerAnswer<unknown>): void {
    scope.postMessage(answer);
  }

  async function answer<Name extends keyof Calls>({ id, name, input }: WorkerRequest<Calls, Name>) {
    try {
      send({ id, kind: 'done', output: await handlers[name](input, workOf(id)) });
    } catch (error) {
      send({ id, kind: 'failed', message: String(error) });
    }
  }

  function workOf(id: number): LongWork {
    let sentAt = 0;
    return {
      signal: new AbortController().signal,
      onProgress(share) {
        if (performance.now() - sentAt < WORKER_PROGRESS_MS) return;
        sentAt = performance.now();
        send({ id, kind: 'progress', share });
      },
    };
  }

  scope.addEventListener(
    'message',
    ({ data }: MessageEvent<WorkerRequest<Calls, keyof Calls>>) => void answer(data),
  );
  send({ id: START_ID, kind: 'done', output: undefined });
}
