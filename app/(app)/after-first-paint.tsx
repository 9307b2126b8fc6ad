'use client';

import { useEffect, useState } from 'react';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { LATER_PARTS_RETRY_MS } from '@/lib/timing';

const load = () => import('./later-parts');

// All parts share one script, so one report of a load failure is enough.
const SILENT = { onError: () => {} };
const PARTS = {
  Dialogs: lazyPart(() => load().then((module) => module.Overlays)),
  Services: lazyPart(() => load().then((module) => module.Services), SILENT),
  DesktopProblems: lazyPart(() => load().then((module) => module.DesktopProblems), SILENT),
  PhoneProblems: lazyPart(() => load().then((module) => module.PhoneProblems), SILENT),
  EmptyWeek: lazyPart(() => load().then((module) => module.EmptyWeekOffer), SILENT),
  Dock: lazyPart(() => load().then((module) => module.Dock), SILENT),
};

/**
 * Mounts the parts that no page needs for its first paint; one script loads them right after it. Earlier
 * requests are kept: the open dialog in its store, keys and page events in their queues.
 */
export function AfterFirstPaint({ part }: { part: keyof typeof PARTS }) {
  const [attempt, setAttempt] = useState(0);
  // React runs a passive effect after the paint of its frame.
  useEffect(() => setAttempt(1), []);
  if (attempt === 0) return null;
  const Part = PARTS[part];
  const retry = () => {
    setTimeout(() => setAttempt((before) => before + 1), LATER_PARTS_RETRY_MS);
  };
  return <Part key={attempt} onMissing={retry} />;
}
