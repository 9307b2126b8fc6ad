'use client';

import { useTranslations } from 'use-intl';

export function SettingsHeading() {
  const t = useTranslations('settings');
  return <h1 className="min-w-0 text-lg leading-tight font-semibold">{t('title')}</h1>;
}
