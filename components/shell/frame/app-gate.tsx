'use client';

import { type ReactNode, useDeferredValue, useEffect } from 'react';
import { IntlProvider } from 'use-intl';
import { BusinessRoles } from '@/components/shell/roles/business-roles';
import { DialogsSchedule, ScheduleProvider } from '@/components/shell/schedule-provider';
import { WeekStartingDay } from '@/components/ui/dates/week-starting-day';
import { weekStartSetting } from '@/lib/settings/calendar-settings';
import { connectStorage, startApp } from '@/stores/app/boot';
import { pauseForPage } from '@/stores/browser-storage/database/pause-for-page';
import { useLanguage } from '@/stores/preferences/use-language';
import { useSetting } from '@/stores/settings/use-setting';
import { AppShell } from './app-shell';
import { BootSkeleton } from './boot-skeleton';
import { FirstScreen } from './first-screen';
import { HeaderBell } from './header-tools';
import { LoadFailureNotice } from './load-failure-notice';
import { PageTitle } from './page-title';

// Starts as soon as this script runs, in a separate task: nothing is shown until the language is loaded.
if (typeof window !== 'undefined') void pauseForPage(true).then(startApp);

interface AppGateProps {
  /** Dialogs over every page; while a dialog is open, the page behind is inert. */
  dialogs: ReactNode;
  /** The toasts, which stay reachable while a dialog is open. */
  notices: ReactNode;
  /** Rendered below the content of every page, above the phone's bar. */
  dock: ReactNode;
  /** Rendered in the bar of every page. */
  bell: ReactNode;
  children: ReactNode;
}

/**
 * Shows the app once its messages are loaded. The prerendered page has two states: the first visit's screen in English,
 * and a skeleton without text for everyone else; the boot script chooses.
 */
export function AppGate({ dialogs, notices, dock, bell, children }: AppGateProps) {
  const language = useLanguage((state) => state.language);
  const messages = useLanguage((state) => state.messages);
  const weekStart = useSetting(weekStartSetting);
  const failure = useLanguage((state) => state.failure);
  // Deferred, so that React renders the first screen in slices. A change of language still applies at once.
  const isShown = useDeferredValue(messages !== null);
  // Otherwise the database would be read between the slices, and loading a long schedule would take a third
  // longer.
  useEffect(() => {
    if (isShown) connectStorage();
  }, [isShown]);
  // Without texts only the fallback screen can be shown.
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
          <BusinessRoles>
            <PageTitle />
            <LoadFailureNotice>
              <HeaderBell value={bell}>
                <AppShell dialogs={<DialogsSchedule>{dialogs}</DialogsSchedule>} dock={dock}>
                  {children}
                </AppShell>
              </HeaderBell>
              {notices}
            </LoadFailureNotice>
          </BusinessRoles>
        </WeekStartingDay>
      </ScheduleProvider>
    </IntlProvider>
  );
}
