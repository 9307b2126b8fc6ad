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
 * What a first visit shows, in English, before any script has run. Prerendered from the app itself without stored data.
 * The browser renders an empty text in its place: React keeps markup whose text differs, inert, until the app replaces
 * it. The boot script shows it only if it is right (`data-first-visit`).
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
