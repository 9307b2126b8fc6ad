'use client';

import { useEffect, useState } from 'react';

/**
 * Whether the value changed less than that many milliseconds ago. Each change restarts the time, including a change
 * back to an earlier value; the initial value is no change.
 */
export function useJustChanged(value: string, durationMs: number): boolean {
  const [latest, setLatest] = useState({ value, isRecent: false });
  if (latest.value !== value) setLatest({ value, isRecent: true });
  useEffect(() => {
    if (!latest.isRecent) return;
    const timer = setTimeout(() => setLatest({ value: latest.value, isRecent: false }), durationMs);
    return () => clearTimeout(timer);
  }, [latest, durationMs]);
  return latest.isRecent;
}
