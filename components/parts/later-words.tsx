'use client';

import { type ReactNode, useContext } from 'react';
import { IntlProvider, useLocale, useMessages } from 'use-intl';
import { LoadFailureContext } from '@/components/ui/loading/load-failure';
import { useLoaded } from '@/components/ui/loading/use-loaded';
import type { Catalogues } from '@/lib/i18n/load-messages';

interface LaterWordsProps {
  catalogues: Catalogues<object>;
  /** Shown until they are there. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Adds the messages of a catalogue, in the current language, for its children; renders them once loaded. */
export function LaterWords({ catalogues, fallback = null, children }: LaterWordsProps) {
  const language = useLocale();
  const messages = useMessages();
  const added = useLoaded(catalogues[language], useContext(LoadFailureContext));
  if (!added) return fallback;
  return (
    <IntlProvider locale={language} messages={{ ...messages, ...added.default }} timeZone="UTC">
      {children}
    </IntlProvider>
  );
}
