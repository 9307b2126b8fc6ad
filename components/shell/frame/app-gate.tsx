'use client';

import { type ReactNode, useDeferredValue, useEffect } from 'react';
import { IntlProvider } from 'use-intl';
import { connectStorage, startApp } from '@/stores/app/boot';
import { pauseForPage } from '@/stores/browser-storage/database/pause-for-page';
import { useLanguage } from '@/stores/preferences/use-language';
import { AppShell } from './app-shell';
import { BootSkeleton } from './boot-skeleton';
import { HeaderBell } from './header-tools';
import { LoadFailureNotice } from './load-failure-notice';

// As soon as this script runs, in a task of its own: nothing is shown before the language that it loads is there.
if (typeof window !== 'undefined') void pauseForPage(true).then(startApp);

interface AppGateProps {
  /** Lie over every page; while one is open, the page behind is inert. */
  dialogs: ReactNode;
  /** Stay reachable whatever dialog is open. */
  notices: ReactNode;
  /** Stands below the content of every page, above the phone's bar. */
  dock: ReactNode;
  /** Stands in the bar of every page. */
  bell: ReactNode;
  children: ReactNode;
}

/** Shows the app once its words are there. The prerendered page is the wordless skeleton, right in every language. */
export function AppGate({ dialogs, notices, dock, bell, children }: AppGateProps) {
  const language = useLanguage((state) => state.language);
  const messages = useLanguage((state) => state.messages);
  // Put off, so that React makes the first screen in slices. Another language shows at once: notices follow it.
  const isShown = useDeferredValue(messages !== null);
  // The database would otherwise be read between the slices, and a long schedule come a third later.
  useEffect(() => {
    if (isShown) connectStorage();
  }, [isShown]);
  if (!messages || !isShown) return <BootSkeleton />;
  return (
    <IntlProvider locale={language} messages={messages} timeZone="UTC">
      <LoadFailureNotice>
        <HeaderBell value={bell}>
          <AppShell dialogs={dialogs} dock={dock}>
            {children}
          </AppShell>
        </HeaderBell>
        {notices}
      </LoadFailureNotice>
    </IntlProvider>
  );
}
