'use client';

import { useState } from 'react';
import { pickLanguage } from '@/lib/i18n/language';
import { StaffNotice } from './staff-notice';
import { StaffWords } from './staff-words';

/** Where the page itself has failed: a link that it cannot show. The app's own screen for that would start the app. */
export function StaffFailure() {
  const [language] = useState(() => pickLanguage([document.documentElement.lang]));
  return (
    <StaffWords language={language}>
      <StaffNotice kind="broken" />
    </StaffWords>
  );
}
