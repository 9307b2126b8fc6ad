/** The outcome of something that may be refused: a value, or the reason for the refusal. */
export type Result<Value, Refusal> =
  | { readonly isOk: true; readonly value: Value }
  | { readonly isOk: false; readonly error: Refusal };

/** Wraps a value that was accepted. */
export function ok<Value>(value: Value): Result<Value, never> {
  return { isOk: true, value };
}

/** Wraps the reason of a refusal. */
export function refused<Refusal>(error: Refusal): Result<never, Refusal> {
  return { isOk: false, error };
}
