'use client';

import { type ReactNode, useContext } from 'react';
import { IntlProvider, useLocale, useMessages } from 'use-intl';
import { LoadFailureContext } from '@/components/ui/loading/load-failure';
import { useLoaded } from '@/components/ui/loading/use-loaded';
import { SHARING_CATALOGUES } from '@/lib/i18n/load-messages';

interface SharingWordsProps {
  children: ReactNode;
}

/** Adds the messages of sharing, in the current language, for its children; renders them once loaded. */
export function SharingWords({ children }: SharingWordsProps) {
  const language = useLocale();
  const messages = useMessages();
  const sharing = useLoaded(SHARING_CATALOGUES[language], useContext(LoadFailureContext));
  if (!sharing) return null;
  return (
    <IntlProvider locale={language} messages={{ ...messages, ...sharing.default }} timeZone="UTC">
      {children}
    </IntlProvider>
  );
}
