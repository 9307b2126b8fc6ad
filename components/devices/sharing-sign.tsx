'use client';

import { lazyPart } from '@/components/ui/loading/lazy-part';
import { logLoadFailure } from '@/components/ui/loading/load-failure';
import { useIsSharing } from '@/stores/sharing/use-is-sharing';

const Cloud = lazyPart(() => import('./sharing/cloud').then((module) => module.Cloud), {
  fallback: () => <span className="size-8" />,
  onError: logLoadFailure,
});

/** The place of the sync button in the toolbar; empty without sync. */
export function SharingSign() {
  return useIsSharing() && <Cloud />;
}
