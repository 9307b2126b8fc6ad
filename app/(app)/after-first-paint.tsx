'use client';

import { useEffect, useState } from 'react';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { LATER_PARTS_RETRY_MS } from '@/lib/timing';

// They come in one script: one report is enough.
const SILENT = { onError: () => {} };
const PARTS = {
  Dialogs: lazyPart(() => import('./later-parts').then((module) => module.Dialogs)),
  Services: lazyPart(() => import('./later-parts').then((module) => module.Services), SILENT),
  Dock: lazyPart(() => import('./later-parts').then((module) => module.Dock), SILENT),
};

/**
 * Where the parts stand that no page needs for its first paint: they come in one script right behind it. What is asked
 * of them until then is kept: the open dialog in its store, keys and the page's events in their queues.
 */
export function AfterFirstPaint({ part }: { part: keyof typeof PARTS }) {
  const [attempt, setAttempt] = useState(0);
  // React calls an effect that nobody waits for behind the paint of its frame.
  useEffect(() => setAttempt(1), []);
  if (attempt === 0) return null;
  const Part = PARTS[part];
  const retry = () => {
    setTimeout(() => setAttempt((before) => before + 1), LATER_PARTS_RETRY_MS);
  };
  return <Part key={attempt} onMissing={retry} />;
}
