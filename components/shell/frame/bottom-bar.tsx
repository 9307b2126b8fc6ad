'use client';

import { Plus } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { useTranslations } from 'use-intl';
import { useAddShift } from '@/components/shell/use-add-shift';
import { AppLink } from '@/components/ui/page/app-link';
import { isCurrentPage, NAV_ITEMS } from './nav-items';

/** The phone's navigation, within the thumb's reach, with Add Shift in its middle. */
export function BottomBar() {
  const t = useTranslations('shell');
  // Labels that fit a fifth of the narrowest phone in every language.
  const short = useTranslations('bottomBar');
  const pathname = usePathname();
  const addShift = useAddShift();
  const links = NAV_ITEMS.map(({ id, href, icon: Icon, tutorialStep }) => {
    const isCurrent = isCurrentPage(href, pathname);
    return (
      <AppLink
        key={id}
        href={href}
        data-tutorial={tutorialStep}
        aria-current={isCurrent ? 'page' : undefined}
        className={`focus-ring flex min-h-12 min-w-0 flex-col items-center justify-center gap-0.5 rounded-control text-xs font-medium ${
          isCurrent ? 'text-accent-text' : 'text-ink-2'
        }`}
      >
        <Icon aria-hidden="true" className="size-[22px]" strokeWidth={1.75} />
        <span className="max-w-full text-center leading-tight break-words hyphens-auto max-[350px]:text-[11px] max-[350px]:tracking-[-0.03em]">
          {short(id)}
        </span>
      </AppLink>
    );
  });
  return (
    <nav
      aria-label={t('navigation')}
      className="grid shrink-0 grid-cols-[1fr_1fr_auto_1fr_1fr] items-start max-[350px]:grid-cols-[repeat(5,auto)] max-[350px]:justify-between border-t border-line bg-canvas px-1 pt-1.5 pb-[max(env(safe-area-inset-bottom),10px)] desktop:hidden"
    >
      {links.slice(0, 2)}
      <button
        type="button"
        onClick={addShift}
        data-tutorial="add-shift"
        aria-label={t('addShift')}
        className="focus-ring mx-1.5 -mt-px flex size-[52px] items-center justify-center rounded-dialog bg-accent text-on-accent shadow-2"
      >
        <Plus aria-hidden="true" className="size-6" />
      </button>
      {links.slice(2)}
    </nav>
  );
}
