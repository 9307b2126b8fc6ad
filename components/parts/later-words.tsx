'use client';

import { type ReactNode, useContext, useMemo } from 'react';
import { IntlProvider, useLocale, useMessages } from 'use-intl';
import { LoadFailureContext } from '@/components/ui/loading/load-failure';
import { useLoaded } from '@/components/ui/loading/use-loaded';
import type { Catalogues } from '@/lib/i18n/load-messages';

interface LaterWordsProps {
  catalogues: Catalogues<object>;
  /** Shown until they are there. */
  fallback?: ReactNode;
  /** What to do when they cannot be fetched, in place of what the page around does. */
  onError?: (error: unknown) => void;
  children: ReactNode;
}

/** Adds the messages of a catalogue, in the current language, for its children; renders them once loaded. */
export function LaterWords({ catalogues, fallback = null, onError, children }: LaterWordsProps) {
  const language = useLocale();
  const messages = useMessages();
  const onPageError = useContext(LoadFailureContext);
  const added = useLoaded(catalogues[language], onError ?? onPageError);
  // The same object while nothing changes: what is said with it would be drawn again.
  const all = useMemo(() => ({ ...messages, ...added?.default }), [messages, added]);
  if (!added) return fallback;
  return (
    <IntlProvider locale={language} messages={all} timeZone="UTC">
      {children}
    </IntlProvider>
  );
}
