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
 * The first visit's page in English, before any script has run. Prerendered from the app without stored data.
 * In the browser, the component renders an empty text: React keeps prerendered markup whose text differs,
 * until the app replaces it. The boot script shows the first screen only if it is right (`data-first-visit`).
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
