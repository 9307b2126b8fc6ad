/** Caches every result without limit: for pure functions with few distinct values. */
export function memoize<Value extends string | number, Answer>(
  answer: (value: Value) => Answer,
): (value: Value) => Answer {
  const known = new Map<Value, Answer>();
  return (value) => {
    const before = known.get(value);
    if (before !== undefined) return before;
    const fresh = answer(value);
    known.set(value, fresh);
    return fresh;
  };
}
