'use client';

import { usePathname, useSelectedLayoutSegment } from 'next/navigation';
import { useTranslations } from 'use-intl';

const PAGES = ['employees', 'insights', 'templates', 'settings', 'inbox'] as const;

/**
 * The browser tab's title, in the current language; derived from the address, so that panels have a title
 * too.
 */
export function PageTitle() {
  const t = useTranslations();
  const pathname = usePathname();
  // The host answers unknown addresses with this page.
  const isMissing = useSelectedLayoutSegment() === 'missing';
  const page = PAGES.find((name) => pathname.startsWith(`/${name}`)) ?? 'calendar';
  return <title>{`${t(isMissing ? 'errors.notFound' : `shell.${page}`)} · ${t('shell.brand')}`}</title>;
}
