'use client';

import { useEffect, useState } from 'react';

/** Each change restarts the time; the initial value is no change. */
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
