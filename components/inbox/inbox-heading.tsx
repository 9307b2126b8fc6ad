'use client';

import { useTranslations } from 'use-intl';

/** The title of the page. */
export function InboxHeading() {
  const t = useTranslations('shell');
  return <h1 className="text-lg font-semibold">{t('inbox')}</h1>;
}
