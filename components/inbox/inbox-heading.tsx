'use client';

import { useTranslations } from 'use-intl';

export function InboxHeading() {
  const t = useTranslations('shell');
  return (
    <h1 tabIndex={-1} className="text-lg font-semibold outline-none">
      {t('inbox')}
    </h1>
  );
}
