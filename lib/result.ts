export type Result<Value, Refusal> =
  | { readonly isOk: true; readonly value: Value }
  | { readonly isOk: false; readonly error: Refusal };

export function ok<Value>(value: Value): Result<Value, never> {
  return { isOk: true, value };
}

export function refused<Refusal>(error: Refusal): Result<never, Refusal> {
  return { isOk: false, error };
}
