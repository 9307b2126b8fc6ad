'use client';

import { useTranslations } from 'use-intl';

/** The heading of the settings page. */
export function SettingsHeading() {
  const t = useTranslations('settings');
  return <h1 className="text-lg font-semibold">{t('title')}</h1>;
}
