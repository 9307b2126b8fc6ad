'use client';

import { useEffect, useState } from 'react';
import { type Language, pickLanguage } from '@/lib/i18n/language';
import type { WeekChoice } from '@/lib/share/week-code/week-code-choice';

/** The language that the reader has chosen, or the device's; the page says which one it is in. */
export function usePageLanguage({ language: chosen }: WeekChoice): Language {
  // The boot script sets the device's language before the first paint.
  const [ownLanguage] = useState(() => pickLanguage([document.documentElement.lang]));
  const language = chosen ?? ownLanguage;
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return language;
}
