'use client';

import { lazyPart } from '@/components/ui/loading/lazy-part';
import { logLoadFailure } from '@/components/ui/loading/load-failure';
import { useAppUpdate } from '@/stores/installed/app-update';
import { loadOfflineParts } from './load-offline-parts';

const OfflineSign = lazyPart(() => loadOfflineParts().then((module) => module.OfflineSign), {
  onError: logLoadFailure,
});

/** The place of the offline label in the bar. */
export function OfflineBadge() {
  const isOffline = useAppUpdate((state) => state.isOffline);
  return (
    <span role="status" className="inline-flex">
      {isOffline && <OfflineSign />}
    </span>
  );
}
