'use client';

import { useState } from 'react';
import { pickLanguage } from '@/lib/i18n/language';
import { StaffNotice } from './staff-notice';
import { StaffWords } from './staff-words';

/**
 * Error screen of the staff page, for links that cannot be shown. The app's error screen would start the app.
 */
export function StaffFailure() {
  const [language] = useState(() => pickLanguage([document.documentElement.lang]));
  return (
    <StaffWords language={language}>
      <StaffNotice kind="broken" />
    </StaffWords>
  );
}
