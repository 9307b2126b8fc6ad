'use client';

import { useEffect } from 'react';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { logLoadFailure } from '@/components/ui/loading/load-failure';
import { whenIdle } from '@/components/ui/loading/when-idle';
import { useAppUpdate } from '@/stores/installed/app-update';
import { loadOfflineParts } from './load-offline-parts';

const UpdatePrompt = lazyPart(() => loadOfflineParts().then((module) => module.UpdatePrompt), {
  onError: logLoadFailure,
});

let isStarted = false;

function start(): void {
  if (isStarted) return;
  isStarted = true;
  loadOfflineParts().then(
    ({ startServiceWorker }) => startServiceWorker(),
    (error: unknown) => console.error('Failed to load the offline support.', error),
  );
}

/** Registers the service worker once the page is idle, and hosts the prompt for a newer build. */
export function OfflineLayer() {
  const isReady = useAppUpdate((state) => state.isUpdateReady);
  useEffect(() => (process.env.NODE_ENV === 'production' ? whenIdle(start) : undefined), []);
  return <div role="status">{isReady && <UpdatePrompt />}</div>;
}
