'use client';

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
export function FirstScreen(props: FirstScreenProps) {
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
