'use client';

import { Plus } from 'lucide-react';
import { usePathname, useSelectedLayoutSegment } from 'next/navigation';
import { type ReactNode, use, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { IntlProvider, useTranslations } from 'use-intl';
import { useStore } from 'zustand';
import { RolesOfHouse } from '@/components/parts/roles/role-book';
import { Sidebar } from '@/components/shell/sidebar/sidebar';
import { useAddShift } from '@/components/shell/use-add-shift';
import { WeekStartingDay } from '@/components/ui/dates/week-starting-day';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { LoadFailureContext, logLoadFailure } from '@/components/ui/loading/load-failure';
import { AppLink } from '@/components/ui/page/app-link';
import { COLUMNS_FIT } from '@/components/ui/page/layout-queries';
import { OtherFormats } from '@/components/ui/use-formats';
import { roleBook } from '@/lib/employees/roles/role-book';
import { rolesOf } from '@/lib/employees/roles/roles-of';
import { loadMessages } from '@/lib/i18n/load-messages';
import { connectStorage, startApp } from '@/stores/app/boot';
import { pauseForPage } from '@/stores/browser-storage/database/pause-for-page';
import { useStorageHealth } from '@/stores/browser-storage/use-storage-health';
import { reportLoadFailure } from '@/stores/notifications/report-load-failure';
import { useLanguage } from '@/stores/preferences/use-language';
import { turnWeek } from '@/stores/schedule/go-to';
import type { ScheduleStore } from '@/stores/schedule/schedule';
import {
  ScheduleContext,
  shownSchedule,
  useSchedule,
  useScheduleStore,
} from '@/stores/schedule/use-schedule';
import { useSetting } from '@/stores/settings/use-setting';
import { useOpenDialog } from '@/stores/ui/dialogs';
import { onPageEvent } from '@/stores/ui/page-events';
import { BootSkeleton } from './boot-skeleton';
import { HeaderBell } from './header-tools';
import { isCurrentPage, NAV_ITEMS } from './nav-items';

// Starts as soon as this script runs, in its own task: nothing is shown until the language is loaded.
if (typeof window !== 'undefined') void pauseForPage(true).then(startApp);

interface AppGateProps {
  /** Over every page; while one is open, the page behind is inert. */
  dialogs: ReactNode;
  /** Stay reachable whatever dialog is open. */
  notices: ReactNode;
  /** Below the content of every page, above the phone's bar. */
  dock: ReactNode;
  /** In the bar of every page. */
  bell: ReactNode;
  children: ReactNode;
}

/**
 * Shows the app once its messages are loaded. The prerendered page has what a first visit shows, in English, and a skeleton
 * without text, right for everybody else; the boot script chooses.
 */
export function AppGate({ dialogs, notices, dock, bell, children }: AppGateProps) {
  const language = useLanguage((state) => state.language);
  const messages = useLanguage((state) => state.messages);
  const weekStart = useSetting('weekStart');
  const failure = useLanguage((state) => state.failure);
  // Deferred, so that React renders the first screen in slices. A change of language applies at once, like in notices.
  const isShown = useDeferredValue(messages !== null);
  // Otherwise the database would be read between the slices, and a long schedule would load a third later.
  useEffect(() => {
    if (isShown) connectStorage();
  }, [isShown]);
  // No screen can be shown without words but the fallback screen.
  if (failure && !messages) throw failure;
  if (!messages || !isShown) {
    return (
      <>
        <FirstScreen bell={bell}>{children}</FirstScreen>
        <BootSkeleton />
      </>
    );
  }
  return (
    <IntlProvider locale={language} messages={messages} timeZone="UTC">
      <ScheduleProvider>
        <WeekStartingDay value={weekStart}>
          <HouseRoles>
            <PageTitle />
            <LoadFailureNotice>
              <HeaderBell value={bell}>
                <AppShell dialogs={<DialogsSchedule>{dialogs}</DialogsSchedule>} dock={dock}>
                  {children}
                </AppShell>
              </HeaderBell>
              {notices}
            </LoadFailureNotice>
          </HouseRoles>
        </WeekStartingDay>
      </ScheduleProvider>
    </IntlProvider>
  );
}

const PAGES = ['employees', 'insights', 'templates', 'settings', 'inbox'] as const;

/** The browser tab's title, in the current language; derived from the address, so that panels have one too. */
function PageTitle() {
  const t = useTranslations();
  const pathname = usePathname();
  // At any address that is none of the app's, the host answers with this page.
  const isMissing = useSelectedLayoutSegment() === 'missing';
  const page = PAGES.find((name) => pathname.startsWith(`/${name}`)) ?? 'calendar';
  return <title>{`${t(isMissing ? 'errors.notFound' : `shell.${page}`)} · ${t('shell.brand')}`}</title>;
}

const words = typeof window === 'undefined' ? loadMessages('en') : undefined;

interface FirstScreenProps {
  bell: ReactNode;
  children: ReactNode;
}

/**
 * What a first visit shows, in English, before any script has run. It is made while the page is prerendered, by the app
 * itself without anything stored. In the browser it is a text that differs, which React leaves as it is until the app
 * takes its place; until then it is inert. The boot script shows it where it is right (`data-first-visit`).
 */
function FirstScreen(props: FirstScreenProps) {
  return (
    <div className="first-screen" aria-hidden="true" inert suppressHydrationWarning>
      {typeof window === 'undefined' ? <Prerendered {...props} /> : ''}
    </div>
  );
}

function Prerendered({ bell, children }: FirstScreenProps) {
  const messages = words && use(words);
  if (!messages) return null;
  return (
    <IntlProvider locale="en" messages={messages} timeZone="UTC">
      <HeaderBell value={bell}>
        <AppShell isPhone>{children}</AppShell>
      </HeaderBell>
    </IntlProvider>
  );
}

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

/** The frame around every page: sidebar or bottom bar, the page, and what is over it. */
function AppShell({ dialogs, dock, isPhone = false, children }: AppShellProps) {
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

/** Shows the storage banner while saving has a problem. */
function BannerWhenUnwell() {
  const health = useStorageHealth();
  if (health === 'well') return null;
  return <StorageBanner health={health} />;
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

/** Notifies about every part inside whose script does not load. */
export function LoadFailureNotice({ children }: { children: ReactNode }) {
  const t = useTranslations('errors');
  const report = useCallback((error: unknown) => reportLoadFailure(t('partMissing'), error), [t]);
  return <LoadFailureContext value={report}>{children}</LoadFailureContext>;
}

/** Opens the schedule that is shown, and gives its store to all screens. */
export function ScheduleProvider({ children }: { children: ReactNode }) {
  const shown = useStore(shownSchedule);
  const [opened, setOpened] = useState(() => ({ shown, store: shown.open() }));
  if (opened.shown !== shown) setOpened({ shown, store: shown.open() });
  const { store } = opened;
  useEffect(() => store.follow?.(), [store]);
  return <GivenSchedule store={store}>{children}</GivenSchedule>;
}

/** Dialogs keep the schedule in which they were opened, whatever the calendar shows meanwhile. */
export function DialogsSchedule({ children }: { children: ReactNode }) {
  const shown = useScheduleStore();
  const isOpen = useOpenDialog() !== null;
  const [held, setHeld] = useState(shown);
  if (!isOpen && held !== shown) setHeld(shown);
  useEffect(() => (held === shown ? undefined : held.follow?.()), [held, shown]);
  return <GivenSchedule store={held}>{children}</GivenSchedule>;
}

/** In a week template days are weekdays. */
function GivenSchedule({ store, children }: { store: ScheduleStore; children: ReactNode }) {
  return (
    <ScheduleContext value={store}>
      <OtherFormats value={store.editedWeek?.asFormats}>{children}</OtherFormats>
    </ScheduleContext>
  );
}

/** Gives all below the roles of the house, those that only the team has among them. */
function HouseRoles({ children }: { children: ReactNode }) {
  const list = useSetting('roleList');
  const employees = useSchedule((state) => state.schedule.employees);
  const teamRoles = useMemo(() => new Set([...employees.values()].flatMap(rolesOf)), [employees]);
  // One text, so that an edit of a person changes the book only where a role comes or goes.
  const inUse = JSON.stringify(
    [...teamRoles].filter((role) => !list.roles.some(({ key }) => key === role)).sort(),
  );
  const book = useMemo(() => roleBook(list, JSON.parse(inUse) as string[]), [list, inUse]);
  return <RolesOfHouse value={book}>{children}</RolesOfHouse>;
}

const turn = (store: ScheduleStore, count: number) =>
  turnWeek(store, count, !window.matchMedia(COLUMNS_FIT).matches);

/** Moves the shown week on the page's navigation events, on every page. */
function usePageEvents(): void {
  const store = useScheduleStore();
  useEffect(() => {
    const stops = [
      onPageEvent('navigatePreviousWeek', () => turn(store, -1)),
      onPageEvent('navigateNextWeek', () => turn(store, 1)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [store]);
}
