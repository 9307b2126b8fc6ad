'use client';

import { CircleCheck, PanelLeft, Plus } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { useTranslations } from 'use-intl';
import { isCurrentPage, NAV_ITEMS } from '@/components/shell/frame/nav-items';
import { useAddShift } from '@/components/shell/use-add-shift';
import { BrandMark } from '@/components/ui/brand-mark';
import { IconButton } from '@/components/ui/icon-button';
import { Kbd } from '@/components/ui/kbd';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { logLoadFailure } from '@/components/ui/loading/load-failure';
import { AppLink } from '@/components/ui/page/app-link';
import { SIDEBAR_FITS, SIDEBAR_SIZE } from '@/components/ui/page/layout-queries';
import { readPlatform } from '@/components/ui/page/platform';
import { useMediaQuery } from '@/components/ui/page/use-media-query';
import { Tooltip } from '@/components/ui/tooltip/tooltip';
import { ariaKeys, keyHint } from '@/lib/shortcuts/key-names';
import { uiStore } from '@/stores/app/ui-store';
import { useStorageHealth } from '@/stores/browser-storage/use-storage-health';
import { useUi } from '@/stores/ui/use-ui';

/** Loaded late: only an open sidebar has lists, and the sidebar starts closed. */
const SidebarLists = lazyPart(() => import('./lists').then((module) => module.SidebarLists), {
  onError: logLoadFailure,
});

/** The navigation from 1024 px up: open with labels, or an icon rail. */
export function Sidebar() {
  const t = useTranslations('shell');
  const isWide = useMediaQuery(SIDEBAR_FITS);
  const isOpen = useUi((state) => state.sidebarOpen) && isWide;
  return (
    <div
      className={`hidden shrink-0 flex-col border-r border-line bg-sunken py-3 desktop:flex ${SIDEBAR_SIZE[isOpen ? 'open' : 'rail'].width} px-3 ${isOpen ? '' : 'items-center'}`}
    >
      <div className="mb-3 flex h-8 items-center gap-2.5 px-0.5">
        <BrandMark />
        {isOpen && (
          <>
            <span className="grow text-md font-semibold">{t('brand')}</span>
            <SidebarToggle isOpen />
          </>
        )}
      </div>
      <AddShiftButton isOpen={isOpen} />
      <NavLinks isOpen={isOpen} />
      {isOpen && <SidebarLists />}
      <div className="grow" />
      {isOpen && <SavedNote />}
      {!isOpen && isWide && <SidebarToggle isOpen={false} />}
    </div>
  );
}

function AddShiftButton({ isOpen }: { isOpen: boolean }) {
  const t = useTranslations('shell');
  const addShift = useAddShift();
  const button = (
    <button
      type="button"
      onClick={addShift}
      aria-label={t('addShift')}
      aria-keyshortcuts={ariaKeys('addShift', readPlatform())}
      className="focus-ring motion flex min-h-8 items-center gap-2.5 rounded-control border border-line-2 bg-surface px-2 font-semibold shadow-1 hover:bg-hover"
    >
      <Plus aria-hidden="true" className="size-4" />
      {isOpen && (
        <>
          <span className="grow text-left">{t('addShift')}</span>
          <Kbd>{keyHint('addShift', readPlatform())}</Kbd>
        </>
      )}
    </button>
  );
  return isOpen ? (
    button
  ) : (
    <Tooltip content={t('addShift')} shortcut={keyHint('addShift', readPlatform())}>
      {button}
    </Tooltip>
  );
}

function NavLinks({ isOpen }: { isOpen: boolean }) {
  const t = useTranslations('shell');
  const pathname = usePathname();
  return (
    <nav aria-label={t('navigation')} className="mt-3 flex flex-col gap-0.5">
      {NAV_ITEMS.filter(({ isInSidebar }) => isInSidebar).map(({ id, href, icon: Icon, tutorialStep }) => {
        const isCurrent = isCurrentPage(href, pathname);
        const link = (
          <AppLink
            key={id}
            href={href}
            data-tutorial={tutorialStep}
            aria-label={t(id)}
            aria-current={isCurrent ? 'page' : undefined}
            className={`focus-ring motion flex h-8 items-center gap-2.5 rounded-control px-2 font-medium ${
              isCurrent
                ? 'bg-pressed text-ink contrast:bg-ink contrast:text-canvas'
                : 'text-ink-2 hover:bg-hover'
            }`}
          >
            <Icon
              aria-hidden="true"
              strokeWidth={1.75}
              className={`size-[18px] ${isCurrent ? 'text-accent-text contrast:text-canvas' : 'text-icon'}`}
            />
            {isOpen && t(id)}
          </AppLink>
        );
        return isOpen ? (
          link
        ) : (
          <Tooltip key={id} content={t(id)}>
            {link}
          </Tooltip>
        );
      })}
    </nav>
  );
}

function SidebarToggle({ isOpen }: { isOpen: boolean }) {
  const t = useTranslations('shell');
  return (
    <IconButton
      label={isOpen ? t('closeSidebar') : t('openSidebar')}
      icon={<PanelLeft aria-hidden="true" />}
      onClick={uiStore.toggleSidebar}
    />
  );
}

function SavedNote() {
  const t = useTranslations('shell');
  const health = useStorageHealth();
  const isSaved = health === 'well' || health === 'unreadable';
  return (
    <p className="flex items-center gap-2 px-2 text-xs text-ink-3">
      {isSaved && <CircleCheck aria-hidden="true" className="size-3.5" />}
      {isSaved ? t('savedHere') : t('notSaved')}
    </p>
  );
}
