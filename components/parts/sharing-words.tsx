'use client';

import { type ReactNode, useContext } from 'react';
import { IntlProvider, useLocale, useMessages } from 'use-intl';
import { LoadFailureContext } from '@/components/ui/loading/load-failure';
import { WhenLoaded } from '@/components/ui/loading/when-loaded';
import { SHARING_CATALOGUES } from '@/lib/i18n/load-messages';

interface SharingWordsProps {
  children: ReactNode;
}

/** Gives what is inside the words of sharing too, in the language that is shown; it appears when they have come. */
export function SharingWords({ children }: SharingWordsProps) {
  const language = useLocale();
  const messages = useMessages();
  const report = useContext(LoadFailureContext);
  return (
    <WhenLoaded load={SHARING_CATALOGUES[language]} onError={report}>
      {(sharing) => (
        <IntlProvider locale={language} messages={{ ...messages, ...sharing.default }} timeZone="UTC">
          {children}
        </IntlProvider>
      )}
    </WhenLoaded>
  );
}
