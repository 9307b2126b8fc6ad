'use client';

import { type ReactNode, useContext } from 'react';
import { IntlProvider, useLocale, useMessages } from 'use-intl';
import { LoadFailureContext } from '@/components/ui/loading/load-failure';
import { useLoaded } from '@/components/ui/loading/use-loaded';
import type { Catalogues } from '@/lib/i18n/load-messages';

interface LateWordsProps {
  /** Of words that no page needs from the start. */
  catalogues: Catalogues<object>;
  children: ReactNode;
}

/** Adds the messages of a catalogue, in the current language, for its children; renders them once loaded. */
export function LateWords({ catalogues, children }: LateWordsProps) {
  const language = useLocale();
  const messages = useMessages();
  const late = useLoaded(catalogues[language], useContext(LoadFailureContext));
  if (!late) return null;
  return (
    <IntlProvider locale={language} messages={{ ...messages, ...late.default }} timeZone="UTC">
      {children}
    </IntlProvider>
  );
}
