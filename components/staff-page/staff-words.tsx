'use client';

import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { logLoadFailure } from '@/components/ui/loading/load-failure';
import { useLoaded } from '@/components/ui/loading/use-loaded';
import type { Language } from '@/lib/i18n/language';
import { STAFF_MESSAGES } from '@/lib/i18n/load-later-messages';
import { StaffSkeleton } from './staff-skeleton';

interface StaffWordsProps {
  language: Language;
  children: ReactNode;
}

export function StaffWords({ language, children }: StaffWordsProps) {
  const words = useLoaded(STAFF_MESSAGES[language], logLoadFailure);
  if (!words) return <StaffSkeleton />;
  return (
    <IntlProvider locale={language} messages={words} timeZone="UTC">
      {children}
    </IntlProvider>
  );
}
