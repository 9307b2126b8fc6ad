'use client';

import { lazyPart } from '@/components/ui/loading/lazy-part';
import { logLoadFailure } from '@/components/ui/loading/load-failure';
import { useIsSyncing } from '@/stores/sync/use-is-syncing';

const SyncStatusButton = lazyPart(
  () => import('./devices/sync-status-button').then((module) => module.SyncStatusButton),
  {
    fallback: () => <span className="size-8" />,
    onError: logLoadFailure,
  },
);

/** The sync button in the toolbar; renders nothing without sync. */
export function SyncSign() {
  return useIsSyncing() && <SyncStatusButton />;
}
