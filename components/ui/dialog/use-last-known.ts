'use client';

import { useState } from 'react';

/** A dialog keeps a record that another tab removes, so that typed text is not lost. */
export function useLastKnown<Value>(value: Value | undefined, key: string): Value | undefined {
  const [known, setKnown] = useState<{ key: string; value: Value }>();
  if (value !== undefined && (known?.key !== key || known.value !== value)) setKnown({ key, value });
  return value ?? (known?.key === key ? known.value : undefined);
}
