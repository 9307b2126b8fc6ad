'use client';

import { type ReactNode, useContext } from 'react';
import { IntlProvider, useLocale, useMessages } from 'use-intl';
import { LoadFailureContext } from './load-failure';
import { useLoaded } from './use-loaded';

interface AddedWordsProps {
  /** Loads the messages of one language; the same function for the same language. */
  load: () => Promise<{ readonly default: object }>;
  /** Shown until they are there. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Adds messages that are not part of every page, for its children; renders those once the messages have loaded. */
export function AddedWords({ load, fallback, children }: AddedWordsProps) {
  const language = useLocale();
  const messages = useMessages();
  const added = useLoaded(load, useContext(LoadFailureContext));
  if (!added) return fallback;
  return (
    <IntlProvider locale={language} messages={{ ...messages, ...added.default }} timeZone="UTC">
      {children}
    </IntlProvider>
  );
}
