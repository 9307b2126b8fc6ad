'use client';

import { useState } from 'react';

export function useToggleSet<Value>(
  first: readonly Value[],
): readonly [chosen: ReadonlySet<Value>, toggle: (value: Value) => void] {
  const [chosen, setChosen] = useState<ReadonlySet<Value>>(() => new Set(first));
  const toggle = (value: Value) =>
    setChosen((before) => {
      const after = new Set(before);
      if (!after.delete(value)) after.add(value);
      return after;
    });
  return [chosen, toggle];
}
