'use client';

import './first-screen.css';
import { type ReactNode, use } from 'react';
import { IntlProvider } from 'use-intl';
import { loadMessages } from '@/lib/i18n/load-messages';
import { AppShell } from './app-shell';
import { HeaderBell } from './header-tools';

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
export function FirstScreen({ bell, children }: FirstScreenProps) {
  const messages = words && use(words);
  return (
    <div className="first-screen" aria-hidden="true" inert suppressHydrationWarning>
      {messages ? (
        <IntlProvider locale="en" messages={messages} timeZone="UTC">
          <HeaderBell value={bell}>
            <AppShell isPhone>{children}</AppShell>
          </HeaderBell>
        </IntlProvider>
      ) : (
        ''
      )}
    </div>
  );
}
