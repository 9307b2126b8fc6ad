'use client';

import type { ReactNode } from 'react';
import { IntlProvider, useLocale, useMessages } from 'use-intl';
import { logLoadFailure } from '@/components/ui/loading/load-failure';
import { useLoaded } from '@/components/ui/loading/use-loaded';
import { PROBLEMS_CATALOGUES } from '@/lib/i18n/load-messages';

/** Adds the messages about problems, in the current language, for its children; renders them once loaded. */
export function ProblemWords({ children }: { children: ReactNode }) {
  const language = useLocale();
  const messages = useMessages();
  const words = useLoaded(PROBLEMS_CATALOGUES[language], logLoadFailure);
  if (!words) return null;
  return (
    <IntlProvider locale={language} messages={{ ...messages, ...words.default }} timeZone="UTC">
      {children}
    </IntlProvider>
  );
}
