'use client';

import { useEffect, useState } from 'react';

/** Whether the value became another less than that many milliseconds ago; what it was at first is no change. */
export function useJustChanged(value: string, durationMs: number): boolean {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (value === settled) return;
    const timer = setTimeout(() => setSettled(value), durationMs);
    return () => clearTimeout(timer);
  }, [value, settled, durationMs]);
  return value !== settled;
}
