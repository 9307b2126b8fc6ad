import type { InPieces } from '@/lib/in-pieces';

/** Maximum work before the page may respond, in milliseconds. */
const WORK_MS = 8;

/** Progress and cancellation of a long operation, which rejects with the signal's reason when aborted. */
export interface LongWork {
  readonly signal: AbortSignal;
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** A part of the work, whose progress runs from one share of the whole to another. */
export function partOf(work: LongWork, from: number, to: number): LongWork {
  return { signal: work.signal, onProgress: (share) => work.onProgress(from + (to - from) * share) };
}

/** Does the work in tasks of a few milliseconds, with a pause after each of them. */
export async function doInPieces<Value>(
  pieces: InPieces<Value>,
  { signal, onProgress }: LongWork,
  pause: () => Promise<void>,
): Promise<Value> {
  let pausedAt = performance.now();
  let step = pieces.next();
  while (!step.done) {
    if (performance.now() - pausedAt >= WORK_MS) {
      onProgress(step.value);
      await pause();
      signal.throwIfAborted();
      pausedAt = performance.now();
    }
    step = pieces.next();
  }
  return step.value;
}
