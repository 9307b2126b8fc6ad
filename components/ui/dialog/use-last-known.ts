'use client';

import { useState } from 'react';

/**
 * The value, or the last defined one under the same key. If another tab removes a record while its dialog is open, the
 * dialog keeps it, so that nothing typed is lost.
 */
export function useLastKnown<Value>(value: Value | undefined, key: string): Value | undefined {
  const [known, setKnown] = useState<{ key: string; value: Value }>();
  if (value !== undefined && (known?.key !== key || known.value !== value)) setKnown({ key, value });
  return value ?? (known?.key === key ? known.value : undefined);
}
