'use client';

import { Plus } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { Sidebar } from '@/components/shell/sidebar/sidebar';
import { useAddShift } from '@/components/shell/use-add-shift';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { logLoadFailure } from '@/components/ui/loading/load-failure';
import { AppLink } from '@/components/ui/page/app-link';
import { COLUMNS_FIT } from '@/components/ui/page/layout-queries';
import { useStorageHealth } from '@/stores/browser-storage/use-storage-health';
import { turnWeek } from '@/stores/schedule/go-to';
import type { ScheduleStore } from '@/stores/schedule/schedule';
import { useScheduleStore } from '@/stores/schedule/use-schedule';
import { onPageEvent } from '@/stores/ui/page-events';
import { isCurrentPage, NAV_ITEMS } from './nav-items';

const StorageBanner = lazyPart(() => import('./storage-banner').then((module) => module.StorageBanner), {
  onError: logLoadFailure,
});

interface AppShellProps {
  dialogs?: ReactNode;
  dock?: ReactNode;
  /** Renders no sidebar, which a phone does not show. */
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
          <StorageBannerIfNeeded />
          {children}
          {dock}
          <BottomBar />
        </div>
      </div>
      {dialogs}
    </div>
  );
}

function StorageBannerIfNeeded() {
  const health = useStorageHealth();
  if (health === 'well') return null;
  return <StorageBanner health={health} />;
}

const turnPeriod = (store: ScheduleStore, count: number) =>
  turnWeek(store, count, !window.matchMedia(COLUMNS_FIT).matches);

/** Handles the page events that show the previous or next week, on every page. */
function usePageEvents(): void {
  const store = useScheduleStore();
  useEffect(() => {
    const stops = [
      onPageEvent('navigatePreviousWeek', () => turnPeriod(store, -1)),
      onPageEvent('navigateNextWeek', () => turnPeriod(store, 1)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [store]);
}

/** The phone's navigation, within the thumb's reach, with Add Shift in its middle. */
function BottomBar() {
  const t = useTranslations('shell');
  // Labels that fit a fifth of the narrowest phone in every language.
  const short = useTranslations('bottomBar');
  const pathname = usePathname();
  const addShift = useAddShift();
  const links = NAV_ITEMS.map(({ id, href, icon: Icon, tutorialStep }) => {
    const isCurrent = isCurrentPage(href, pathname);
    return (
      <AppLink
        key={id}
        href={href}
        data-tutorial={tutorialStep}
        aria-current={isCurrent ? 'page' : undefined}
        className={`focus-ring flex min-h-12 min-w-0 flex-col items-center justify-center gap-0.5 rounded-control text-xs font-medium ${
          isCurrent ? 'text-accent-text' : 'text-ink-2'
        }`}
      >
        <Icon aria-hidden="true" className="size-[22px]" strokeWidth={1.75} />
        <span className="max-w-full text-center leading-tight break-words hyphens-auto max-[350px]:text-[11px] max-[350px]:tracking-[-0.03em]">
          {short(id)}
        </span>
      </AppLink>
    );
  });
  return (
    <nav
      aria-label={t('navigation')}
      className="grid shrink-0 grid-cols-[1fr_1fr_auto_1fr_1fr] items-start max-[350px]:grid-cols-[repeat(5,auto)] max-[350px]:justify-between border-t border-line bg-canvas px-1 pt-1.5 pb-[max(env(safe-area-inset-bottom),10px)] desktop:hidden"
    >
      {links.slice(0, 2)}
      <button
        type="button"
        onClick={addShift}
        data-tutorial="add-shift"
        aria-label={t('addShift')}
        className="focus-ring mx-1.5 -mt-px flex size-[52px] items-center justify-center rounded-dialog bg-accent text-on-accent shadow-2"
      >
        <Plus aria-hidden="true" className="size-6" />
      </button>
      {links.slice(2)}
    </nav>
  );
}
