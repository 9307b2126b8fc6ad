'use client';

import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { logLoadFailure } from '@/components/ui/loading/load-failure';
import { WhenLoaded } from '@/components/ui/loading/when-loaded';
import type { Language } from '@/lib/i18n/language';
import { SHARING_CATALOGUES } from '@/lib/i18n/load-messages';
import { StaffSkeleton } from './staff-skeleton';

interface StaffWordsProps {
  language: Language;
  children: ReactNode;
}

/** The words of sharing alone: this page needs none of the app's. */
export function StaffWords({ language, children }: StaffWordsProps) {
  return (
    <WhenLoaded load={SHARING_CATALOGUES[language]} fallback={<StaffSkeleton />} onError={logLoadFailure}>
      {(words) => (
        <IntlProvider locale={language} messages={words.default} timeZone="UTC">
          {children}
        </IntlProvider>
      )}
    </WhenLoaded>
  );
}
