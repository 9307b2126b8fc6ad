'use client';

import { type ReactNode, useContext } from 'react';
import { IntlProvider, useLocale, useMessages } from 'use-intl';
import { LoadFailureContext } from '@/components/ui/loading/load-failure';
import { useLoaded } from '@/components/ui/loading/use-loaded';
import { PLAN_CATALOGUES } from '@/lib/i18n/plan-messages';

interface PlanWordsProps {
  /** Shown until they are there. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Adds the messages for what a plan would break, in the current language, for its children. */
export function PlanWords({ fallback, children }: PlanWordsProps) {
  const language = useLocale();
  const messages = useMessages();
  const plans = useLoaded(PLAN_CATALOGUES[language], useContext(LoadFailureContext));
  if (!plans) return fallback;
  return (
    <IntlProvider locale={language} messages={{ ...messages, ...plans.default }} timeZone="UTC">
      {children}
    </IntlProvider>
  );
}
