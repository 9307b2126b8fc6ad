'use client';

import { type ComponentType, type ReactNode, useContext, useMemo } from 'react';
import { IntlProvider, useLocale, useMessages } from 'use-intl';
import { LoadFailureContext } from '@/components/ui/loading/load-failure';
import { useLoaded } from '@/components/ui/loading/use-loaded';
import { LATER_MESSAGES } from '@/lib/i18n/load-later-messages';

interface LaterWordsProps {
  fallback?: ReactNode;
  /** Reports a failed fetch instead of `LoadFailureContext`. */
  onError?: (error: unknown) => void;
  children: ReactNode;
}

/** Provides the messages of parts that load on first use; renders its children once loaded. */
export function LaterWords({ fallback = null, onError, children }: LaterWordsProps) {
  const language = useLocale();
  const messages = useMessages();
  const onPageError = useContext(LoadFailureContext);
  const added = useLoaded(LATER_MESSAGES[language], onError ?? onPageError);
  // Memoized: a new object would render every consumer.
  const all = useMemo(() => ({ ...messages, ...added }), [messages, added]);
  if (!added) return fallback;
  return (
    <IntlProvider locale={language} messages={all} timeZone="UTC">
      {children}
    </IntlProvider>
  );
}

/** The component inside `LaterWords`, with the same props. */
export function withLaterWords<Props extends object>(Part: ComponentType<Props>) {
  return (props: Props): ReactNode => (
    <LaterWords>
      <Part {...props} />
    </LaterWords>
  );
}
