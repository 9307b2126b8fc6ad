'use client';

import { useEffect } from 'react';
import { whenIdle } from '@/components/ui/loading/when-idle';
import { WhenLoaded } from '@/components/ui/loading/when-loaded';
import { useAppUpdate } from '@/stores/installed/app-update';
import { loadOfflineParts } from './load-offline-parts';

let isStarted = false;

function start(): void {
  if (isStarted) return;
  isStarted = true;
  loadOfflineParts().then(
    ({ startServiceWorker }) => startServiceWorker(),
    (error: unknown) => console.error('Service worker: its script could not be loaded.', error),
  );
}

/** Starts the worker's care once the page has nothing else to do, and stands where it tells of a newer build. */
export function OfflineLayer() {
  const isReady = useAppUpdate((state) => state.isUpdateReady);
  useEffect(() => (process.env.NODE_ENV === 'production' ? whenIdle(start) : undefined), []);
  return (
    <div role="status">
      {isReady && <WhenLoaded load={loadOfflineParts}>{({ UpdatePrompt }) => <UpdatePrompt />}</WhenLoaded>}
    </div>
  );
}
