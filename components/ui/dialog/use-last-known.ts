'use client';

import { useState } from 'react';

/**
 * The value, or the last one there was under the same key. A record that another tab removes while its dialog is open
 * stays in the dialog, so that nothing typed is lost.
 */
export function useLastKnown<Value>(value: Value | undefined, key: string): Value | undefined {
  const [known, setKnown] = useState<{ key: string; value: Value }>();
  if (value !== undefined && (known?.key !== key || known.value !== value)) setKnown({ key, value });
  return value ?? (known?.key === key ? known.value : undefined);
}
