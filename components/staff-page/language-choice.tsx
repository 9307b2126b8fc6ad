'use client';

import { useTranslations } from 'use-intl';
import { LANGUAGES, type Language } from '@/lib/i18n/language';

const OWN_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
};

interface LanguageChoiceProps {
  value: Language;
  onChange: (language: Language) => void;
}

/** A native select, familiar on every phone; the choice is stored only in the URL. */
export function LanguageChoice({ value, onChange }: LanguageChoiceProps) {
  const t = useTranslations('staffPage');
  return (
    <select
      aria-label={t('language')}
      value={value}
      onChange={(event) => {
        const chosen = LANGUAGES.find((language) => language === event.target.value);
        if (chosen) onChange(chosen);
      }}
      className="staff-language staff-screen-only focus-ring"
    >
      {LANGUAGES.map((language) => (
        <option key={language} value={language} lang={language}>
          {OWN_NAMES[language]}
        </option>
      ))}
    </select>
  );
}
