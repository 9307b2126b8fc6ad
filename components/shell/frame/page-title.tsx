'use client';

import { usePathname } from 'next/navigation';
import { useTranslations } from 'use-intl';

const PAGES = ['employees', 'insights', 'templates', 'settings'] as const;

/** The title in the browser's tab, in the language that is shown: by the address, so that a panel names itself too. */
export function PageTitle() {
  const t = useTranslations('shell');
  const pathname = usePathname();
  const page = PAGES.find((name) => pathname.startsWith(`/${name}`)) ?? 'calendar';
  return <title>{`${t(page)} · ${t('brand')}`}</title>;
}
