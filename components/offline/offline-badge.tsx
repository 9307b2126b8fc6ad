'use client';

import { WhenLoaded } from '@/components/ui/loading/when-loaded';
import { useAppUpdate } from '@/stores/installed/app-update';
import { loadOfflineParts } from './load-offline-parts';

/** Where the bar says that there is no connection. */
export function OfflineBadge() {
  const isOffline = useAppUpdate((state) => state.isOffline);
  return (
    <span role="status" className="inline-flex">
      {isOffline && <WhenLoaded load={loadOfflineParts}>{({ OfflineSign }) => <OfflineSign />}</WhenLoaded>}
    </span>
  );
}
