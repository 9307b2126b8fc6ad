'use client';

import type { ReactNode } from 'react';
import { IntlProvider, useLocale, useMessages } from 'use-intl';
import { WhenLoaded } from '@/components/ui/loading/when-loaded';
import { SHARING_CATALOGUES } from '@/lib/i18n/load-messages';

interface SharingWordsProps {
  children: ReactNode;
  /** Told when the words do not come. */
  onError?: (error: unknown) => void;
}

/** Gives what is inside the words of sharing too, in the language that is shown; it appears when they have come. */
export function SharingWords({ children, onError }: SharingWordsProps) {
  const language = useLocale();
  const messages = useMessages();
  return (
    <WhenLoaded load={SHARING_CATALOGUES[language]} onError={onError}>
      {(sharing) => (
        <IntlProvider locale={language} messages={{ ...messages, ...sharing.default }} timeZone="UTC">
          {children}
        </IntlProvider>
      )}
    </WhenLoaded>
  );
}
