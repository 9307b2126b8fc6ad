/**
 * The calls of a worker: one interface per worker, and one method per call, with the input as the only
 * parameter.
 */
export type WorkerCalls<Calls> = { readonly [Name in keyof Calls]: (input: never) => unknown };

export type InputOf<Call> = Call extends (input: infer Input) => unknown ? Input : never;
export type OutputOf<Call> = Call extends (input: never) => infer Output ? Output : never;

/** The `id` of the worker's start; calls count from 1. */
export const START_ID = 0;

export interface WorkerRequest<Calls, Name extends keyof Calls> {
  readonly id: number;
  readonly name: Name;
  readonly input: InputOf<Calls[Name]>;
}

export type WorkerAnswer<Output> =
  | { readonly id: number; readonly kind: 'progress'; readonly share: number }
  | { readonly id: number; readonly kind: 'done'; readonly output: Output }
  | { readonly id: number; readonly kind: 'failed'; readonly message: string };
