'use client';

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Sidebar } from '@/components/shell/sidebar/sidebar';
import { usePageEvents } from '@/components/shell/watch/use-page-events';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { logLoadFailure } from '@/components/ui/loading/load-failure';
import { useStorageHealth } from '@/stores/browser-storage/use-storage-health';
import { BottomBar } from './bottom-bar';

const StorageBanner = lazyPart(() => import('./storage-banner').then((module) => module.StorageBanner), {
  onError: logLoadFailure,
});

interface AppShellProps {
  dialogs?: ReactNode;
  dock?: ReactNode;
  /** Without the sidebar, which a phone does not show. */
  isPhone?: boolean;
  children: ReactNode;
}

/** The frame around every page: sidebar or bottom bar, the page, and overlays. */
export function AppShell({ dialogs, dock, isPhone = false, children }: AppShellProps) {
  const t = useTranslations('common');
  usePageEvents();
  return (
    // One element around everything that a dialog makes inert.
    <div>
      <a
        href="#content"
        className="focus-ring sr-only z-50 rounded-control bg-raised px-4 py-2 font-semibold focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:px-4 focus:py-2"
      >
        {t('skipToContent')}
      </a>
      <div data-shell="" className="flex h-dvh overflow-hidden">
        {!isPhone && <Sidebar />}
        <div className="flex min-w-0 grow flex-col">
          <BannerWhenUnwell />
          {children}
          {dock}
          <BottomBar />
        </div>
      </div>
      {dialogs}
    </div>
  );
}

function BannerWhenUnwell() {
  const health = useStorageHealth();
  if (health === 'well') return null;
  return <StorageBanner health={health} />;
}
